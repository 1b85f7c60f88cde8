import { useWasTrue } from '../../../components/hooks.ts';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { logUnexpected } from '../../../utils/logger.ts';
import { MAX_BULK_IDS } from '../draft-state.ts';
import type { BulkLookupStore } from '../state.ts';
import './bulk-lookup.css';
import './bulk-narrow.css';
import { BulkDraft } from './BulkDraft.tsx';
import type { BulkReplyProps } from './BulkReply.tsx';
import { BulkTable } from './BulkTable.tsx';

/** Loaded on first use, with the texts of the replies. */
const BulkReply = lazyComponent(
  async () => (await import('./BulkReply.tsx')).BulkReply,
  (error) => logUnexpected('the reply about several IDs', error),
);

interface Props extends Pick<BulkReplyProps, 'replies' | 'isSandbox' | 'onOpenTemplates'> {
  /** Its view must not be `shipment`, which is rendered like any other shipment, or `closed`. */
  bulkLookup: BulkLookupStore;
  onOpenOptions(): void;
}

/** The draft or the table of a bulk lookup, or the reply about the IDs of the table. */
export function BulkLookupView({ bulkLookup, onOpenOptions, ...reply }: Props) {
  const { view, draft, table, begunReply, back } = bulkLookup;
  const hasReplied = useWasTrue(view.value === 'reply');
  if (view.value === 'table')
    return <BulkTable bulkLookup={bulkLookup} hasReplied={hasReplied} onOpenOptions={onOpenOptions} />;
  if (view.value === 'reply') {
    const rows = table.visible.value;
    const about = rows.map(({ trackingId }) => trackingId).join();
    const begun = begunReply.value?.about === about ? begunReply.value : { about, customer: '' };
    return (
      <BulkReply
        {...reply}
        rows={rows}
        begun={begun}
        onChange={(changed) => {
          begunReply.value = { ...begun, ...changed };
        }}
        onClose={back}
      />
    );
  }
  return (
    <BulkDraft
      text={draft.text.value}
      list={draft.list.value}
      includesOthers={draft.includesOthers.value}
      count={draft.ids.value.length}
      max={MAX_BULK_IDS}
      onInput={draft.enter}
      onIncludeOthers={draft.includeOthers}
      onLookUp={() => void bulkLookup.lookUpDraft()}
      onBack={back}
    />
  );
}

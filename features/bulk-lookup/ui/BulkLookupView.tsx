import { MAX_BULK_IDS } from '../draft-state.ts';
import type { BulkLookupStore } from '../state.ts';
import './bulk-lookup.css';
import { BulkDraft } from './BulkDraft.tsx';
import { BulkTable } from './BulkTable.tsx';

interface Props {
  /** Its view must be `draft` or `table`; `shipment` is rendered like any other shipment. */
  bulkLookup: BulkLookupStore;
  onOpenOptions(): void;
}

/** The draft or the table of a bulk lookup. */
export function BulkLookupView({ bulkLookup, onOpenOptions }: Props) {
  const { view, draft, back } = bulkLookup;
  if (view.value === 'table') return <BulkTable bulkLookup={bulkLookup} onOpenOptions={onOpenOptions} />;
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

import type { ManyState } from '../state.ts';
import './many.css';
import { ManyDraft } from './ManyDraft.tsx';
import { ManyTable } from './ManyTable.tsx';

interface Props {
  /** In one of its views `draft` and `table`; its shipment is shown as every shipment. */
  many: ManyState;
  /** How many IDs are looked up together at most. */
  most: number;
  onOpenOptions(): void;
}

/** Looking up many IDs, from text to table; the same in popup and panel. */
export function ManyView({ many, most, onOpenOptions }: Props) {
  const { view, draft, back } = many;
  if (view.value === 'table') return <ManyTable many={many} onOpenOptions={onOpenOptions} />;
  return (
    <ManyDraft
      text={draft.text.value}
      list={draft.list.value}
      includesOthers={draft.includesOthers.value}
      count={draft.ids.value.length}
      most={most}
      onInput={draft.enter}
      onIncludeOthers={draft.includeOthers}
      onLookUp={() => void many.lookUpDraft()}
      onBack={back}
    />
  );
}

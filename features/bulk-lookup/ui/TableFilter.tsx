import { Search } from 'lucide-preact';
import { Chips } from '../../../components/Chips.tsx';
import { usePopupMessages } from '../../messages-context.tsx';
import type { RowStatus } from '../model.ts';
import { bulkViewText } from '../view-text.en.ts';

interface Props {
  text: string;
  only: RowStatus | undefined;
  /** The selectable statuses, with their numbers of rows. */
  statuses: readonly { rowStatus: RowStatus; count: number }[];
  total: number;
  /** The number of rows that match. */
  matches: number;
  /** Whether there is a field as well, for tables that one cannot see at a glance. */
  hasField: boolean;
  onFilter(text: string): void;
  onShowOnly(rowStatus: RowStatus | undefined): void;
}

const ALL = 'all';
type Choice = RowStatus | typeof ALL;

/** Filters a table by text and by status. */
export function TableFilter({ text, only, statuses, total, matches, ...props }: Props) {
  const { hasField, onFilter, onShowOnly } = props;
  const { bulkLookup, bulkView: texts = bulkViewText, recent } = usePopupMessages();
  const choices: { value: Choice; text: string }[] = [
    { value: ALL, text: texts.all(total) },
    ...statuses.map(({ rowStatus, count }) => ({
      value: rowStatus,
      text: texts.only(bulkLookup.rowStatus[rowStatus], count),
    })),
  ];
  return (
    <div class="bulk-filter">
      {hasField && (
        <div class="field-frame bulk-search">
          <Search size={14} aria-hidden="true" />
          <input
            class="field-input"
            type="search"
            aria-label={texts.filter}
            placeholder={texts.filterPlaceholder}
            value={text}
            autocomplete="off"
            spellcheck={false}
            onInput={(event) => onFilter(event.currentTarget.value)}
          />
          <p class="sr-only" role="status">
            {text.trim() !== '' && recent.found(matches, total)}
          </p>
        </div>
      )}
      <Chips
        label={texts.statusFilter}
        choices={choices}
        chosen={only ?? ALL}
        onChoose={(value) => onShowOnly(value === ALL ? undefined : value)}
      />
    </div>
  );
}

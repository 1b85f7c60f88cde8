import { ChevronDown } from 'lucide-preact';
import { useOptionsMessages } from '../../../messages-context.tsx';
import type { ConsoleView, SendFilter } from '../../view-state.ts';

interface Props {
  view: ConsoleView;
}

const FILTERS = ['all', 'failed'] as const satisfies SendFilter[];

/** Chooses which past tests are listed. */
export function HistoryFilter({ view }: Props) {
  const { webhook } = useOptionsMessages();
  return (
    <span class="history-filter">
      <select
        aria-label={webhook.filterLabel}
        value={view.filter.value}
        onChange={({ currentTarget }) => {
          view.filter.value = currentTarget.value === 'failed' ? 'failed' : 'all';
        }}
      >
        {FILTERS.map((value) => (
          <option key={value} value={value}>
            {webhook.filter[value]}
          </option>
        ))}
      </select>
      <ChevronDown size={14} aria-hidden="true" />
    </span>
  );
}

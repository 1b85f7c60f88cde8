import { useState } from 'preact/hooks';
import { Button } from '../../components/Button.tsx';
import { Field } from '../../components/Field.tsx';
import { useMessages } from '../../components/messages-context.ts';
import type { RecentEntry } from '../../utils/recent.ts';
import { RecentRow } from './RecentRow.tsx';
import { searchRecent } from './recent-search.ts';
import type { RecentState } from './recent-state.ts';

/** So many are seen at a glance; more are searched, or shown on demand. */
const GLANCE = 8;

interface Props {
  entries: readonly RecentEntry[];
  recent: RecentState;
  locale: string;
  onOpen(trackingId: string): void;
}

/** The entries, with a search where there are many. */
export function RecentList({ entries, recent, locale, onOpen }: Props) {
  const messages = useMessages();
  const words = messages.recent;
  const [isWhole, setIsWhole] = useState(false);
  const query = recent.query.value;
  const isSearching = query.trim() !== '';
  const found = searchRecent(entries, query, messages);
  const shown = isSearching || isWhole ? found : found.slice(0, GLANCE);
  return (
    <>
      {(entries.length > GLANCE || isSearching) && (
        <div class="recent-search">
          <Field
            label={words.search}
            isLabelHidden
            value={query}
            placeholder={words.searchPlaceholder}
            onInput={recent.search}
          />
          <p class="sr-only" role="status">
            {isSearching && words.found(found.length, entries.length)}
          </p>
        </div>
      )}
      {found.length === 0 && <p class="recent-none">{words.noneFound(query.trim())}</p>}
      <ul>
        {shown.map((entry) => (
          <RecentRow
            key={entry.trackingId}
            entry={entry}
            locale={locale}
            onOpen={() => onOpen(entry.trackingId)}
            onRemove={() => void recent.remove(entry.trackingId)}
          />
        ))}
      </ul>
      {shown.length < found.length && (
        <Button variant="quiet" onClick={() => setIsWhole(true)}>
          {words.showAll(found.length)}
        </Button>
      )}
    </>
  );
}

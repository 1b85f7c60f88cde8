import { Search } from 'lucide-preact';
import { Chips } from '../../../components/Chips.tsx';
import { useMessages } from '../../messages-context.tsx';
import type { Standing } from '../model.ts';

interface Props {
  text: string;
  only: Standing | undefined;
  /** Kinds of rows to choose from, with how many there are. */
  kinds: readonly { standing: Standing; count: number }[];
  total: number;
  onFilter(text: string): void;
  onShowOnly(standing: Standing | undefined): void;
}

const ALL = 'all';
type Choice = Standing | typeof ALL;

/** Narrows a table down by words and by kind. */
export function TableFilter({ text, only, kinds, total, onFilter, onShowOnly }: Props) {
  const { many } = useMessages();
  const choices: { value: Choice; text: string }[] = [
    { value: ALL, text: many.all(total) },
    ...kinds.map(({ standing, count }) => ({
      value: standing,
      text: many.only(many.standing[standing], count),
    })),
  ];
  return (
    <div class="many-filter">
      <div class="field-frame many-search">
        <Search size={14} aria-hidden="true" />
        <input
          class="field-input"
          type="search"
          aria-label={many.filter}
          placeholder={many.filterPlaceholder}
          value={text}
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => onFilter(event.currentTarget.value)}
        />
      </div>
      <Chips
        label={many.standings}
        choices={choices}
        chosen={only ?? ALL}
        onChoose={(value) => onShowOnly(value === ALL ? undefined : value)}
      />
    </div>
  );
}

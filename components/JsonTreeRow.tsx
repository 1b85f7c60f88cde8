import { ChevronRight } from 'lucide-preact';
import { type JsonRow, PAGE } from './json-rows.ts';
import { useMessages } from './messages-context.ts';

interface Props {
  row: JsonRow;
  /** The one row that Tab reaches. */
  isChosen: boolean;
  onUse(): void;
}

/** Deeper levels are told apart by their path; the line must keep room for its value. */
const MAX_INDENT = 8;

/** One part of a JSON reply in a line: its name, and its value or how much it holds. */
export function JsonTreeRow({ row, isChosen, onUse }: Props) {
  const { answer } = useMessages();
  const { kind, level, position, siblings, name, part, isOpen } = row;
  const isGroup = part.kind === 'object' || part.kind === 'array';
  const count = part.members().length;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it listens to the keyboard
    <div
      class={`tree-row tree-level-${Math.min(level, MAX_INDENT)}`}
      role="treeitem"
      tabIndex={isChosen ? 0 : -1}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-selected={isChosen}
      aria-expanded={isOpen}
      onClick={onUse}
    >
      <span class="tree-mark">
        {isOpen !== undefined && <ChevronRight size={12} strokeWidth={2.4} aria-hidden="true" />}
      </span>
      {kind === 'more' ? (
        <span class="tree-more">{answer.moreMembers(Math.min(PAGE, count - position + 1))}</span>
      ) : (
        <span class="tree-line">
          {name !== undefined && (
            <>
              <bdi class="tree-name">{name}</bdi>
              {': '}
            </>
          )}
          {isGroup ? (
            <span class="tree-count">
              {part.kind === 'object' ? answer.fields(count) : answer.entries(count)}
            </span>
          ) : (
            <bdi class={`tree-${part.kind}`}>{part.shown}</bdi>
          )}
          {part.cutFrom && <span class="tree-count">{answer.cutValue(part.cutFrom)}</span>}
        </span>
      )}
    </div>
  );
}

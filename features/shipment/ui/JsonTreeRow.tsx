import { ChevronRight } from 'lucide-preact';
import { useMessages } from '../../messages-context.tsx';
import { type JsonRow, PAGE } from '../json-rows.ts';
import { technicalText } from '../technical-text.en.ts';

interface Props {
  row: JsonRow;
  /** Whether Tab moves the focus to this row. */
  isChosen: boolean;
  onUse(): void;
}

/** Deeper levels are not indented further, so that there is room for the value. */
const MAX_INDENT = 8;

/** One part of the JSON on a line: its name, and its value or the number of its members. */
export function JsonTreeRow({ row, isChosen, onUse }: Props) {
  const { technical: texts = technicalText } = useMessages();
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
        <span class="tree-more">{texts.moreMembers(Math.min(PAGE, count - position + 1))}</span>
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
              {part.kind === 'object' ? texts.fields(count) : texts.entries(count)}
            </span>
          ) : (
            <bdi class={`tree-${part.kind}`}>{part.shown}</bdi>
          )}
          {part.cutFrom && <span class="tree-count">{texts.cutValue(part.cutFrom)}</span>}
        </span>
      )}
    </div>
  );
}

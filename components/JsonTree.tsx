import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { JsonPart } from '../utils/json-part.ts';
import { CopyButton } from './CopyButton.tsx';
import { JsonTreeRow } from './JsonTreeRow.tsx';
import { act, afterKey, type JsonRow, rowsOf, UNTOUCHED } from './json-rows.ts';
import { useMessages } from './messages-context.ts';
import './styles/json-tree.css';

interface Props {
  whole: JsonPart;
}

/** A JSON reply to open part by part, by pointer and keyboard; copies the part that is chosen, and its path. */
export function JsonTree({ whole }: Props) {
  const { answer } = useMessages();
  const [view, setView] = useState(UNTOUCHED);
  const [chosenId, setChosenId] = useState('0');
  const tree = useRef<HTMLDivElement>(null);
  const isFocusDue = useRef(false);
  const rows = rowsOf(whole, view);
  // The chosen row is gone when a row above it was closed, or “Show more” was used up.
  const chosen = rows.find(({ id }) => id === chosenId) ?? rows[0];

  useLayoutEffect(() => {
    if (isFocusDue.current) tree.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    isFocusDue.current = false;
  });

  function use(row: JsonRow): void {
    setView(act(view, row));
    // In the place of “Show more” comes the first of what it shows.
    setChosenId(row.kind === 'more' ? `${row.parentId}.${row.position - 1}` : row.id);
  }

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey || !chosen) return;
    const next = afterKey(rows, chosen, event.key);
    if (next === undefined) return;
    event.preventDefault();
    isFocusDue.current = true;
    if (next === 'act') use(chosen);
    else setChosenId(next.id);
  }

  return (
    <>
      <div ref={tree} class="tree" role="tree" aria-label={answer.tree} onKeyDown={press}>
        {rows.map((row) => (
          <JsonTreeRow key={row.id} row={row} isChosen={row === chosen} onUse={() => use(row)} />
        ))}
      </div>
      {chosen && (
        <div class="tree-foot">
          <bdi class="tree-path mono">{chosen.path || answer.wholeReply}</bdi>
          <CopyButton label={answer.copyValue} text={chosen.part.copyText} variant="secondary" />
          {chosen.path && <CopyButton label={answer.copyPath} text={chosen.path} variant="secondary" />}
        </div>
      )}
    </>
  );
}

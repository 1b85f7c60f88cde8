import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { CopyButton } from '../../../components/CopyButton.tsx';
import type { JsonPart } from '../../../utils/json-part.ts';
import { useMessages } from '../../messages-context.tsx';
import { act, afterKey, type JsonRow, rowsOf, UNTOUCHED } from '../json-rows.ts';
import { technicalText } from '../technical-text.en.ts';
import { JsonTreeRow } from './JsonTreeRow.tsx';
import './json-tree.css';

interface Props {
  whole: JsonPart;
}

/** Shows JSON as a tree for pointer and keyboard; copies the selected part or its path. */
export function JsonTree({ whole }: Props) {
  const { technical: texts = technicalText } = useMessages();
  const [view, setView] = useState(UNTOUCHED);
  const [chosenId, setChosenId] = useState('0');
  const tree = useRef<HTMLDivElement>(null);
  const isFocusDue = useRef(false);
  const rows = rowsOf(whole, view);
  // The selected row disappears when a row above it is closed, or when “Show more” has shown everything.
  const chosen = rows.find(({ id }) => id === chosenId) ?? rows[0];

  useLayoutEffect(() => {
    if (isFocusDue.current) tree.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    isFocusDue.current = false;
  });

  function use(row: JsonRow): void {
    setView(act(view, row));
    // The first of the new rows replaces “Show more”.
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
      <div ref={tree} class="tree" role="tree" aria-label={texts.tree} onKeyDown={press}>
        {rows.map((row) => (
          <JsonTreeRow key={row.id} row={row} isChosen={row === chosen} onUse={() => use(row)} />
        ))}
      </div>
      {/* The whole response has its own button. */}
      {chosen?.path && (
        <div class="tree-foot">
          <bdi class="tree-path mono">{chosen.path}</bdi>
          <CopyButton label={texts.copyValue} text={chosen.part.copyText} variant="secondary" />
          <CopyButton label={texts.copyPath} text={chosen.path} variant="secondary" />
        </div>
      )}
    </>
  );
}

import { useEffect, useRef, useState } from 'preact/hooks';
import { useInView } from '../../../../components/hooks.ts';
import { logUnexpected } from '../../../../utils/logger.ts';
import { useOptionsMessages } from '../../../messages-context.tsx';
import type { PayloadState } from '../../payload-state.ts';
import { JsonField } from './JsonField.tsx';
import type { createJsonEditor, JsonEditor, Selection } from './json-editor.ts';
import { PayloadProblems } from './PayloadProblems.tsx';
import './editor.css';

interface Props {
  payload: PayloadState;
}

interface Loaded {
  create: typeof createJsonEditor;
  /** Selection of the text area, if it was focused. */
  selection: Selection | undefined;
}

const PROBLEMS = 'payload-problems';
const HINT = 'payload-hint';

/**
 * The payload as JSON. The editor is loaded when it scrolls into view; until then, or if loading fails, a plain text
 * area is shown.
 */
export function PayloadEditor({ payload }: Props) {
  const { webhook } = useOptionsMessages();
  const check = payload.check.value;
  const isJson = check.kind === 'json';
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const editor = useRef<JsonEditor>(null);
  const [loaded, setLoaded] = useState<Loaded>();
  const isInView = useInView(place);
  useEffect(() => {
    if (!isInView) return;
    import('./json-editor.ts')
      .then(({ createJsonEditor }) =>
        setLoaded({ create: createJsonEditor, selection: selectionOf(field.current) }),
      )
      .catch((error: unknown) => logUnexpected('the JSON editor', error));
  }, [isInView]);
  return (
    <>
      <div class={`editor-place ${isJson ? '' : 'editor-wrong'}`} ref={place}>
        {loaded ? (
          <JsonField
            {...loaded}
            label={webhook.payload}
            describedBy={[PROBLEMS, HINT]}
            text={payload.text}
            check={payload.check}
            editorRef={editor}
            onInput={payload.setText}
          />
        ) : (
          <textarea
            class="payload-text mono"
            aria-label={webhook.payload}
            value={payload.text.value}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            aria-invalid={!isJson || undefined}
            aria-describedby={PROBLEMS}
            ref={field}
            onInput={(event) => payload.setText(event.currentTarget.value)}
          />
        )}
        <p id={HINT} class="sr-only">
          {webhook.editorHint}
        </p>
      </div>
      <PayloadProblems
        id={PROBLEMS}
        check={check}
        onShowLine={(line) => {
          if (editor.current) editor.current.selectLine(line);
          else if (field.current) selectLine(field.current, line);
        }}
      />
    </>
  );
}

function selectionOf(field: HTMLTextAreaElement | null): Selection | undefined {
  if (!field || field !== document.activeElement) return undefined;
  return { start: field.selectionStart, end: field.selectionEnd };
}

/** Focuses a text area and selects one of its lines, scrolling it into view. @param line counted from 1 */
function selectLine(field: HTMLTextAreaElement, line: number): void {
  const before = field.value.split('\n').slice(0, line - 1);
  const start = before.reduce((length, text) => length + text.length + 1, 0);
  const end = field.value.indexOf('\n', start);
  field.focus();
  field.setSelectionRange(start, end === -1 ? field.value.length : end);
  // Only some browsers scroll to a selection.
  const lineHeight = Number.parseFloat(getComputedStyle(field).lineHeight);
  field.scrollTop = Math.max(0, (line - 3) * lineHeight);
}

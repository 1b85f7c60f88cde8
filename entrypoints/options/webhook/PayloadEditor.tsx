import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { useMessages } from '../../../components/messages-context.ts';
import { TextArea } from '../../../components/TextArea.tsx';
import { logUnexpected } from '../../../utils/logger.ts';
import type { JsonEditor, Selection } from './editor/json-editor.ts';
import { type CreateJsonEditor, JsonField } from './JsonField.tsx';
import { PayloadProblems } from './PayloadProblems.tsx';
import { showLine } from './show-line.ts';
import { useNear } from './use-near.ts';
import type { WebhookState } from './webhook-state.ts';

interface Props {
  state: WebhookState;
}

interface Loaded {
  create: CreateJsonEditor;
  /** Of the text area, if somebody was writing there. */
  selection: Selection | undefined;
}

const PROBLEMS = 'payload-problems';
const HINT = 'payload-hint';

/**
 * The payload as JSON. The editor is loaded once it comes into sight; a plain text area stands in for it until then, and
 * for good where it cannot be loaded.
 */
export function PayloadEditor({ state }: Props) {
  const { webhook } = useMessages();
  const check = state.check.value;
  const isJson = check.kind === 'json';
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const editor = useRef<JsonEditor>(null);
  const [loaded, setLoaded] = useState<Loaded>();
  const isNear = useNear(place);
  useEffect(() => {
    if (!isNear) return;
    import('./editor/json-editor.ts')
      .then(({ createJsonEditor }) =>
        setLoaded({ create: createJsonEditor, selection: selectionOf(field.current) }),
      )
      .catch((error: unknown) => logUnexpected('the JSON editor', error));
  }, [isNear]);
  const aside = (
    <span class="buttons">
      <Button variant="quiet" disabled={!isJson} onClick={state.format}>
        {webhook.format}
      </Button>
      <Button variant="quiet" disabled={!state.isEdited.value} onClick={state.reset}>
        {webhook.reset}
      </Button>
    </span>
  );
  return (
    <div class="pane-part" ref={place}>
      {loaded ? (
        <JsonField
          {...loaded}
          label={webhook.payload}
          aside={aside}
          describedBy={[PROBLEMS, HINT]}
          text={state.payload}
          check={state.check}
          editorRef={editor}
          onInput={state.setPayload}
        />
      ) : (
        <TextArea
          label={webhook.payload}
          value={state.payload.value}
          rows={20}
          isWrong={!isJson}
          describedBy={PROBLEMS}
          inputRef={field}
          onInput={state.setPayload}
          aside={aside}
        />
      )}
      <p id={HINT} class="field-hint editor-hint">
        {webhook.editorHint}
      </p>
      <PayloadProblems
        id={PROBLEMS}
        check={check}
        text={state.payload.value}
        onShowLine={(line) => {
          if (editor.current) editor.current.showLine(line);
          else if (field.current) showLine(field.current, line);
        }}
      />
    </div>
  );
}

function selectionOf(field: HTMLTextAreaElement | null): Selection | undefined {
  if (!field || field !== document.activeElement) return undefined;
  return { start: field.selectionStart, end: field.selectionEnd };
}

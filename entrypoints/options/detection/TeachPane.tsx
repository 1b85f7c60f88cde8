import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { useMessages } from '../../../components/messages-context.ts';
import { TextArea } from '../../../components/TextArea.tsx';
import type { TeachState } from './teach-state.ts';

interface Props {
  teach: TeachState;
}

/** Examples of IDs, and of what is none. */
export function TeachPane({ teach }: Props) {
  const { detection } = useMessages();
  const editing = teach.editing.value;
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (editing) pane.current?.querySelector('textarea')?.focus();
  }, [editing]);
  const isWrong = !teach.inference.value.ok && teach.inference.value.problem.kind !== 'tooFew';
  return (
    <div class="pane" ref={pane}>
      <div class="pane-head">
        <h3>{editing ? detection.editing : detection.teach}</h3>
        {!teach.isEmpty.value && (
          <Button variant="quiet" onClick={teach.clear}>
            {editing ? detection.cancel : detection.startOver}
          </Button>
        )}
      </div>
      <div class="pane-part teach-examples">
        <TextArea
          label={detection.examples}
          value={teach.examples.value}
          rows={6}
          isWrong={isWrong}
          describedBy="examples-hint pattern-found"
          onInput={(text) => {
            teach.examples.value = text;
          }}
        />
        <p class="field-hint" id="examples-hint">
          {detection.examplesHint}
        </p>
      </div>
      <div class="pane-part teach-counter-examples">
        <TextArea
          label={detection.counterExamples}
          value={teach.counterExamples.value}
          rows={2}
          isWrong={false}
          describedBy="counter-examples-hint"
          onInput={(text) => {
            teach.counterExamples.value = text;
          }}
        />
        <p class="field-hint" id="counter-examples-hint">
          {detection.counterExamplesHint}
        </p>
      </div>
    </div>
  );
}

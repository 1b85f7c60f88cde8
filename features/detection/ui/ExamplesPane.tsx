import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { TextArea } from '../../../components/TextArea.tsx';
import { useOptionsMessages } from '../../messages-context.tsx';
import type { PatternDraftState } from '../pattern-draft-state.ts';

interface Props {
  draft: PatternDraftState;
}

/** Examples and counter-examples of IDs. */
export function ExamplesPane({ draft }: Props) {
  const { detection } = useOptionsMessages();
  const editing = draft.editing.value;
  const pane = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (editing) pane.current?.querySelector('textarea')?.focus();
  }, [editing]);
  const isWrong = !draft.inference.value.ok && draft.inference.value.problem.kind !== 'tooFew';
  return (
    <div class="pane" ref={pane}>
      <div class="pane-head">
        <h3>{editing ? detection.editing : detection.teach}</h3>
        {!draft.isEmpty.value && (
          <Button variant="quiet" onClick={draft.clear}>
            {editing ? detection.cancel : detection.startOver}
          </Button>
        )}
      </div>
      <div class="pane-part">
        <TextArea
          label={detection.examples}
          value={draft.examples.value}
          rows={6}
          isWrong={isWrong}
          describedBy="examples-hint pattern-found"
          onInput={(text) => {
            draft.examples.value = text;
          }}
        />
        <p class="field-hint" id="examples-hint">
          {detection.examplesHint}
        </p>
      </div>
      <div class="pane-part counter-examples">
        <TextArea
          label={detection.counterExamples}
          value={draft.counterExamples.value}
          rows={2}
          isWrong={false}
          describedBy="counter-examples-hint"
          onInput={(text) => {
            draft.counterExamples.value = text;
          }}
        />
        <p class="field-hint" id="counter-examples-hint">
          {detection.counterExamplesHint}
        </p>
      </div>
    </div>
  );
}

import { CircleCheck, TriangleAlert } from 'lucide-preact';
import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import { useMessages } from '../../../components/messages-context.ts';
import { MOST_PATTERNS } from '../../../utils/detection.ts';
import type { DetectionState } from './detection-state.ts';
import { PatternFound } from './PatternFound.tsx';

interface Props {
  state: DetectionState;
}

/** What the examples have in common, what else that would find, and a name to keep it under. */
export function PatternPane({ state }: Props) {
  const { detection } = useMessages();
  const { kept, teach } = state;
  const pattern = teach.pattern.value;
  const words = pattern ? detection.inWords(pattern.parts) : '';
  const warnings = teach.warnings.value.length;
  const isFull = kept.patterns.value.length >= MOST_PATTERNS && !teach.editing.value;
  return (
    <form
      class="pane"
      onSubmit={(event) => {
        event.preventDefault();
        state.keep(words);
      }}
    >
      <div class="pane-head">
        <h3>{detection.pattern}</h3>
        {pattern && (
          <span class={warnings === 0 ? 'verdict good' : 'verdict doubtful'}>
            {warnings === 0 ? (
              <CircleCheck size={14} aria-hidden="true" />
            ) : (
              <TriangleAlert size={14} aria-hidden="true" />
            )}
            {warnings === 0 ? detection.verdict.good : detection.verdict.warned(warnings)}
          </span>
        )}
      </div>
      <PatternFound teach={teach} />
      <div class="pane-part">
        <Field
          label={detection.name}
          value={teach.name.value}
          placeholder={words || undefined}
          error={isFull ? detection.tooMany : undefined}
          onInput={(text) => {
            teach.name.value = text;
          }}
        />
      </div>
      <div class="pane-foot">
        <Button
          variant="primary"
          type="submit"
          isBusy={kept.outcome.value.step === 'storing'}
          disabled={!pattern || isFull}
          describedBy="pattern-found"
        >
          {detection.keep}
        </Button>
      </div>
    </form>
  );
}

import { CircleCheck, TriangleAlert } from 'lucide-preact';
import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import { useOptionsMessages } from '../../messages-context.tsx';
import { MAX_PATTERNS } from '../model.ts';
import type { DetectionState } from '../state.ts';
import { PatternFound } from './PatternFound.tsx';
import '../../../components/styles/verdict.css';

interface Props {
  state: DetectionState;
}

/** The pattern that the examples share, its warnings, and its name. */
export function PatternPane({ state }: Props) {
  const { detection } = useOptionsMessages();
  const { saved, draft } = state;
  const pattern = draft.pattern.value;
  const words = pattern ? detection.inWords(pattern.parts) : '';
  const warnings = draft.warnings.value.length;
  const isFull = saved.patterns.value.length >= MAX_PATTERNS && !draft.editing.value;
  return (
    <form
      class="pane"
      onSubmit={(event) => {
        event.preventDefault();
        void state.save(words);
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
      <PatternFound draft={draft} />
      <div class="pane-part">
        <Field
          label={detection.name}
          value={draft.name.value}
          placeholder={words || undefined}
          error={isFull ? detection.tooMany : undefined}
          onInput={(text) => {
            draft.name.value = text;
          }}
        />
      </div>
      <div class="pane-foot">
        <Button
          variant="primary"
          type="submit"
          isBusy={saved.outcome.value.step === 'storing'}
          disabled={!pattern || isFull}
          describedBy="pattern-found"
        >
          {detection.save}
        </Button>
      </div>
    </form>
  );
}

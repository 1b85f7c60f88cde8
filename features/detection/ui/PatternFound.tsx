import { Notice } from '../../../components/Notice.tsx';
import { useOptionsMessages } from '../../messages-context.tsx';
import type { PatternWarning } from '../engine/patterns/pattern-warnings.ts';
import type { PatternDraftState } from '../pattern-draft-state.ts';

interface Props {
  draft: PatternDraftState;
}

/** The pattern in words with its warnings, or the reason why the examples have no pattern. */
export function PatternFound({ draft }: Props) {
  const { detection } = useOptionsMessages();
  const inference = draft.inference.value;
  const isUntouched = draft.entries.value.length === 0;
  return (
    <div class="pane-part pattern-found" id="pattern-found" role="status">
      {inference.ok ? (
        <>
          <p class="pattern-words">{detection.inWords(inference.pattern.parts)}</p>
          <p class="quiet">{detection.fitsExamples(draft.entries.value.length)}</p>
          <Warnings warnings={draft.warnings.value} />
        </>
      ) : (
        <>
          {isUntouched && <p class="quiet">{detection.noPattern}</p>}
          {!isUntouched && (
            <p class={inference.problem.kind === 'tooFew' ? 'quiet' : 'pattern-problem'}>
              {detection.problem(inference.problem)}
            </p>
          )}
        </>
      )}
    </div>
  );
}

function Warnings({ warnings }: { warnings: PatternWarning[] }) {
  const { detection } = useOptionsMessages();
  const counter = warnings.filter(({ kind }) => kind === 'counterExamples');
  const others = warnings.filter(({ kind }) => kind !== 'counterExamples');
  return (
    <>
      {counter.map((warning) => (
        <Notice
          key={warning.kind}
          kind="warning"
          title={detection.counterWarning}
          advice={detection.warning(warning)}
        />
      ))}
      {others.length > 0 && (
        <Notice kind="warning" title={detection.alsoFinds}>
          <ul>
            {others.map((warning) => (
              <li key={detection.warning(warning)}>{detection.warning(warning)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

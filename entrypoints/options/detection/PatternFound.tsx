import { useMessages } from '../../../components/messages-context.ts';
import { Notice } from '../../../components/Notice.tsx';
import type { TeachWarning } from '../../../utils/tracking/taught-warnings.ts';
import type { TeachState } from './teach-state.ts';

interface Props {
  teach: TeachState;
}

/** The pattern in words with its warnings, or what keeps the examples from making one. */
export function PatternFound({ teach }: Props) {
  const { detection } = useMessages();
  const inference = teach.inference.value;
  const isUntouched = teach.entries.value.length === 0;
  return (
    <div class="pane-part pattern-found" id="pattern-found" role="status">
      {inference.ok ? (
        <>
          <p class="pattern-words">{detection.inWords(inference.pattern.parts)}</p>
          <p class="quiet">{detection.fitsExamples(teach.entries.value.length)}</p>
          <Warnings warnings={teach.warnings.value} />
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

function Warnings({ warnings }: { warnings: TeachWarning[] }) {
  const { detection } = useMessages();
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

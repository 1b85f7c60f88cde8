import { Check } from 'lucide-preact';
import { Button } from '../../../components/Button.tsx';
import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { useMessages } from '../../messages-context.tsx';
import type { FileStep } from '../state.ts';

interface Props {
  file: FileStep;
  onUndo(): void;
}

/** Announces the result of an export or import, with an undo button after an import. */
export function FileOutcome({ file, onUndo }: Props) {
  const { fleet } = useMessages();
  return (
    <>
      {file.step === 'refused' && (
        <div class="file-part">
          <Notice kind="error" title={fleet.refusedTitle} advice={fleet.refused(file.problem)}>
            {file.problem.kind === 'wrong' && (
              <ul>
                {file.problem.paths.map((path) => (
                  <li key={path}>
                    <code class="mono">{path}</code>
                  </li>
                ))}
                {file.problem.more > 0 && <li>{fleet.morePaths(file.problem.more)}</li>}
              </ul>
            )}
          </Notice>
        </div>
      )}
      {file.step === 'failed' && (
        <div class="file-part">
          <FailureNotice failure={file.failure} lead={fleet.failed} />
        </div>
      )}
      <div role="status">
        {(file.step === 'exported' || file.step === 'same' || file.step === 'undone') && (
          <div class="file-part file-done">
            <Check size={16} aria-hidden="true" />
            <p>{fleet.done[file.step]}</p>
          </div>
        )}
        {file.step === 'applied' && (
          <div class="file-part file-done">
            <Check size={16} aria-hidden="true" />
            <p>
              {fleet.applied(file.count)}
              {file.lostKey && ` ${fleet.enterKey}`}
            </p>
            <Button variant="quiet" onClick={onUndo}>
              {fleet.undo}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

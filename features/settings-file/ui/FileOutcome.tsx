import { Check } from 'lucide-preact';
import { Fragment } from 'preact';
import { Button } from '../../../components/Button.tsx';
import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { useOptionsMessages } from '../../messages-context.tsx';
import type { FileState, FileStep } from '../state.ts';

interface Props {
  file: FileStep;
  /** The result of an export. */
  exported?: FileState['exported']['value'];
  onUndo(): void;
}

/** Announces the result of an export or import, with an undo button after an import. */
export function FileOutcome({ file, exported, onUndo }: Props) {
  const { settingsFile } = useOptionsMessages();
  const failure = 'failure' in file ? file.failure : exported?.ok === false ? exported.failure : undefined;
  return (
    <>
      {file.step === 'refused' && (
        <div class="file-part">
          <Notice kind="error" title={settingsFile.refusedTitle} advice={settingsFile.refused(file.problem)}>
            {file.problem.kind === 'wrong' && (
              <ul>
                {file.problem.paths.map((path) => (
                  <li key={path}>
                    <code class="mono">{path}</code>
                  </li>
                ))}
                {file.problem.more > 0 && <li>{settingsFile.morePaths(file.problem.more)}</li>}
              </ul>
            )}
          </Notice>
        </div>
      )}
      {failure && (
        <div class="file-part">
          <FailureNotice failure={failure} lead={file.step === 'applied' ? undefined : settingsFile.failed} />
        </div>
      )}
      <div role="status">
        {exported?.ok && (
          <div class="file-part file-done">
            <Check size={16} aria-hidden="true" />
            <p>
              {settingsFile.done.exported}
              {exported.value.isPartial && ` ${settingsFile.unreadable}`}
              {exported.value.leftOut[0] && ` ${settingsFile.leftOut(exported.value.leftOut)}`}
            </p>
          </div>
        )}
        {(file.step === 'same' || file.step === 'undone' || file.step === 'partlyUndone') && (
          <div class="file-part file-done">
            <Check size={16} aria-hidden="true" />
            <p>{settingsFile.done[file.step]}</p>
          </div>
        )}
        {file.step === 'applied' && (
          <div class="file-part file-done">
            <Check size={16} aria-hidden="true" />
            <p>
              {settingsFile.applied(file.count)}
              {[...new Set(file.open)].map((field) => (
                <Fragment key={field}>
                  {' '}
                  <a href="#connection">{settingsFile.enterSecret[field]}</a>
                </Fragment>
              ))}
            </p>
            <Button variant="quiet" onClick={onUndo}>
              {settingsFile.undo}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

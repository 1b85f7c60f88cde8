import { useEffect, useRef } from 'preact/hooks';
import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { useOptionsMessages } from '../../messages-context.tsx';
import type { Saving } from '../connection-state.ts';
import { missingOrigins } from '../draft.ts';
import type { Connections } from '../model.ts';

interface Props {
  saving: Saving;
  saved: Connections;
  onAllowAccess(): void;
}

/** Shows why saving failed, and which saved origins the browser does not allow. */
export function SaveNotices({ saving, saved, onAllowAccess }: Props) {
  const { options } = useOptionsMessages();
  const place = useRef<HTMLDivElement>(null);
  // The save bar is sticky, so the user may press Save while the notices are out of view.
  useEffect(() => {
    if (saving.step === 'failed' || saving.step === 'saved')
      place.current?.scrollIntoView({ block: 'nearest' });
  }, [saving]);
  const origins = missingOrigins(saved);
  return (
    <div class="notices" ref={place}>
      {saving.step === 'failed' && <FailureNotice failure={saving.failure} lead={options.saveFailed} />}
      {origins.length > 0 && saving.step !== 'saving' && (
        <Notice
          kind="warning"
          title={options.accessMissing(origins)}
          advice={options.accessAdvice}
          action={{ label: options.allowAccess, onClick: onAllowAccess }}
        >
          {origins.length > 1 && (
            <ul>
              {origins.map((origin) => (
                <li key={origin}>{origin}</li>
              ))}
            </ul>
          )}
        </Notice>
      )}
    </div>
  );
}

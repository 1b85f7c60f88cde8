import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { useOptionsMessages } from '../../messages-context.tsx';
import type { SettingsChanges } from '../settings-changes.ts';

interface Props extends SettingsChanges {
  isApplying: boolean;
  onApply(): void;
  onCancel(): void;
}

/** Lists every setting that a file would change, with its current and new value. */
export function ChangeSummary({ changes, lockedCount, isApplying, onApply, onCancel }: Props) {
  const { settingsFile } = useOptionsMessages();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const rows = changes.map(settingsFile.change);
  return (
    <div class="file-part">
      <h3 class="file-title" ref={title} tabIndex={-1}>
        {settingsFile.summaryTitle(changes.length)}
      </h3>
      {rows.length > 0 && (
        <dl class="change-list">
          {rows.map(({ name, from, to, note }) => (
            <div key={name} class="change">
              <dt>{name}</dt>
              <dd>
                <span class="change-label">{settingsFile.now}</span>
                <span class="change-value old">{from}</span>
              </dd>
              <dd>
                <span class="change-label">{settingsFile.after}</span>
                <span class="change-value">{to}</span>
                {note && <span class="change-note">{note}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {lockedCount > 0 && <p class="quiet">{settingsFile.lockedCount(lockedCount)}</p>}
      <div class="file-actions">
        {rows.length > 0 && (
          <Button variant="primary" isBusy={isApplying} onClick={onApply}>
            {settingsFile.apply}
          </Button>
        )}
        <Button disabled={isApplying} onClick={onCancel}>
          {rows.length > 0 ? settingsFile.cancel : settingsFile.close}
        </Button>
      </div>
    </div>
  );
}

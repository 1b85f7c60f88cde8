import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { useMessages } from '../../messages-context.tsx';
import type { SettingsChanges } from '../settings-changes.ts';

interface Props extends SettingsChanges {
  isApplying: boolean;
  onApply(): void;
  onCancel(): void;
}

/** Lists every setting that a file would change, with its current and new value. */
export function ChangeSummary({ changes, lockedCount, isApplying, onApply, onCancel }: Props) {
  const { fleet } = useMessages();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const rows = changes.map(fleet.change);
  return (
    <div class="file-part">
      <h3 class="file-title" ref={title} tabIndex={-1}>
        {fleet.summaryTitle(changes.length)}
      </h3>
      {rows.length > 0 && (
        <dl class="change-list">
          {rows.map(({ name, from, to, note }) => (
            <div key={name} class="change">
              <dt>{name}</dt>
              <dd>
                <span class="change-label">{fleet.now}</span>
                <span class="change-value old">{from}</span>
              </dd>
              <dd>
                <span class="change-label">{fleet.after}</span>
                <span class="change-value">{to}</span>
                {note && <span class="change-note">{note}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {lockedCount > 0 && <p class="quiet">{fleet.lockedCount(lockedCount)}</p>}
      <div class="file-actions">
        {rows.length > 0 && (
          <Button variant="primary" isBusy={isApplying} onClick={onApply}>
            {fleet.apply}
          </Button>
        )}
        <Button disabled={isApplying} onClick={onCancel}>
          {rows.length > 0 ? fleet.cancel : fleet.close}
        </Button>
      </div>
    </div>
  );
}

import { useLocale, useOptionsMessages } from '../../messages-context.tsx';
import type { ActivityEntry } from '../storage.ts';

interface Props {
  /** Latest first. */
  entries: readonly ActivityEntry[];
}

/** Table of the last requests, one per row. */
export function ActivityTable({ entries }: Props) {
  const { diagnostics } = useOptionsMessages();
  const locale = useLocale();
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'medium' });
  return (
    // The section scrolls, so it must be focusable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
    <section class="activity" tabIndex={0} aria-label={diagnostics.tableLabel}>
      <table>
        <thead>
          <tr>
            <th scope="col">{diagnostics.when}</th>
            <th scope="col">{diagnostics.why}</th>
            <th scope="col">{diagnostics.host}</th>
            <th scope="col">{diagnostics.result}</th>
            <th scope="col" class="activity-number">
              {diagnostics.duration}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, index) => (
            // Several requests may have started in the same millisecond.
            <tr key={`${entry.at} ${index}`}>
              <td>{time.format(entry.at)}</td>
              <td>{diagnostics.reason[entry.why]}</td>
              <td>
                {entry.method} {entry.host}
              </td>
              <td class={isBad(entry) ? 'activity-bad' : ''}>
                {[entry.status, entry.failure && diagnostics.failure[entry.failure]]
                  .filter(Boolean)
                  .join(' · ')}
              </td>
              <td class="activity-number">{diagnostics.ms(entry.durationMs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Whether a result is shown as an error. */
function isBad({ why, status = 0, failure }: ActivityEntry): boolean {
  if (failure !== undefined) return true;
  // A 404 is the usual answer to a lookup of an unknown ID. The self-test requests a base URL, which may return a 4xx.
  return status >= (why === 'selfTest' ? 500 : 400) && !(why === 'lookup' && status === 404);
}

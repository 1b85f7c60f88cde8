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
          {entries.map(({ at, why, method, host, status, failure, durationMs }, index) => (
            // Several requests may have started in the same millisecond.
            <tr key={`${at} ${index}`}>
              <td>{time.format(at)}</td>
              <td>{diagnostics.reason[why]}</td>
              <td>
                {method} {host}
              </td>
              <td class={failure === undefined && (status ?? 0) < leastBad(why) ? '' : 'activity-bad'}>
                {[status, failure && diagnostics.failure[failure]].filter(Boolean).join(' · ')}
              </td>
              <td class="activity-number">{diagnostics.ms(durationMs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Lowest status shown as an error. The self-test requests a base URL, which may return a 4xx. */
function leastBad(why: ActivityEntry['why']): number {
  return why === 'selfTest' ? 500 : 400;
}

import { Button } from '../../../components/Button.tsx';
import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { dateAndTime } from '../../../utils/format-time.ts';
import { useLocale, useOptionsMessages } from '../../messages-context.tsx';
import type { SelfTest, SelfTestState } from '../self-test-state.ts';
import './self-test.css';
import { GROUPS, groupOf } from '../subjects.ts';
import { countStates } from '../summary.ts';
import { TestRow } from './TestRow.tsx';

interface Props {
  state: SelfTestState;
}

/** Runs the self-test and shows the result of each permission and host. */
export function SelfTestPanel({ state }: Props) {
  const { selfTest } = useOptionsMessages();
  const test = state.test.value;
  const isRunning = test.step === 'running';
  return (
    <div class="panel">
      <div class="panel-row">
        <div>
          <h3 class="diagnostics-heading">{selfTest.title}</h3>
          <p class="quiet diagnostics-note">{selfTest.note}</p>
        </div>
        {isRunning ? (
          <Button onClick={state.stop}>{selfTest.stop}</Button>
        ) : (
          <Button onClick={() => void state.run()}>{selfTest.run}</Button>
        )}
      </div>
      {test.step === 'failed' && (
        <div class="outcome-notice">
          <FailureNotice failure={test.failure} />
        </div>
      )}
      <Outcome test={test} />
      {'rows' in test &&
        GROUPS.map((group) => (
          <section key={group} class={`test-group ${group}`} aria-labelledby={`self-test-${group}`}>
            <h4 id={`self-test-${group}`}>{selfTest.group[group]}</h4>
            <ul class="test-rows">
              {test.rows
                .filter(({ subject }) => groupOf(subject) === group)
                .map((row) => (
                  <TestRow key={JSON.stringify(row.subject)} row={row} onGrant={state.grant} />
                ))}
            </ul>
          </section>
        ))}
    </div>
  );
}

/** Shows the progress of the test, then announces the result. */
function Outcome({ test }: { test: SelfTest }) {
  const { selfTest } = useOptionsMessages();
  const locale = useLocale();
  if (!('rows' in test)) return <div role="status" />;
  const { rows, step, at } = test;
  const counts = countStates(rows);
  const tested = rows.filter(({ verdict }) => verdict).length;
  const time = dateAndTime(at, locale);
  return (
    <div class="test-outcome">
      {step === 'running' && (
        <>
          <progress aria-label={selfTest.progressLabel} max={Math.max(1, rows.length)} value={tested} />
          <span class="quiet">{selfTest.progress(tested, rows.length)}</span>
        </>
      )}
      <p role="status">
        {step !== 'running' && (
          <>
            <strong class={counts.failed > 0 ? 'bad' : undefined}>{selfTest.summary(counts)}</strong>{' '}
            <span class="quiet">{step === 'done' ? selfTest.testedAt(time) : selfTest.stoppedAt(time)}</span>
          </>
        )}
      </p>
    </div>
  );
}

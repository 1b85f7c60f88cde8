import { signal } from '@preact/signals';
import type { RequestAccess } from '../../utils/base-url.ts';
import type { Failure } from '../../utils/outcome.ts';
import type { Send } from '../protocol.ts';
import type { Probes } from './probes.ts';
import { createRunTest } from './run-test.ts';
import { type Subject, subjectsOf } from './subjects.ts';
import type { Grant, Verdict } from './verdict.ts';

export interface Row {
  subject: Subject;
  /** Absent while it is being tested. */
  verdict?: Verdict;
}

export type SelfTest =
  | { step: 'idle' }
  /** The subjects of the test could not be read. */
  | { step: 'failed'; failure: Failure }
  /** `at`: start time, milliseconds since 1970. */
  | { step: 'running' | 'done' | 'stopped'; rows: readonly Row[]; at: number };

export interface SelfTestDependencies {
  send: Send;
  probes: Probes;
  requestAccess: RequestAccess;
  now: () => Date;
  /** Called after each run, which may have obtained new tokens. */
  onTested(): void;
}

/** State of the self-test. The result stays until the next run or until the page is closed. */
export function createSelfTestState({ send, probes, requestAccess, now, onTested }: SelfTestDependencies) {
  const test = signal<SelfTest>({ step: 'idle' });
  /** Aborted when the run is stopped or another one starts; its results are then ignored. */
  let current = new AbortController();

  function note(index: number, row: Row): void {
    const { value } = test;
    if ('rows' in value) test.value = { ...value, rows: value.rows.with(index, row) };
  }

  async function run(): Promise<void> {
    current.abort();
    current = new AbortController();
    const { signal: stopped } = current;
    const at = now().getTime();
    test.value = { step: 'running', rows: [], at };
    const [connections, helpdesks] = await Promise.all([
      send('getConnections', {}),
      send('getHelpdesks', {}),
    ]);
    if (stopped.aborted) return;
    for (const read of [connections, helpdesks]) {
      if (!read.ok) test.value = { step: 'failed', failure: read.failure };
    }
    if (!connections.ok || !helpdesks.ok) return;
    const subjects = subjectsOf(probes.manifest(), connections.value, helpdesks.value);
    test.value = { step: 'running', rows: subjects.map((subject) => ({ subject })), at };
    const runTest = createRunTest({ send, probes, now });
    await Promise.all(
      subjects.map(async (subject, index) => {
        const verdict = await runTest(subject);
        if (!stopped.aborted) note(index, { subject, verdict });
      }),
    );
    onTested();
    if (!stopped.aborted && 'rows' in test.value) test.value = { ...test.value, step: 'done' };
  }

  /** Stops the run and leaves pending subjects untested. Does not abort or wait for pending requests. */
  function stop(): void {
    const { value } = test;
    if (value.step !== 'running') return;
    current.abort();
    // Rows may be granted, and tested again, after the stop.
    current = new AbortController();
    const rows = value.rows.map((row): Row => ({ verdict: { state: 'notTested' }, ...row }));
    test.value = { step: 'stopped', rows, at: value.at };
  }

  /** Requests the missing permission or access, then tests the row again. Call synchronously during a click. */
  async function grant(row: Row, fix: Grant): Promise<void> {
    const { value } = test;
    if (!('rows' in value)) return;
    const { signal: stopped } = current;
    const index = value.rows.indexOf(row);
    const { subject } = row;
    const isGranted = await (fix.does === 'grantAccess'
      ? requestAccess([...fix.patterns])
      : probes.requestPermission(fix.permission));
    // This registers the site's content script.
    if (isGranted && subject.kind === 'site') await send('addSite', { pattern: subject.pattern });
    const verdict = await createRunTest({ send, probes, now })(subject);
    if (!stopped.aborted) note(index, { subject, verdict });
  }

  return { test, run, stop, grant };
}

export type SelfTestState = ReturnType<typeof createSelfTestState>;

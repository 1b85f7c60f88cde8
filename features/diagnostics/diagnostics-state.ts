import { signal } from '@preact/signals';
import { latestOnly } from '../../utils/async.ts';
import type { Failure } from '../../utils/outcome.ts';
import type { Send } from '../protocol.ts';
import type { BrowserFacts } from './facts.ts';
import { createSelfTestState, type SelfTestDependencies } from './self-test-state.ts';
import type { ActivityEntry } from './storage.ts';

interface Dependencies extends SelfTestDependencies {
  send: Send;
  readFacts: () => Promise<BrowserFacts>;
}

/** State of the Diagnostics section. */
export function createDiagnosticsState({ readFacts, ...dependencies }: Dependencies) {
  const { send } = dependencies;
  const facts = signal<BrowserFacts | undefined>(undefined);
  /** Latest first. */
  const entries = signal<readonly ActivityEntry[]>([]);
  const failure = signal<Failure | undefined>(undefined);

  const readings = latestOnly();

  /** Reads facts and log. Call at start-up and after each request. */
  async function load(): Promise<void> {
    const isLatest = readings.ask();
    const [activity, read] = await Promise.all([send('getActivity', {}), readFacts()]);
    if (!isLatest()) return;
    facts.value = read;
    if (activity.ok) entries.value = activity.value.entries;
    failure.value = activity.ok ? undefined : activity.failure;
  }

  async function clear(): Promise<void> {
    const outcome = await send('clearActivity', {});
    await load();
    if (!outcome.ok) failure.value = outcome.failure;
  }

  return { facts, entries, failure, load, clear, selfTest: createSelfTestState(dependencies) };
}

export type DiagnosticsState = ReturnType<typeof createDiagnosticsState>;

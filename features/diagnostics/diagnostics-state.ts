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
  /** What was removed last, until it is restored. */
  const removed = signal<readonly ActivityEntry[]>([]);
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
    const cleared = entries.value;
    const outcome = await send('clearActivity', {});
    await load();
    // Afterwards: the button that undoes it gets the focus only once the one that cleared is disabled.
    if (outcome.ok) removed.value = cleared;
    else failure.value = outcome.failure;
  }

  async function undo(): Promise<void> {
    const restored = removed.value;
    const outcome = await send('restoreActivity', { entries: [...restored] });
    // What was removed in the meantime can still be restored.
    if (outcome.ok && removed.value === restored) removed.value = [];
    await load();
    if (!outcome.ok) failure.value = outcome.failure;
  }

  return { facts, entries, removed, failure, load, clear, undo, selfTest: createSelfTestState(dependencies) };
}

export type DiagnosticsState = ReturnType<typeof createDiagnosticsState>;

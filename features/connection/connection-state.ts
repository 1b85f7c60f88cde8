import { computed, signal } from '@preact/signals';
import { latestOnly } from '../../utils/async.ts';
import type { RequestAccess } from '../../utils/base-url.ts';
import type { Failure } from '../../utils/outcome.ts';
import { ENVIRONMENTS, type Environment } from '../platform/model.ts';
import type { Send } from '../protocol.ts';
import * as form from './draft.ts';
import type { ConnectionCheck, Connections } from './model.ts';

export type ConnectionsLoading =
  | { step: 'loading' }
  | { step: 'failed'; failure: Failure }
  | { step: 'ready'; connections: Connections };
export type Saving =
  | { step: 'idle' | 'saving' | 'saved' }
  /** The user pressed Save while a field was invalid. */
  | { step: 'refused' }
  | { step: 'failed'; failure: Failure };
export type Switching =
  | { step: 'idle' }
  | { step: 'switching'; to: Environment }
  | { step: 'failed'; failure: Failure };
export type Checking =
  | { step: 'idle' }
  | { step: 'checking' }
  | { step: 'accepted'; check: ConnectionCheck }
  | { step: 'failed'; failure: Failure; environment: Environment };

/** State of the Connection section: the saved connections, the draft, and the check of the selected environment. */
export function createConnectionState(send: Send, requestAccess: RequestAccess) {
  const loading = signal<ConnectionsLoading>({ step: 'loading' });
  const draft = signal<form.Draft>(form.EMPTY_DRAFT);
  const saving = signal<Saving>({ step: 'idle' });
  const switching = signal<Switching>({ step: 'idle' });
  const checking = signal<Checking>({ step: 'idle' });
  const readings = latestOnly();
  const checks = latestOnly();

  const saved = computed(() => (loading.value.step === 'ready' ? loading.value.connections : undefined));
  const isChanged = computed(() => saved.value !== undefined && form.isChanged(draft.value, saved.value));
  const problems = computed(() => ({
    production: form.problemsOf(draft.value.production),
    sandbox: form.problemsOf(draft.value.sandbox),
  }));
  const hasProblems = computed(() =>
    ENVIRONMENTS.some((environment) =>
      Object.values(problems.value[environment]).some((problem) => problem !== undefined),
    ),
  );

  /** Adopts the saved connections. With `keepDraft`, fields that the user has edited stay unchanged. */
  function take(connections: Connections, keepDraft: boolean): void {
    const before = saved.value;
    loading.value = { step: 'ready', connections };
    draft.value =
      keepDraft && before ? form.rebase(draft.value, before, connections) : form.draftOf(connections);
  }

  /** Adopts the reply to a change and drops pending reads, which are older. */
  function takeSaved(connections: Connections, keepDraft: boolean): void {
    readings.drop();
    take(connections, keepDraft);
  }

  /** Clears the outcome of the check, which is valid for one environment and one set of values only. */
  function forgetCheck(): void {
    checks.drop();
    checking.value = { step: 'idle' };
  }

  /** Reads the saved connections. Call at start-up and whenever another page may have changed them. */
  async function load(): Promise<void> {
    const isLatest = readings.ask();
    const outcome = await send('getConnections', {});
    if (outcome.ok) {
      if (isLatest()) take(outcome.value, isChanged.value || saving.value.step === 'saving');
    } else if (saved.value === undefined) loading.value = { step: 'failed', failure: outcome.failure };
  }

  async function reload(): Promise<void> {
    loading.value = { step: 'loading' };
    await load();
  }

  function edit(environment: Environment, field: keyof form.ConnectionFields, text: string): void {
    draft.value = { ...draft.value, [environment]: { ...draft.value[environment], [field]: text } };
    if (saving.value.step !== 'saving') saving.value = { step: 'idle' };
  }

  function discard(): void {
    if (saved.value) draft.value = form.draftOf(saved.value);
    saving.value = { step: 'idle' };
  }

  /** Requests access to the draft's hosts, then saves the draft even if the user refused access. */
  async function save(): Promise<void> {
    if (!saved.value || saving.value.step === 'saving') return;
    if (hasProblems.value) {
      saving.value = { step: 'refused' };
      return;
    }
    const submitted = draft.value;
    const before = saved.value;
    const patterns = form.patternsToRequest(submitted, saved.value);
    const access = patterns.length > 0 ? requestAccess(patterns) : undefined;
    saving.value = { step: 'saving' };
    await access;
    const outcome = await send('saveConnections', form.saveRequest(submitted));
    if (!outcome.ok) {
      saving.value = { step: 'failed', failure: outcome.failure };
      return;
    }
    // A change notification that arrives before this reply has already rebased the draft.
    const isUntouched = [submitted, form.rebase(submitted, before, saved.value ?? before)].some(
      (unchanged) => JSON.stringify(unchanged) === JSON.stringify(draft.value),
    );
    takeSaved(outcome.value, !isUntouched);
    saving.value = { step: 'saved' };
    forgetCheck();
  }

  /** Requests access again that was refused or revoked. */
  async function allowAccess(): Promise<void> {
    if (!saved.value) return;
    await requestAccess(form.patternsOf(form.missingOrigins(saved.value)));
    await load();
  }

  async function setEnvironment(environment: Environment): Promise<void> {
    switching.value = { step: 'switching', to: environment };
    const outcome = await send('setEnvironment', { environment });
    if (!outcome.ok) {
      switching.value = { step: 'failed', failure: outcome.failure };
      return;
    }
    takeSaved(outcome.value, isChanged.value);
    switching.value = { step: 'idle' };
    forgetCheck();
  }

  /** Removes the Client API access token of an environment immediately. */
  async function removeClientToken(environment: Environment): Promise<void> {
    const outcome = await send('removeClientToken', { environment });
    if (outcome.ok) takeSaved(outcome.value, isChanged.value);
    else saving.value = { step: 'failed', failure: outcome.failure };
  }

  async function check(): Promise<void> {
    if (!saved.value || checking.value.step === 'checking') return;
    const { environment } = saved.value;
    const isLatest = checks.ask();
    checking.value = { step: 'checking' };
    const outcome = await send('checkConnection', {});
    if (!isLatest()) return;
    checking.value = outcome.ok
      ? { step: 'accepted', check: outcome.value }
      : { step: 'failed', failure: outcome.failure, environment };
  }

  return {
    loading,
    saved,
    draft,
    problems,
    isChanged,
    saving,
    switching,
    checking,
    load,
    reload,
    edit,
    discard,
    save,
    allowAccess,
    setEnvironment,
    removeClientToken,
    check,
  };
}

export type ConnectionState = ReturnType<typeof createConnectionState>;

import { computed, signal } from '@preact/signals';
import { latestOnly } from '../../utils/async.ts';
import type { RequestAccess } from '../../utils/base-url.ts';
import type { Failure, Outcome } from '../../utils/outcome.ts';
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
  /** `client`: whether the Client API answers; absent without its URL. `at`: milliseconds since 1970. */
  | { step: 'accepted'; check: ConnectionCheck; client?: Outcome<{ host: string }> | undefined; at: number }
  | { step: 'failed'; failure: Failure; at: number };

/** Characters without a width, which chats and wikis add to copied text. No URL or key contains any. */
const INVISIBLE = /\p{Cf}/gu;

/** State of the connection: what is saved, the draft, and the latest check of each environment. */
export function createConnectionState(send: Send, requestAccess: RequestAccess, now: () => Date) {
  const loading = signal<ConnectionsLoading>({ step: 'loading' });
  const draft = signal<form.Draft>(form.EMPTY_DRAFT);
  const saving = signal<Saving>({ step: 'idle' });
  const switching = signal<Switching>({ step: 'idle' });
  const checks = signal<Record<Environment, Checking>>({
    production: { step: 'idle' },
    sandbox: { step: 'idle' },
  });
  const readings = latestOnly();
  const checkings = { production: latestOnly(), sandbox: latestOnly() };

  const saved = computed(() => (loading.value.step === 'ready' ? loading.value.connections : undefined));
  const changes = computed(() => (saved.value ? form.changedFields(draft.value, saved.value) : []));
  const isChanged = computed(() => changes.value.length > 0);
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
    for (const environment of ENVIRONMENTS) {
      const isSame = JSON.stringify(before?.[environment]) === JSON.stringify(connections[environment]);
      if (!isSame) forgetCheck(environment);
    }
    loading.value = { step: 'ready', connections };
    draft.value =
      keepDraft && before ? form.rebase(draft.value, before, connections) : form.draftOf(connections);
  }

  /** Adopts the reply to a change and drops pending reads, which are older. */
  function takeSaved(connections: Connections, keepDraft: boolean): void {
    readings.drop();
    take(connections, keepDraft);
  }

  function showCheck(environment: Environment, check: Checking): void {
    checks.value = { ...checks.value, [environment]: check };
  }

  /** Clears the outcome of a check, which is valid for one set of values only. */
  function forgetCheck(environment: Environment): void {
    checkings[environment].drop();
    if (checks.value[environment].step !== 'idle') showCheck(environment, { step: 'idle' });
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
    const visible = text.replace(INVISIBLE, '');
    draft.value = { ...draft.value, [environment]: { ...draft.value[environment], [field]: visible } };
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
    // `take` cannot detect a new key, because the saved connections do not contain it.
    for (const { environment } of form.changedFields(submitted, before)) forgetCheck(environment);
    takeSaved(outcome.value, !isUntouched);
    saving.value = { step: 'saved' };
  }

  /** Requests access for an environment again that was refused or revoked. */
  async function allowAccess(environment: Environment): Promise<void> {
    if (!saved.value) return;
    await requestAccess(form.patternsOf(saved.value[environment].missingAccess));
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
  }

  /** Removes the Client API access token of an environment immediately. */
  async function removeClientToken(environment: Environment): Promise<void> {
    const outcome = await send('removeClientToken', { environment });
    if (outcome.ok) takeSaved(outcome.value, isChanged.value);
    else saving.value = { step: 'failed', failure: outcome.failure };
  }

  /** Checks the saved connection of an environment, which need not be the selected one, and its Client API. */
  async function check(environment: Environment): Promise<void> {
    if (!saved.value || checks.value[environment].step === 'checking') return;
    const { clientUrl } = saved.value[environment];
    const isLatest = checkings[environment].ask();
    showCheck(environment, { step: 'checking' });
    const [partner, client] = await Promise.all([
      send('checkConnection', { environment }),
      clientUrl === '' ? undefined : send('checkClientApi', { environment }),
    ]);
    if (!isLatest()) return;
    const at = now().getTime();
    showCheck(
      environment,
      partner.ok
        ? { step: 'accepted', check: partner.value, client, at }
        : { step: 'failed', failure: partner.failure, at },
    );
  }

  return {
    loading,
    saved,
    draft,
    problems,
    changes,
    isChanged,
    saving,
    switching,
    checks,
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

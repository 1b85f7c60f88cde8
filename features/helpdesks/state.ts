import { computed, signal } from '@preact/signals';
import { latestOnly } from '../../utils/async.ts';
import type { RequestAccess } from '../../utils/base-url.ts';
import type { Failure } from '../../utils/outcome.ts';
import type { Send } from '../protocol.ts';
import { readOwnSite, type SiteProblem } from './helpdesk-settings.ts';
import { KNOWN_HELPDESKS } from './helpdesks.ts';
import type { Helpdesks } from './model.ts';

export type HelpdesksLoading =
  | { step: 'loading' }
  | { step: 'failed'; failure: Failure }
  | { step: 'ready'; helpdesks: Helpdesks };

/** Result of the last change. */
export type HelpdesksOutcome =
  | { step: 'none' }
  | { step: 'added' | 'removed'; pattern: string }
  /** The user denied access in the browser's prompt. */
  | { step: 'refused'; pattern: string }
  | { step: 'failed'; change: Change; failure: Failure };

type Change = 'setHelpdesk' | 'addSite' | 'removeSite';

/** State of the Helpdesks section. */
export function createHelpdesksState(send: Send, requestAccess: RequestAccess) {
  const loading = signal<HelpdesksLoading>({ step: 'loading' });
  const address = signal('');
  /** Problem of the URL that could not be added. Cleared on input. */
  const problem = signal<SiteProblem | undefined>(undefined);
  const isAdding = signal(false);
  const outcome = signal<HelpdesksOutcome>({ step: 'none' });
  const readings = latestOnly();
  const changes = latestOnly();

  const helpdesks = computed(() => (loading.value.step === 'ready' ? loading.value.helpdesks : undefined));
  const ownPatterns = computed(() => helpdesks.value?.own.map(({ pattern }) => pattern) ?? []);
  const read = computed(() => readOwnSite(address.value, ownPatterns.value));

  /** Reads the saved settings. Call at start-up and whenever another page may have changed them. */
  async function load(): Promise<void> {
    const isLatest = readings.ask();
    const answer = await send('getHelpdesks', {});
    if (answer.ok) {
      if (isLatest()) loading.value = { step: 'ready', helpdesks: answer.value };
    } else if (!helpdesks.value) loading.value = { step: 'failed', failure: answer.failure };
  }

  /** Sends a change to the background. @returns whether it was saved */
  async function change(...[name, request]: Parameters<typeof send<Change>>): Promise<boolean> {
    // Replies to earlier requests do not contain this change.
    readings.drop();
    changes.drop();
    const isLatest = changes.ask();
    const answer = await send(name, request);
    if (answer.ok && isLatest()) loading.value = { step: 'ready', helpdesks: answer.value };
    if (!answer.ok) outcome.value = { step: 'failed', change: name, failure: answer.failure };
    return answer.ok;
  }

  /** Requests access and adds the site. Call synchronously during a click; browsers show the prompt only then. */
  async function allow(pattern: string): Promise<void> {
    const access = requestAccess([pattern]);
    outcome.value = { step: 'none' };
    isAdding.value = true;
    const isGranted = await access;
    if (!isGranted) outcome.value = { step: 'refused', pattern };
    else if (await change('addSite', { pattern })) outcome.value = { step: 'added', pattern };
    isAdding.value = false;
  }

  return {
    loading,
    helpdesks,
    address,
    read,
    problem,
    isAdding,
    outcome,
    load,
    allow,

    edit(text: string): void {
      address.value = text;
      problem.value = undefined;
    },

    /** Adds the site in the field. */
    async add(): Promise<void> {
      if (isAdding.value || !helpdesks.value) return;
      const before = address.value;
      const site = read.value;
      problem.value = site.ok ? undefined : site.problem;
      if (!site.ok) return;
      await allow(site.pattern);
      // Do not clear text that the user typed in the meantime.
      if (outcome.value.step === 'added' && address.value === before) address.value = '';
    },

    async remove(pattern: string): Promise<void> {
      outcome.value = { step: 'none' };
      if (await change('removeSite', { pattern })) outcome.value = { step: 'removed', pattern };
    },

    /**
     * Updates the switch immediately, and reverts it if saving fails. Requests access that was revoked. Call
     * synchronously during a click; browsers show the prompt only then.
     */
    async setOn(name: string, isOn: boolean): Promise<void> {
      const before = helpdesks.value;
      if (!before) return;
      outcome.value = { step: 'none' };
      if (isOn && before.withoutAccess.includes(name)) {
        const matches = KNOWN_HELPDESKS.find((each) => each.name === name)?.matches ?? [];
        if (!(await requestAccess([...matches]))) {
          outcome.value = { step: 'refused', pattern: matches[0] ?? '' };
          return;
        }
      }
      const without = (names: readonly string[]) => names.filter((other) => other !== name);
      const { off, withoutAccess, ...others } = helpdesks.value ?? before;
      const changed = isOn
        ? { off: without(off), withoutAccess: without(withoutAccess) }
        : { off: [...without(off), name], withoutAccess };
      loading.value = { step: 'ready', helpdesks: { ...others, ...changed } };
      const isSaved = await change('setHelpdesk', { name, isOn });
      if (!isSaved) await load();
    },
  };
}

export type HelpdesksState = ReturnType<typeof createHelpdesksState>;

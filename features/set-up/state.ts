import { computed, signal } from '@preact/signals';
import type { ConnectionState } from '../connection/connection-state.ts';
import { keyStateOf } from '../connection/draft.ts';
import { createLookupStore } from '../lookup/state.ts';
import type { Environment } from '../platform/model.ts';
import type { Send } from '../protocol.ts';
import { hasDigit } from '../shipment/limits.ts';

/** The screens of the set-up, in order. */
export const SET_UP_STEPS = ['connect', 'try'] as const;
type SetUpStep = (typeof SET_UP_STEPS)[number];

interface SetUpDependencies {
  send: Send;
  connection: ConnectionState;
  /** Whether the browser starts Waybill only in pages that are loaded after its installation. */
  needsReload: boolean;
  /** Closes the tab. */
  close(): void;
}

/** State of the set-up, in which the user connects one environment and tries a lookup. */
export function createSetUpState({ send, connection, needsReload, close }: SetUpDependencies) {
  const step = signal<SetUpStep>('connect');
  const chosen = signal<Environment | undefined>(undefined);
  const trackingId = signal('');
  /** The user has tried to continue, so missing fields are shown as errors. */
  const hasTried = signal(false);
  const lookup = createLookupStore(send);

  const environment = computed(() => {
    const { environment: selected = 'production', isEnvironmentManaged } = connection.saved.value ?? {};
    // The policy may arrive after the user has chosen.
    return isEnvironmentManaged ? selected : (chosen.value ?? selected);
  });
  const missing = computed(() => {
    const { saved, draft } = connection;
    if (!saved.value) return { partnerUrl: true, key: true };
    const fields = draft.value[environment.value];
    const keyState = keyStateOf(fields, saved.value[environment.value]);
    return {
      partnerUrl: fields.partnerUrl.trim() === '',
      key: fields.key.trim() === '' && keyState !== 'kept',
    };
  });
  const hasProblem = computed(() => {
    const problems = connection.problems.value[environment.value];
    const isMissing = missing.value.partnerUrl || missing.value.key;
    return isMissing || Object.values(problems).some((problem) => problem !== undefined);
  });

  /** Requests access to the hosts, saves, selects the environment and checks its connection. */
  async function connect(): Promise<void> {
    hasTried.value = true;
    const entered = environment.value;
    if (hasProblem.value) return;
    // Before any other await: the browser shows its permission prompt only during the click.
    await connection.save();
    if (connection.saving.value.step !== 'saved') return;
    if (connection.saved.value?.environment !== entered) {
      await connection.setEnvironment(entered);
      if (connection.switching.value.step === 'failed') return;
    }
    await checkAndContinue(entered);
  }

  async function checkAndContinue(checked: Environment): Promise<void> {
    await connection.check(checked);
    if (connection.checks.value[checked].step === 'accepted') step.value = 'try';
  }

  return {
    needsReload,
    close,
    step,
    environment,
    hasTried,
    missing,
    trackingId,
    lookup: lookup.state,
    connect,
    /** Requests access that was refused, then checks again. */
    async allowAccess(): Promise<void> {
      const denied = environment.value;
      await connection.allowAccess(denied);
      await checkAndContinue(denied);
    },
    choose(next: Environment): void {
      chosen.value = next;
      hasTried.value = false;
    },
    async lookUp(): Promise<void> {
      const entered = trackingId.value.trim();
      if (hasDigit(entered)) await lookup.lookUp(entered);
      else lookup.show({ step: 'failed', trackingId: entered, failure: { kind: 'invalidInput' } });
    },
  };
}

export type SetUpState = ReturnType<typeof createSetUpState>;

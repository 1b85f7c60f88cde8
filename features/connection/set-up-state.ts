import { computed, signal } from '@preact/signals';
import type { Environment } from '../platform/model.ts';
import type { ConnectionState } from './connection-state.ts';
import { keyStateOf } from './draft.ts';

/** The steps of the set-up, in order. */
export const SET_UP_STEPS = ['connect', 'check', 'helpdesks', 'done'] as const;
export type SetUpStep = (typeof SET_UP_STEPS)[number];

/**
 * State of the set-up, in which the user enters and checks the connection of one environment.
 * @param needsReload whether the browser starts Waybill only in pages that are loaded after its installation
 */
export function createSetUpState(connection: ConnectionState, needsReload: boolean) {
  const step = signal<SetUpStep>('connect');
  const environment = signal<Environment>('sandbox');
  /** The user has tried to continue, so missing fields are shown as errors. */
  const hasTried = signal(false);

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
    step.value = 'check';
    await connection.check();
  }

  /** Requests access that was refused, then checks again. */
  async function allowAccess(): Promise<void> {
    await connection.allowAccess();
    await connection.check();
  }

  return {
    needsReload,
    step,
    environment,
    hasTried,
    missing,
    connect,
    allowAccess,
    goTo(next: SetUpStep): void {
      step.value = next;
    },
    choose(next: Environment): void {
      environment.value = next;
      hasTried.value = false;
    },
  };
}

export type SetUpState = ReturnType<typeof createSetUpState>;

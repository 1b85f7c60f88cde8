import { computed, signal } from '@preact/signals';
import type { Environment } from '../platform/model.ts';
import type { ConnectionState } from './connection-state.ts';
import { keyStateOf } from './draft.ts';

/** The steps of the set-up in their order. */
export const SET_UP_STEPS = ['connect', 'check', 'helpdesks', 'done'] as const;
export type SetUpStep = (typeof SET_UP_STEPS)[number];

/** State of the set-up: one environment's connection is entered, checked, and what comes next is told. */
export function createSetUpState(connection: ConnectionState) {
  const step = signal<SetUpStep>('connect');
  const environment = signal<Environment>('sandbox');
  /** The user tried to continue: from now on missing fields are shown as wrong. */
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

  /** Saves, asks for access to the hosts, selects the environment and checks its connection. */
  async function connect(): Promise<void> {
    hasTried.value = true;
    const entered = environment.value;
    if (hasProblem.value) return;
    // Before anything is awaited: the browser asks the person only in answer to the click itself.
    await connection.save();
    if (connection.saving.value.step !== 'saved') return;
    if (connection.saved.value?.environment !== entered) {
      await connection.setEnvironment(entered);
      if (connection.switching.value.step === 'failed') return;
    }
    step.value = 'check';
    await connection.check();
  }

  /** Asks for access that was refused, and checks again. */
  async function allowAccess(): Promise<void> {
    await connection.allowAccess();
    await connection.check();
  }

  return {
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

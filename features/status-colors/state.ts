import { signal } from '@preact/signals';
import { latestOnly } from '../../utils/async.ts';
import type { Failure } from '../../utils/outcome.ts';
import type { Send } from '../protocol.ts';
import type { StatusColorsReply } from './messages.ts';

export type StatusColorsSetting =
  | { step: 'loading' }
  | { step: 'switching'; isOn: boolean }
  /** `unreadable`: the saved setting is damaged or from a newer version. */
  | ({ step: 'ready' } & StatusColorsReply)
  /** The setting could not be read. */
  | { step: 'failed'; failure: Failure }
  /** The setting could not be changed. */
  | { step: 'notSwitched'; isOn: boolean; failure: Failure };

/** State of the section Status colours. */
export function createStatusColorsState(send: Send) {
  const setting = signal<StatusColorsSetting>({ step: 'loading' });

  const readings = latestOnly();

  return {
    setting,

    /** Reads the saved setting, at the start and whenever it may have changed elsewhere. */
    async load(): Promise<void> {
      const isLatest = readings.ask();
      const answer = await send('getStatusColors', {});
      // The setting is being switched and already shows its new value.
      if (setting.value.step === 'switching') return;
      if (answer.ok) {
        if (isLatest()) setting.value = { step: 'ready', ...answer.value };
      } else if (!('isOn' in setting.value)) setting.value = { step: 'failed', failure: answer.failure };
    },

    /** Takes effect at once, in all open pages. */
    async setOn(isOn: boolean): Promise<void> {
      const before = setting.value;
      if (!('isOn' in before) || before.step === 'switching') return;
      setting.value = { step: 'switching', isOn };
      const answer = await send('setStatusColors', { isOn });
      readings.drop();
      setting.value = answer.ok
        ? { step: 'ready', ...answer.value }
        : { step: 'notSwitched', isOn: before.isOn, failure: answer.failure };
    },
  };
}

export type StatusColorsState = ReturnType<typeof createStatusColorsState>;

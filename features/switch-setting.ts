import { signal } from '@preact/signals';
import type { SwitchReply, SwitchSetting, SwitchSettingState } from '../components/SettingSwitch.tsx';
import { latestOnly } from '../utils/async.ts';
import type { Outcome } from '../utils/outcome.ts';

interface Dependencies {
  read(): Promise<Outcome<SwitchReply>>;
  /** Saves the setting, and resolves to the saved value. */
  write(isOn: boolean): Promise<Outcome<SwitchReply>>;
}

/** State of a setting that is on or off. A change takes effect at once. */
export function createSwitchSetting({ read, write }: Dependencies): SwitchSettingState {
  const setting = signal<SwitchSetting>({ step: 'loading' });

  const readings = latestOnly();

  return {
    setting,

    async load(): Promise<void> {
      const isLatest = readings.ask();
      const answer = await read();
      // The setting is being switched and already shows its new value.
      if (setting.value.step === 'switching') return;
      if (answer.ok) {
        if (isLatest()) setting.value = { step: 'ready', ...answer.value };
      } else if (!('isOn' in setting.value)) setting.value = { step: 'failed', failure: answer.failure };
    },

    async setOn(isOn: boolean): Promise<void> {
      const before = setting.value;
      if (!('isOn' in before)) return;
      setting.value = { step: 'switching', isOn };
      // The change that is being saved is followed by this one.
      if (before.step === 'switching') return;
      let saved = before.isOn;
      while (setting.value.step === 'switching') {
        const { isOn: wanted } = setting.value;
        const answer = await write(wanted);
        readings.drop();
        if (!answer.ok) setting.value = { step: 'notSwitched', isOn: saved, failure: answer.failure };
        else if (setting.value.isOn === wanted) setting.value = { step: 'ready', ...answer.value };
        saved = wanted;
      }
    },
  };
}

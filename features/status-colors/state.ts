import type { SwitchSettingState } from '../../components/SettingSwitch.tsx';
import type { Send } from '../protocol.ts';
import { createSwitchSetting } from '../switch-setting.ts';

/** State of the section Status colours. The switch takes effect at once, in all open pages. */
export const createStatusColorsState = (send: Send): SwitchSettingState =>
  createSwitchSetting({
    read: () => send('getStatusColors', {}),
    write: (isOn) => send('setStatusColors', { isOn }),
  });

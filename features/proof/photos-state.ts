import type { SwitchSettingState } from '../../components/SettingSwitch.tsx';
import { succeed } from '../../utils/outcome.ts';
import type { Send } from '../protocol.ts';
import { createSwitchSetting } from '../switch-setting.ts';

/** State of the options section Photos: whether the photos of a delivery load with the answer, or on demand. */
export const createPhotosState = (send: Send): SwitchSettingState =>
  createSwitchSetting({
    async read() {
      const answer = await send('getProofPreference', {});
      if (!answer.ok) return answer;
      const { onDemand, ...rest } = answer.value;
      return succeed({ isOn: !onDemand, ...rest });
    },
    async write(isOn) {
      const answer = await send('setProofPreference', { onDemand: !isOn });
      return answer.ok ? succeed({ isOn }) : answer;
    },
  });

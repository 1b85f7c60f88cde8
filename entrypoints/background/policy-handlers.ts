import { succeed } from '../../utils/errors.ts';
import type { Handlers } from '../../utils/serve.ts';
import type { Services } from './handlers.ts';

/** What an organisation has set, for the options. */
export function createPolicyHandlers({ policy }: Services): Pick<Handlers, 'getPolicy'> {
  return {
    async getPolicy() {
      const {
        problems,
        policy: { recentDays },
      } = await policy.read();
      return succeed({ problems, ...(recentDays === undefined ? {} : { recentDays }) });
    },
  };
}

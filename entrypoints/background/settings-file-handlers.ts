import { succeed } from '../../utils/errors.ts';
import type { Handlers } from '../../utils/serve.ts';
import type { Services } from './handlers.ts';
import { createSettingsFile } from './settings-file.ts';

/** Settings that go to a file or come from one. */
export function createSettingsFileHandlers(
  services: Services,
): Pick<Handlers, 'getPortableSettings' | 'applyPortableSettings'> {
  const file = createSettingsFile(services, () => crypto.randomUUID());
  return {
    getPortableSettings: async () => succeed(await file.collect()),
    async applyPortableSettings({ settings }) {
      const outcome = await file.apply(settings);
      return outcome.ok ? succeed({ before: outcome.value }) : outcome;
    },
  };
}

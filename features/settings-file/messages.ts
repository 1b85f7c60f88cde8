import type { MessageMap } from '../../utils/messaging.ts';
import { EmptySchema, z } from '../../utils/zod.ts';
import { PortableSettingsSchema } from './settings-file.ts';

/** Messages that export and import settings. */
export const settingsFileMessages = {
  /** Returns the settings to export, without keys and managed settings. */
  getPortableSettings: {
    from: 'extension',
    isRepeatable: true,
    request: EmptySchema,
    reply: PortableSettingsSchema,
  },
  /** Replaces the settings with those of a file, all or none, and returns the previous ones. */
  applyPortableSettings: {
    from: 'extension',
    request: z.object({ settings: PortableSettingsSchema }),
    reply: z.object({ before: PortableSettingsSchema }),
  },
} as const satisfies MessageMap;

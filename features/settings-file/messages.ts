import { EmptySchema, type MessageMap } from '../../utils/messaging.ts';
import { z } from '../../utils/zod.ts';
import { PortableSettingsSchema } from './settings-file.ts';

/** Taking settings elsewhere. */
export const settingsFileMessages = {
  /** The settings that may go into a file: no keys, and nothing that is managed. */
  getPortableSettings: {
    from: 'extension',
    isRepeatable: true,
    request: EmptySchema,
    reply: PortableSettingsSchema,
  },
  /** Puts the settings of a file in the place of the present ones, which it answers: all of them, or none. */
  applyPortableSettings: {
    from: 'extension',
    request: z.object({ settings: PortableSettingsSchema }),
    reply: z.object({ before: PortableSettingsSchema }),
  },
} as const satisfies MessageMap;

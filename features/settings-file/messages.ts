import type { MessageMap } from '../../utils/messaging.ts';
import { EmptySchema, z } from '../../utils/zod.ts';
import { PortableSettingsSchema } from './settings-file.ts';

/** Messages that export and import settings. */
export const settingsFileMessages = {
  /** Returns the settings, without keys and managed settings. */
  getPortableSettings: {
    from: 'extension',
    isRepeatable: true,
    request: EmptySchema,
    reply: PortableSettingsSchema,
  },
  /**
   * The same without those that cannot be read, of which `getPortableSettings` returns the defaults. `isPartial`: there
   * are some.
   */
  exportSettings: {
    from: 'extension',
    isRepeatable: true,
    request: EmptySchema,
    reply: z.object({ settings: PortableSettingsSchema, isPartial: z.boolean() }),
  },
  /**
   * Replaces the settings with those of a file, all or none, and returns the previous ones and those in force now.
   * `expected`: replaces only the settings that still have these values. `isPartial`: some had others.
   */
  applyPortableSettings: {
    from: 'extension',
    request: z.object({ settings: PortableSettingsSchema, expected: z.optional(PortableSettingsSchema) }),
    reply: z.object({
      before: PortableSettingsSchema,
      after: PortableSettingsSchema,
      isPartial: z.boolean(),
    }),
  },
} as const satisfies MessageMap;

import type { MessageMap } from '../../utils/messaging.ts';
import { EmptySchema, z } from '../../utils/zod.ts';
import { LanguageChoiceSchema } from './storage.ts';

/**
 * Messages about the language of the interface. No message reads it: pages read the stored choice themselves before they
 * show anything, and send only changes to the background.
 */
export const languageMessages = {
  /** Takes effect at once in all open pages of Waybill. */
  setLanguage: {
    from: 'extension',
    request: z.object({ choice: LanguageChoiceSchema }),
    reply: EmptySchema,
  },
} as const satisfies MessageMap;

import type { MessageMap } from '../../utils/messaging.ts';
import { EmptySchema, z } from '../../utils/zod.ts';
import { InsertOutcomeSchema } from '../page/model.ts';
import { ReplyLanguageSchema, ReplySenderSchema, ReplyStateSchema, TemplateEditsSchema } from './model.ts';
import { ReplyChoicesSchema, TemplateSchema } from './storage.ts';

/** Maximum length of a template with its values, in UTF-16 code units. */
const MAX_REPLY_LENGTH = 50_000;

const ReplySettingsSchema = z.object({
  edits: TemplateEditsSchema,
  /** The edits that are set by the organisation's policy. Absent if there are none. */
  managed: z.optional(TemplateEditsSchema),
  choices: ReplyChoicesSchema,
  /** The stored choices are damaged or from a newer version. */
  choicesUnreadable: z.optional(z.literal(true)),
  /** The stored templates are damaged or from a newer version; saving would replace them. */
  unreadable: z.boolean(),
});
export type ReplySettings = z.infer<typeof ReplySettingsSchema>;

/** Messages about ready replies. */
export const repliesMessages = {
  getReplySettings: {
    from: 'extension',
    isRepeatable: true,
    request: EmptySchema,
    reply: ReplySettingsSchema,
  },
  /** Saves one template, whatever other pages save meanwhile. Without a text, the default one is used again. */
  saveReplyTemplate: {
    from: 'extension',
    request: z.object({
      language: ReplyLanguageSchema,
      state: ReplyStateSchema,
      text: z.optional(TemplateSchema),
    }),
    reply: ReplySettingsSchema,
  },
  /** Saves the choices made for a reply. Absent choices stay unchanged. */
  saveReplyChoices: {
    from: 'extension',
    request: z.object({
      language: z.optional(ReplyLanguageSchema),
      /** Host of the helpdesk on which the language was chosen. */
      host: z.optional(z.string().check(z.minLength(1), z.maxLength(300))),
      leavesNameOut: z.optional(z.boolean()),
      sender: z.optional(ReplySenderSchema),
    }),
    reply: EmptySchema,
  },
  /** Inserts a reply into an editor of the page: the last focused, the only visible, or the one that the agent chooses. */
  insertReply: {
    from: 'card',
    request: z.object({ text: z.string().check(z.minLength(1), z.maxLength(MAX_REPLY_LENGTH)) }),
    reply: z.object({ outcome: InsertOutcomeSchema }),
  },
} as const satisfies MessageMap;

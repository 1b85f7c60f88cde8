import type { StoredItem } from '../../utils/storage.ts';
import { recordOf, z } from '../../utils/zod.ts';
import { FOLLOWED_ITEMS } from '../followed-items.ts';
import {
  MAX_TEMPLATE_LENGTH,
  ReplyLanguageSchema,
  ReplySenderSchema,
  type TemplateEdits,
  TemplateEditsSchema,
} from './model.ts';
import { parseTemplate } from './writer/parse-template.ts';

/** A template that can be saved. */
export const TemplateSchema = z.string().check(
  z.minLength(1),
  z.maxLength(MAX_TEMPLATE_LENGTH),
  z.refine((text) => parseTemplate(text).ok),
);

/** Reply templates that differ from the defaults. */
export const replyTemplatesItem: StoredItem<TemplateEdits> = {
  ...FOLLOWED_ITEMS.replyTemplates,
  schema: TemplateEditsSchema,
  version: 1,
  fallback: {},
};

/** The agent's latest choices, used for the next reply. */
export const ReplyChoicesSchema = z.object({
  /** Absent until the agent chooses a language; until then the browser's language is used. */
  language: z.optional(ReplyLanguageSchema),
  /** The last language chosen on each helpdesk, by host, the oldest first. */
  languages: z.optional(recordOf(ReplyLanguageSchema)),
  /** Leave the recipient's name out of replies and summaries. */
  leavesNameOut: z.boolean(),
  /** Absent until the agent enters it in the options. */
  sender: z.optional(ReplySenderSchema),
});
export type ReplyChoices = z.infer<typeof ReplyChoicesSchema>;

export const replyChoicesItem: StoredItem<ReplyChoices> = {
  ...FOLLOWED_ITEMS.replyChoices,
  schema: ReplyChoicesSchema,
  version: 1,
  fallback: { leavesNameOut: false },
};

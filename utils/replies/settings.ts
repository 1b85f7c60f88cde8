import { z } from '../zod.ts';
import { ReplyLanguageSchema } from './language.ts';
import { TemplateEditsSchema } from './templates.ts';

/** What an agent chose last, for the next reply. */
export const ReplyChoicesSchema = z.object({
  /** Absent until one was chosen: the browser's own. */
  language: ReplyLanguageSchema.optional(),
  /** Leaves the recipient's name out of everything that is copied. */
  leavesNameOut: z.boolean(),
});
export type ReplyChoices = z.infer<typeof ReplyChoicesSchema>;

export const ReplySettingsSchema = z.object({
  edits: TemplateEditsSchema,
  /** Those of the edits that an organisation has set. Absent: none are. */
  managed: TemplateEditsSchema.optional(),
  choices: ReplyChoicesSchema,
  /** Changed templates are there but damaged or from a newer version; saving would replace them. */
  unreadable: z.boolean(),
});
export type ReplySettings = z.infer<typeof ReplySettingsSchema>;

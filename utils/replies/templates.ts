import { z } from '../zod.ts';
import { en } from './defaults/en.ts';
import { es } from './defaults/es.ts';
import { fr } from './defaults/fr.ts';
import { type ReplyLanguage, ReplyLanguageSchema } from './language.ts';
import { type ReplyState, ReplyStateSchema } from './state.ts';

const DEFAULTS: Record<ReplyLanguage, Record<ReplyState, string>> = { en, fr, es };

export const LONGEST_TEMPLATE = 5_000;

/** Templates that somebody has changed, by language and state. All others are the defaults. */
export const TemplateEditsSchema = z.partialRecord(
  ReplyLanguageSchema,
  z.partialRecord(ReplyStateSchema, z.string().max(LONGEST_TEMPLATE)),
);
export type TemplateEdits = z.infer<typeof TemplateEditsSchema>;

/** The template as it comes. */
export function defaultTemplate(language: ReplyLanguage, state: ReplyState): string {
  return DEFAULTS[language][state];
}

/** The template in use: the changed one, or the default. */
export function templateOf(edits: TemplateEdits, language: ReplyLanguage, state: ReplyState): string {
  return edits[language]?.[state] ?? defaultTemplate(language, state);
}

/** Changes one template. Its default text is no change, and is not kept. */
export function withTemplate(
  edits: TemplateEdits,
  language: ReplyLanguage,
  state: ReplyState,
  text: string,
): TemplateEdits {
  const { [state]: _old, ...others } = edits[language] ?? {};
  const isDefault = text === defaultTemplate(language, state);
  return { ...edits, [language]: isDefault ? others : { ...others, [state]: text } };
}

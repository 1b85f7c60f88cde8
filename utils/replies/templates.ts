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

/** Puts templates over others, one by one. */
export function withTemplates(under: TemplateEdits, over: TemplateEdits): TemplateEdits {
  return mapStates(over, under, (language, state, text) => text ?? under[language]?.[state]);
}

/** Those of some templates that are not among others. */
export function withoutTemplates(edits: TemplateEdits, others: TemplateEdits): TemplateEdits {
  return mapStates(edits, {}, (language, state, text) =>
    others[language]?.[state] === undefined ? text : undefined,
  );
}

function mapStates(
  edits: TemplateEdits,
  beside: TemplateEdits,
  map: (language: ReplyLanguage, state: ReplyState, text: string | undefined) => string | undefined,
): TemplateEdits {
  const languages = ReplyLanguageSchema.options.filter((language) => edits[language] ?? beside[language]);
  return Object.fromEntries(
    languages.map((language) => {
      const texts = ReplyStateSchema.options.map(
        (state) => [state, map(language, state, edits[language]?.[state])] as const,
      );
      return [language, Object.fromEntries(texts.filter(([, text]) => text !== undefined))];
    }),
  );
}

import type { ReplyLanguage } from '../languages.ts';
import { ReplyLanguageSchema, type ReplyState, ReplyStateSchema, type TemplateEdits } from '../model.ts';
import { REPLY_TEXTS } from './reply-texts.ts';

/** The built-in template. */
export function defaultTemplate(language: ReplyLanguage, state: ReplyState): string {
  return REPLY_TEXTS[language].templates[state];
}

/** The template in use: the edited one, or the default. */
export function templateOf(edits: TemplateEdits, language: ReplyLanguage, state: ReplyState): string {
  return edits[language]?.[state] ?? defaultTemplate(language, state);
}

/** Sets one template. @param text absent for the default one @returns the new edits */
export function withTemplate(
  edits: TemplateEdits,
  language: ReplyLanguage,
  state: ReplyState,
  text: string | undefined,
): TemplateEdits {
  const { [state]: _old, ...others } = edits[language] ?? {};
  return { ...edits, [language]: text === undefined ? others : { ...others, [state]: text } };
}

/** Merges edits template by template; `over` wins. */
export function withTemplates(under: TemplateEdits, over: TemplateEdits): TemplateEdits {
  return mapStates(over, under, (language, state, text) => text ?? under[language]?.[state]);
}

/** The edits of templates that `others` does not edit. */
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

import type { ReplyLanguage } from './language.ts';
import type { Placeholder, ReplyValues } from './placeholder.ts';
import { renderTemplate } from './render.ts';
import type { TemplateProblem } from './template.ts';
import { REPLY_WORDS } from './words.ts';

/** A reply, or why there is none. */
export type Reply =
  /** `missing`: what the template names but nobody knows; what it stood in was left out. */
  | { step: 'written'; text: string; missing: Placeholder[] }
  /** Everything in the template depends on what nobody knows. */
  | { step: 'empty'; missing: Placeholder[] }
  | { step: 'faulty'; problems: TemplateProblem[] };

/** Writes a reply from a template. One about test data says so in its first line, in case it is sent all the same. */
export function writeReply(
  template: string,
  values: ReplyValues,
  { language, isSandbox }: { language: ReplyLanguage; isSandbox: boolean },
): Reply {
  const rendering = renderTemplate(template, values);
  if (!rendering.ok) return { step: 'faulty', problems: rendering.problems };
  const { text, missing } = rendering;
  if (text === '') return { step: 'empty', missing };
  return { step: 'written', missing, text: isSandbox ? `${REPLY_WORDS[language].sandbox}\n\n${text}` : text };
}

import { escapePattern } from '../../../dev/escape-pattern.ts';
import { t } from '../../../dev/journeys/messages.ts';
import type { FailureKind } from '../../../utils/outcome.ts';

export { t };

/** Stands for any text in `pattern`. */
export const ANY_TEXT = '※';
/** Stands for any number in `pattern`. */
export const ANY_NUMBER = 987_654;

/**
 * An expression that finds a text of the catalogue in which some values are not known.
 * @param text may contain `ANY_TEXT` and `ANY_NUMBER`
 */
export function pattern(text: string): RegExp {
  return new RegExp(patternSource(text));
}

/** The same for the whole text. */
export function wholePattern(text: string): RegExp {
  return new RegExp(`^${patternSource(text)}$`);
}

function patternSource(text: string): string {
  return escapePattern(text).replaceAll(ANY_TEXT, '.+').replaceAll(`${ANY_NUMBER}`, '\\d+');
}

/**
 * An expression that finds the sentence of a reply template that names the tracking ID.
 * @param values by placeholder: `null` for values that the reply leaves out; all others may be any text
 */
export function idSentence(template: string, given: Record<string, string | null>): RegExp {
  // All samples are delivered to the recipient.
  const values: Record<string, string | null> = { deliveredTo: null, ...given };
  const sentence = template.split(/(?<=[.?])\s+|\n+/).find((each) => each.includes('{trackingId}'));
  if (!sentence) throw new Error('The template does not name the tracking ID.');
  const isLeftOut = (part: string) =>
    Object.keys(values).some((name) => values[name] === null && part.includes(`{${name}}`));
  const text = sentence.replace(/\[([^\]]*)\]/g, (_, part: string) => (isLeftOut(part) ? '' : part));
  return pattern(text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ANY_TEXT));
}

/** The first line of a reply to a customer whose name was not entered. */
export const greetingOf = (template: string): string =>
  template
    .split('\n', 1)
    .join()
    .replace(/\[[^\]]*\]/g, '');

/** The title of a failure, for any host. */
export const failureTitle = (kind: FailureKind): RegExp =>
  pattern(t.failures[kind]({ kind, host: ANY_TEXT }).title);

/** The label of the button that a failure comes with. */
export function failureAction(kind: FailureKind): string {
  const { action } = t.failures[kind]({ kind });
  if (!action) throw new Error(`The failure ${kind} has no action.`);
  return action.label;
}

/** A token that was obtained just now. */
export const FRESH_TOKEN = pattern(t.options.tokenValidUntil(ANY_TEXT, 24 * 3_600_000));

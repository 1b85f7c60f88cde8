import type { IdList } from '../detection/id-list.ts';
import { isTrackingId, MAX_FEW } from '../shipment/limits.ts';

/** The reason why the text in the field was not looked up; all but `invalidInput` are keys of the popup's texts. */
export type InputProblem =
  | 'nothingEntered'
  | 'invalidInput'
  /** It has no digit, so it is hardly an ID; `submitAnyway` looks it up. */
  | 'unlikely'
  | 'notRecognised'
  | 'clipboardEmpty'
  | 'clipboardRefused'
  /** The lookup was requested elsewhere, such as in the context menu. */
  | 'notAnId'
  | 'nothingSelected';

/** What stands around a number that was copied from a sentence or a list; never a sign that an ID could begin or end with. */
const EDGES = /^[#"'“”„«»‘’([{<•:,;]+|["'“”«»‘’)\]}>:,;.!?…]+$/g;

/**
 * Finds the tracking ID in entered text. If no ID is recognised, the whole text without spaces, and without the
 * punctuation around it, is the ID, because the platform specifies no format for its IDs.
 */
export function readId(text: string, recognise: (text: string) => string | undefined): string | undefined {
  const recognised = recognise(text);
  if (recognised) return recognised;
  const whole = text.replace(/\s+/g, '');
  const bare = whole.replace(EDGES, '');
  return [bare, whole].find(isTrackingId);
}

/** Whether a text is a list: several IDs, or a column of entries that may be IDs. */
export function isIdList({ recognised, others, isColumn }: IdList): boolean {
  return recognised.length + (isColumn ? others.length : 0) > 1;
}

/** The IDs of a short list, if all of them have a known format; `undefined` for a single ID and for longer lists. */
export function fewIds({ recognised, others }: IdList): readonly string[] | undefined {
  const isFew = recognised.length > 1 && recognised.length <= MAX_FEW && others.length === 0;
  return isFew ? recognised : undefined;
}

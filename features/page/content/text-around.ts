import { parentElementOf, textContentOf } from '../../../utils/native-dom.ts';
import { MAX_TEXT_AROUND, type Occurrence } from '../occurrences.ts';

/** From this length on, words of one message are enough to detect a language. */
const MIN_CHARACTERS = 60;
/** A message of a few words. What is around it begins with names, of which a language must not be guessed. */
const FEW_WORDS = 25;
const MIN_WITH_OTHERS = 150;
/**
 * The most characters of words before the ID, and after it. Beyond a short message are those of others, and what they
 * quote: only the nearest words are likely to be in the customer's language.
 */
const MAX_PER_SIDE = 200;
/** Words with a digit, such as the ID itself, and addresses of pages, belong to no language. */
const NO_WORDS = /https?:\S+|\S*\d\S*/g;

/**
 * The text around an ID, from the smallest element around it that holds enough words to detect a language: usually the
 * customer's message. Without the ID and all other words with digits. Empty if there are hardly any words.
 */
export function textAround({ start }: Pick<Occurrence, 'start'>): string {
  let words = '';
  let enough = MIN_CHARACTERS;
  let element = parentElementOf(start.node);
  for (; element && element.nodeName !== 'BODY'; element = parentElementOf(element)) {
    words = wordsOf(element, start);
    if (words.length >= enough) break;
    if (words.length >= FEW_WORDS) enough = MIN_WITH_OTHERS;
  }
  return words;
}

function wordsOf(element: Element, { node, offset }: Occurrence['start']): string {
  const text = textContentOf(element);
  const at = Math.max(0, text.indexOf(node.data)) + offset;
  const before = onlyWords(text.slice(Math.max(0, at - MAX_TEXT_AROUND / 2), at));
  const after = onlyWords(text.slice(at, at + MAX_TEXT_AROUND / 2));
  return `${before.slice(-MAX_PER_SIDE)} ${after.slice(0, MAX_PER_SIDE)}`.trim();
}

const onlyWords = (text: string): string => text.replace(NO_WORDS, ' ').replace(/\s+/g, ' ').trim();

import { parentElementOf, textContentOf } from '../../../utils/native-dom.ts';
import { MAX_TEXT_AROUND, type Occurrence } from '../occurrences.ts';

/** From this length on, words are enough to detect a language. */
const MIN_CHARACTERS = 60;
/** Words with a digit, such as the ID itself, and addresses of pages, belong to no language. */
const NO_WORDS = /https?:\S+|\S*\d\S*/g;

/**
 * The text around an ID, from the smallest element around it that holds enough words to detect a language: usually the
 * customer's message. Without the ID and all other words with digits. Empty if there are hardly any words.
 */
export function textAround({ start }: Pick<Occurrence, 'start'>): string {
  let words = '';
  let element = parentElementOf(start.node);
  for (; element && element.nodeName !== 'BODY'; element = parentElementOf(element)) {
    words = wordsOf(element, start.node);
    if (words.length >= MIN_CHARACTERS) break;
  }
  return words;
}

function wordsOf(element: Element, node: Text): string {
  const text = textContentOf(element);
  // The part that holds the ID, if its message is long.
  const at = Math.max(0, text.indexOf(node.data) - MAX_TEXT_AROUND / 2);
  return text
    .slice(at, at + MAX_TEXT_AROUND)
    .replace(NO_WORDS, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

import {
  firstChildOf,
  nextSiblingOf,
  parentElementOf,
  previousSiblingOf,
  textContentOf,
} from '../../../utils/native-dom.ts';
import { headOf } from '../../detection/engine/headers/heads.ts';
import { plainText } from '../../detection/engine/normalise.ts';
import { NAMED } from '../cell-label.ts';
import { isElement, isText } from '../elements.ts';
import type { TextRun } from '../occurrences.ts';

/** A longer text is not just a value. */
const MAX_VALUE = 80;
/** A value is at most this many elements inside the one with its name, and has at most this many empty ones beside it. */
const MAX_STEPS = 6;

/** The attributes in which a label may be. */
export const NAMES = NAMED.match(/[a-z-]+/g) ?? [];

const { getAttribute, matches, querySelector } = Element.prototype;

/** A value with a label elsewhere than before it in its text. */
interface LabelledValue {
  readonly start: number;
  readonly end: number;
  readonly label: string;
}

/** Whether a name is that of a thing or its number, not a hint such as "Open order". */
function isLabel(name: string): boolean {
  if (!/^\D{3,50}$/.test(name)) return false;
  const { text } = plainText(name.trim());
  const head = headOf(text);
  return head !== undefined && head.kind !== 'stop' && (head.full || head.end - head.start === text.length);
}

const isDrawing = (node: Node): boolean => node instanceof SVGSVGElement;

/** The label of an element in an attribute, or in the title of a drawing. */
const nameOf = (element: Element): string | undefined =>
  [
    // Few elements have any of them.
    ...(matches.call(element, NAMED) ? NAMES.map((name) => getAttribute.call(element, name) ?? '') : []),
    ...(isDrawing(element) ? [textContentOf(querySelector.call(element, 'title') ?? element)] : []),
  ].find(isLabel);

/** Whether a node shows no text: an icon, an empty element, or white space. */
const isTextless = (node: Node): boolean =>
  isElement(node) ? firstChildOf(node) === null || isDrawing(node) : !isText(node) || !/\S/.test(node.data);

/** What is beside a node, from the nearest on, up to the first text. @returns `undefined` if there is text */
function textlessBeside(node: Node, next: (node: Node) => Node | null): Element[] | undefined {
  const found: Element[] = [];
  let beside = next(node);
  for (let left = MAX_STEPS; beside; left--, beside = next(beside)) {
    if (left === 0 || !isTextless(beside)) return undefined;
    if (isElement(beside)) found.push(beside);
  }
  return found;
}

/** The label of a text in an attribute of an element around it with no other text, or of an icon before it. */
function labelOf(node: Text): string | undefined {
  let part: Node = node;
  for (let left = MAX_STEPS; left > 0; left--) {
    const icons = textlessBeside(part, previousSiblingOf);
    const icon = icons?.map(nameOf).find((name) => name !== undefined);
    if (icon || !icons || !textlessBeside(part, nextSiblingOf)) return icon;
    const around = parentElementOf(part);
    const name = around && nameOf(around);
    if (name || !around) return name ?? undefined;
    part = around;
  }
  return undefined;
}

/**
 * The values in a text that have a label elsewhere than before them. If something beside a value fails, it has no label: the
 * failure appears in the console when that is searched itself.
 */
export const valuesWithLabel = (
  { pieces }: TextRun,
  isValue: (text: string) => boolean,
  labelOf: (node: Text) => string | undefined,
): LabelledValue[] =>
  pieces.flatMap(({ node, start }) => {
    try {
      const label = start >= 0 && isValue(node.data) ? labelOf(node) : undefined;
      return label === undefined ? [] : { start, end: start + node.length, label };
    } catch {
      return [];
    }
  });

/** The values in a text that are named by an attribute or an icon: such a name does not label the values beside them. */
export const namedValuesIn = (run: TextRun): LabelledValue[] =>
  valuesWithLabel(run, (text) => text.length <= MAX_VALUE && /\d{4}/.test(text), labelOf);

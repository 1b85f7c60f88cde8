import type { Placeholder, ReplyValues } from './placeholder.ts';
import { type Clause, type Piece, parseTemplate, type Sentence, type TemplateProblem } from './template.ts';

export type Rendering =
  /** `missing`: placeholders of the template that have no value; what they stood in was left out. */
  { ok: true; text: string; missing: Placeholder[] } | { ok: false; problems: TemplateProblem[] };

/** A sentence of which only its full stop is left says nothing. */
const HAS_WORDS = /[\p{L}\p{N}]/u;

/**
 * Fills a template in. A clause with a missing value is left out, else the sentence with it; a line of which nothing is
 * left goes as well. Values are text: braces and brackets in them mean nothing.
 */
export function renderTemplate(template: string, values: ReplyValues): Rendering {
  const parsed = parseTemplate(template);
  if (!parsed.ok) return parsed;
  const missing = new Set<Placeholder>();

  const isKnown = (piece: Piece | Clause): boolean => {
    if (piece.kind !== 'value' || values[piece.name]) return true;
    missing.add(piece.name);
    return false;
  };
  /** Every piece is looked at, so that everything that is missing is named. */
  const areKnown = (pieces: (Piece | Clause)[]): boolean => !pieces.map(isKnown).includes(false);
  const write = (piece: Piece | Clause): string => {
    if (piece.kind === 'text') return piece.text;
    if (piece.kind === 'value') return values[piece.name] ?? '';
    return areKnown(piece.pieces) ? piece.pieces.map(write).join('') : '';
  };
  const writeSentence = (sentence: Sentence): string => {
    const text = sentence.map(write).join('');
    return areKnown(sentence) && HAS_WORDS.test(text) ? text : '';
  };
  const writeLine = (line: Sentence[]): string | undefined => {
    const text = line.map(writeSentence).join('').trimEnd();
    return line.length > 0 && text === '' ? undefined : text;
  };

  const lines = parsed.lines.map(writeLine).filter((line) => line !== undefined);
  const text = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { ok: true, text, missing: [...missing] };
}

import type { ReplyLanguage } from '../languages.ts';
import {
  type Clause,
  parseTemplate,
  type Sentence,
  type TemplatePiece,
  type TemplateProblem,
} from './parse-template.ts';
import type { Placeholder, ReplyValues } from './placeholders.ts';
import { REPLY_TEXTS } from './reply-texts.ts';

export type Rendering =
  /** `missing`: the template's placeholders without a value; their clauses or sentences were left out. */
  { ok: true; text: string; missing: Placeholder[] } | { ok: false; problems: TemplateProblem[] };

/** A sentence with nothing but a full stop is dropped. */
const HAS_WORDS = /[\p{L}\p{N}]/u;

/**
 * Fills in a template. A missing value removes its clause or, outside a clause, its sentence; an emptied line is
 * removed too. Values are plain text: braces and brackets in them are not interpreted.
 */
export function renderTemplate(template: string, values: ReplyValues): Rendering {
  const parsed = parseTemplate(template);
  if (!parsed.ok) return parsed;
  const missing = new Set<Placeholder>();

  const isKnown = (piece: TemplatePiece | Clause): boolean => {
    if (piece.kind !== 'value' || values[piece.name]) return true;
    missing.add(piece.name);
    return false;
  };
  /** Checks every piece, so that every missing value is reported. */
  const areKnown = (pieces: (TemplatePiece | Clause)[]): boolean => !pieces.map(isKnown).includes(false);
  const write = (piece: TemplatePiece | Clause): string => {
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

/** A reply, or the reason why there is none. */
export type ReplyResult =
  /** `missing`: the template's placeholders without a value; their clauses or sentences were left out. */
  | { step: 'written'; text: string; missing: Placeholder[] }
  /** Every sentence of the template needs a missing value. */
  | { step: 'empty'; missing: Placeholder[] }
  | { step: 'faulty'; problems: TemplateProblem[] };

/** Removes placeholders from the `missing` ones of a reply. @param mayMiss whether a placeholder needs no value */
export function withoutMissing(reply: ReplyResult, mayMiss: (name: Placeholder) => boolean): ReplyResult {
  return reply.step === 'faulty'
    ? reply
    : { ...reply, missing: reply.missing.filter((name) => !mayMiss(name)) };
}

/** Writes a reply from a template. The first line of a sandbox reply labels it as test data, in case it is sent. */
export function writeReply(
  template: string,
  values: ReplyValues,
  { language, isSandbox }: { language: ReplyLanguage; isSandbox: boolean },
): ReplyResult {
  const rendering = renderTemplate(template, values);
  if (!rendering.ok) return { step: 'faulty', problems: rendering.problems };
  const { text, missing } = rendering;
  if (text === '') return { step: 'empty', missing };
  return { step: 'written', missing, text: isSandbox ? `${REPLY_TEXTS[language].sandbox}\n\n${text}` : text };
}

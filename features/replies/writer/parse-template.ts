import { isPlaceholder, type Placeholder } from './placeholders.ts';

/** A problem in a template. */
export type TemplateProblem =
  /** Braces around a name that is not a placeholder. */
  | { kind: 'unknownPlaceholder'; name: string }
  /** An unpaired brace or bracket, or one nested in another of its kind. */
  | { kind: 'unpaired'; sign: '{' | '}' | '[' | ']' };

export type TemplatePiece = { kind: 'text'; text: string } | { kind: 'value'; name: Placeholder };

/** A part in square brackets. If one of its values is missing, the whole part is left out. */
export interface Clause {
  kind: 'clause';
  pieces: TemplatePiece[];
}

/** A sentence and the space after it. If a value outside its clauses is missing, the whole sentence is left out. */
export type Sentence = (TemplatePiece | Clause)[];

export type Template = { ok: true; lines: Sentence[][] } | { ok: false; problems: TemplateProblem[] };

const SIGNS = /\{[^{}[\]\n]*\}|[{}[\]]/g;
/** A full stop ends a sentence unless a lower-case letter follows, for example after an abbreviation. */
const SENTENCE_END = /(?<![.!?…])[.!?…]+["'”’»)]*\s+(?!\p{Ll})/gu;

/**
 * Parses a template: lines of sentences with `{placeholders}` and `[clauses]`. Square brackets without a placeholder
 * between them are plain text.
 * @returns the lines, or each distinct problem once
 */
export function parseTemplate(text: string): Template {
  const problems = new Map<string, TemplateProblem>();
  const report = (problem: TemplateProblem): void => void problems.set(JSON.stringify(problem), problem);
  const lines = text.split(/\r\n?|\n/).map((line) => sentencesOf(readLine(line, report)));
  return problems.size > 0 ? { ok: false, problems: [...problems.values()] } : { ok: true, lines };
}

function readLine(line: string, report: (problem: TemplateProblem) => void): Sentence {
  const read: Sentence = [];
  let clause: TemplatePiece[] | undefined;
  let end = 0;

  const add = (piece: TemplatePiece): void => void (clause ?? read).push(piece);
  const addText = (text: string): void => {
    if (text !== '') add({ kind: 'text', text });
  };

  for (const { 0: sign, index } of line.matchAll(SIGNS)) {
    addText(line.slice(end, index));
    end = index + sign.length;
    if (sign === '[') {
      if (clause) report({ kind: 'unpaired', sign });
      clause = [];
    } else if (sign === ']') {
      if (!clause) report({ kind: 'unpaired', sign });
      else read.push(...closed(clause));
      clause = undefined;
    } else if (sign === '{' || sign === '}') {
      report({ kind: 'unpaired', sign });
    } else {
      const name = sign.slice(1, -1).trim();
      if (isPlaceholder(name)) add({ kind: 'value', name });
      else report({ kind: 'unknownPlaceholder', name });
    }
  }
  addText(line.slice(end));
  if (clause) report({ kind: 'unpaired', sign: '[' });
  return read;
}

function closed(pieces: TemplatePiece[]): Sentence {
  if (pieces.some(({ kind }) => kind === 'value')) return [{ kind: 'clause', pieces }];
  return [{ kind: 'text', text: '[' }, ...pieces, { kind: 'text', text: ']' }];
}

function sentencesOf(line: Sentence): Sentence[] {
  const sentences: Sentence[] = [[]];
  const add = (piece: TemplatePiece | Clause): void => void sentences.at(-1)?.push(piece);
  for (const piece of line) {
    if (piece.kind !== 'text') {
      add(piece);
      continue;
    }
    let start = 0;
    for (const { 0: end, index } of piece.text.matchAll(SENTENCE_END)) {
      add({ kind: 'text', text: piece.text.slice(start, index + end.length) });
      sentences.push([]);
      start = index + end.length;
    }
    if (start < piece.text.length) add({ kind: 'text', text: piece.text.slice(start) });
  }
  return sentences.filter((sentence) => sentence.length > 0);
}

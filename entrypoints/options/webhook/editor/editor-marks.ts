import type { Messages } from '../../../../utils/messages/catalogue.ts';
import { jsonMembers, placeOf } from '../json-members.ts';
import type { PayloadCheck } from '../payload-check.ts';
import { cannotBeSent, problemText } from '../problem-text.ts';

/** A place of the payload with what is wrong there. */
export interface EditorMark {
  from: number;
  to: number;
  /** A `warning` can be sent all the same. */
  severity: 'error' | 'warning';
  message: string;
}

/** A payload can have a problem in every line; the editor is to stay quick. */
const MOST_MARKS = 200;

/**
 * The problems of a payload as marks in its text, each to the end of its line at most.
 * @param text what was checked
 */
export function editorMarks(check: PayloadCheck, text: string, webhook: Messages['webhook']): EditorMark[] {
  const restOfLine = (from: number, end: number): number => {
    const lineEnd = text.indexOf('\n', from);
    return lineEnd === -1 ? end : Math.min(end, lineEnd);
  };
  if (check.kind === 'notJson') {
    const from = offsetOf(text, check.position);
    const to = restOfLine(from, text.length);
    return [{ from, to, severity: 'error', message: cannotBeSent(check, webhook) }];
  }
  if (check.kind !== 'json' || check.problems.length === 0) return [];
  const members = jsonMembers(text);
  return check.problems.slice(0, MOST_MARKS).map((problem) => {
    const { start, end } = placeOf(members, problem.path) ?? { start: 0, end: text.length };
    const name = problem.path === '' ? webhook.wholePayload : problem.path;
    const message = `${name} ${problemText(webhook, problem)}`;
    return { from: start, to: restOfLine(start, end), severity: 'warning', message };
  });
}

function offsetOf(text: string, { line, column }: { line: number; column: number }): number {
  let start = 0;
  for (let at = 1; at < line; at += 1) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}

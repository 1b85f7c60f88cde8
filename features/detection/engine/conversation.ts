import type { Label } from './labels.ts';
import { textBefore } from './normalise.ts';

// Chats and mails: who writes a line, and which question a number answers.

/** A day or a time in a chat: "03/02", "10:05", "9.15 am", "14h02". */
const WHEN =
  /\d{1,4}[-/]\d{1,2}(?:[-/]\d{2,4})?|\d{1,2}(?:[:h]\d\d(?::\d\d)?(?:\.\d{3})?(?: ?[ap]\.?m\.?(?![a-z]))?|\.\d\d ?(?:[ap]m|uhr|u)(?![a-z]))/gi;
/** What a person writes before the number: "hold on". Longer lines are about something else. */
const MAX_LINE = 44;
/** The answer is at most this far from the question. */
const MAX_GAP = 240;
/** How far above a line the same speaker is searched. */
const MAX_CHAT = 999;
/**
 * Letters of plain text, which has no accents: of Latin and of other scripts. Browsers take ten times as long to read an
 * expression with `\p{L}`.
 */
const LETTER = 'A-Za-z\\u0370-\\u1fff\\u3040-\\ud7ff';
const HAS_LETTER = new RegExp(`[${LETTER}]`);
/** The name of a person, and perhaps the time, at the start of a line: "[10:05] Ann: ", "Ann (10:05): ", "<ann> ". */
const SPEAKER = new RegExp(
  `^[^A-Za-z\\d]*(?:[${LETTER}](?:[^:<>\\d\\n]|(?<=[${LETTER}])\\d(?=[${LETTER}])){0,29}(?:\\d|(?<=[${LETTER}_])\\d{1,4})?:|<[^<>\\n]{1,24}>|\\S?[:\\])-])[^A-Za-z\\d]*$`,
);
/** What people write before the number of their answer: "yes it's", "oui c'est le", "uhh... let me check... ok, it's". */
const ANSWER_WORDS =
  /(?<=(?:^|[:>\])-]) ?)(?:(?:[a-z']{1,7}[ ,]{1,2}){1,4}|(?:[a-z']{1,7}[ ,.]{1,5}){1,10}(?:it'?s|is) )$/i;
/** What asks for a number: a question, with or without its mark, or a request. */
const ASKS =
  "\\?|(?<![a-z])(?:please|pls|plz|kindly|send (?:me|us)|share|provide|svp|stp|s'il (?:vous|te) plait|veuillez|merci de|nous (?:indiquer|communiquer)|por favor|nos (?:indique|facilite)|informe|bitte|teilen sie|nennen sie|per favore|alstublieft|graag|aub|poprosze|pros(?:ze|imy)|enter|type|(?:do|have|can|could|would) you|whats?|which|avez.vous|pouvez|quel|tiene|me (?:da|dice|indica|pasa)|cual|haben sie|wie|welche|mi da|qual|jaki|czy|heeft|wat|tem)(?![a-z])";
const REQUEST = new RegExp(ASKS, 'i');
/** A line in which a person asks for something, at most three lines above. */
const ASKED = new RegExp(
  `(?:^|\\n)[^\\n:]{1,30}: (?=[^\\n]*(?:${ASKS}))[^\\n]{1,200}\\n(?:[^\\n]{0,60}\\n){0,3}[^\\n\\w]{0,4}$`,
  'i',
);

/** A line of a chat without its times, or `undefined` if it has none. */
function withoutTimes(line: string): string | undefined {
  const rest = line.replace(WHEN, '');
  return rest === line ? undefined : rest;
}

const isTime = (line: string): boolean => /^\W*$/.test(withoutTimes(line) ?? 'x');

/** Whether a line has only a speaker, and perhaps a time, before a number; or the line above it has. */
function followsSpeaker(ahead: string, above: string | undefined): boolean {
  const rest = withoutTimes(ahead);
  if (ahead.trim() !== '') return SPEAKER.test(rest ?? ahead);
  const heading = above === undefined ? undefined : withoutTimes(above);
  return (
    heading !== undefined && heading.length < MAX_LINE && !/[\d?]/.test(heading) && HAS_LETTER.test(heading)
  );
}

/**
 * How many lines are between a question in a chat and the answer: "one moment" and the like. The answer begins with the
 * name of a person, or has the name and the time above it.
 * @param from the end of the label in the question
 * @param to the start of the number that is the rest of the answer
 * @param needsQuestion whether the label must be in a question; otherwise, it may be a request
 * @returns -1 if the number is no answer
 */
export function linesOfAnswer(text: string, from: number, to: number, needsQuestion: boolean): number {
  if (to - from > MAX_GAP) return -1;
  const [question = '', ...lines] = text
    .slice(from, to)
    .split('\n')
    .filter((line, index, all) => line.trim() !== '' || index === 0 || index === all.length - 1);
  const ahead = lines.pop();
  if (ahead === undefined || question.length > MAX_LINE || /\d/.test(question)) return -1;
  const asked = text.slice(Math.max(0, text.lastIndexOf('\n', from - 1)), from) + question;
  if (needsQuestion && !REQUEST.test(asked)) return -1;
  // The name and the time of a message may be two lines.
  const [name = '', time = ''] = lines.slice(-2);
  if (lines.length > 1 && isTime(name) !== isTime(time)) lines.splice(-2, 2, `${name} ${time}`);
  const named = REQUEST.test(asked) ? ahead.replace(ANSWER_WORDS, '') : ahead;
  if (!followsSpeaker(named, lines.at(-1))) return -1;
  if (ahead.trim() === '') lines.pop();
  const isShort = (line: string): boolean => {
    const rest = withoutTimes(line) ?? line;
    return rest.length < MAX_LINE && !/(?!1 (?:mo|se|min|s))\d|\?/i.test(rest);
  };
  return lines.length < 6 && lines.every(isShort) ? lines.length : -1;
}

/** A speaker or a time, as lines of a chat have. */
const SPOKEN = /[^\s>] ?[:>\])]|\d/;

/**
 * Whether a number that could answer a question is in the signature of a mail: "M: 0770…" below "Where is my parcel?". In a
 * chat, lines begin with names; in a mail, the question and the greeting below it do not.
 * @param from the end of the label in the question
 * @param to the start of the number
 */
export function isInSignature(text: string, from: number, to: number): boolean {
  if (SPOKEN.test(text.slice(text.lastIndexOf('\n', from - 1) + 1, from))) return false;
  const lines = text.slice(from, to).split('\n').slice(1);
  const ahead = lines.pop()?.trim() ?? '';
  return ahead !== '' && !/\d/.test(ahead) && !lines.every((line) => SPOKEN.test(line));
}

/** Between a quoted question and the number of the answer: a greeting, and at most a few words, such as "Sure, it's". */
const REPLY = new RegExp(
  `^[^\\n]{0,60}\\n[>\\s]*(?:[${LETTER}][^\\n\\d:>]{1,30},\\s+)?(?:(?:[${LETTER}'-]{1,12}[ ,:]{1,3}){1,6})?$`,
);
const QUOTED = /^[> ]*/;
const depthOf = (line: string): number => QUOTED.exec(line)?.[0].replaceAll(' ', '').length ?? 0;

/**
 * Whether a number answers a question that the mail before asked, which is quoted above: "> The tracking number, please?".
 * @param from the end of the label in the question
 * @param to the start of the number
 */
export function isReply(text: string, from: number, to: number): boolean {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const depth = depthOf(text.slice(start, from));
  if (depth === 0 || to - from > MAX_GAP || !REPLY.test(text.slice(from, to))) return false;
  const lines = text.slice(start, to).split('\n');
  return depthOf(lines.at(-1) ?? '') < depth && REQUEST.test(lines[0] ?? '');
}

/** The time before the name at the start of a line of a chat: "09:02  Customer: …" is what the customer writes. */
const TIME = /(?:^|\n)[^\n]{0,20}\d:\d\d[^\na-z]{0,9}(?:[ap]\.?m\.?[^\na-z]{1,4})?$/i;
/** The time behind the name, which is followed by a colon, or alone in its line with it. */
const TIME_BEHIND =
  /^[ \n]?[([,|\xb7\u2022-]? ?\d{1,2}[:.Hh]\d\d(?:[:.]\d\d)?(?: ?[AaPp]\.?[Mm]\.?)?[)\]]? ?[:\n]/;

/** A few words of a person behind the name: "customer: hi it did not come". */
const SAYS = /^ ?:(?:[ ,.!?]{1,3}[a-z']+){4}/i;

/** Whether a line above begins with the same name, and goes on as people write. */
function hasSpoken(text: string, start: number, end: number): boolean {
  const name = text.slice(start, end);
  return text
    .slice(Math.max(0, start - MAX_CHAT), start)
    .split('\n')
    .some((line) => {
      const at = line.indexOf(name);
      return at >= 0 && !/\w/.test(line.slice(0, at)) && SAYS.test(line.slice(at + name.length));
    });
}

/** A line in which a person says a few words, and then a label: "Agent: I need the tracking number". */
const SAID = /(?:^|\n)[^\n:\d]{1,30}: (?:[^\s\d]+ ){2}([^\n\d]+)\n[^\n\w]*$/;
/** A long number that is all that a person writes. */
const ONLY_NUMBER = /^ ?: ?[A-Z]{0,7}\d[\dA-Z -]{11,}(?:\n|$)/;

/** Whether a label such as "customer" is the speaker of a chat line, as a time or a question shows. */
export function isSpeaker(
  text: string,
  { start, end, full, kind }: Label,
  before: Label | undefined,
): boolean {
  if (kind !== 'other' || full) return false;
  const behind = text.slice(end, end + 24);
  // All times have a digit here, and few texts: the expression for them takes long to compile.
  if (!/^ ?:/.test(behind)) return /\d/.test(behind.slice(0, 4)) && TIME_BEHIND.test(behind);
  const ahead = textBefore(text, start, MAX_GAP);
  const isFirst = /(?:^|\n)[^\w\n]*$/.test(ahead.slice(-6));
  const isAnswer =
    before?.kind === 'tracking' &&
    ONLY_NUMBER.test(text.slice(end, end + MAX_LINE)) &&
    SAID.exec(ahead)?.[1]?.toLowerCase().includes(before.words) === true;
  return (
    TIME.test(ahead.slice(-40)) || ASKED.test(ahead) || (isFirst && (hasSpoken(text, start, end) || isAnswer))
  );
}

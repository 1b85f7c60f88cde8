import { BLIND_SCORES, type BlindScore } from './blind-scores.ts';
import { snippetOf } from './snippet.ts';
import {
  type Counts,
  count,
  countEvidence,
  falseAlarms,
  falseHitsOf,
  missesOf,
  ratesOf,
  type Scored,
} from './tally.ts';
import { EVIDENCE } from './ticket.ts';

const percent = (rate: number | undefined): string => (rate === undefined ? '–' : (100 * rate).toFixed(1));

const NAME_WIDTH = 22;
const HEADINGS = ['precision', 'recall', 'F1', 'hits', 'false', 'missed'];
const COLUMN_WIDTH = 10;

const cells = (name: string, values: readonly (string | number)[]): string =>
  [name.padEnd(NAME_WIDTH), ...values.map((value) => String(value).padStart(COLUMN_WIDTH))].join('');

function row(name: string, counts: Counts): string {
  const { precision, recall, f1 } = ratesOf(counts);
  const rates = [precision, recall, f1].map(percent);
  return cells(name, [...rates, counts.hits, counts.falseHits, counts.misses]);
}

function sourceOf({ ticket }: Scored): string {
  return ticket.kind === 'plain' ? ticket.text : ticket.html;
}

function missed(all: readonly Scored[]): string[] {
  return all.flatMap((scored) =>
    missesOf(scored).map(
      ({ id, why }) => `  ${scored.ticket.id}  ${id} (${why})\n      ${snippetOf(sourceOf(scored), id)}`,
    ),
  );
}

function falselyHit(all: readonly Scored[]): string[] {
  return all.flatMap((scored) =>
    falseHitsOf(scored).map((id) => `  ${scored.ticket.id}  ${id}\n      ${snippetOf(sourceOf(scored), id)}`),
  );
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines];
}

/** One blind score, and how the rules score on the same tickets now. */
function blindRows(all: readonly Scored[], { set, scored, counts, taught, empty }: BlindScore): string[] {
  const now = all.filter(({ ticket }) => ticket.id.includes(`-${set}-`) && !ticket.ambiguous);
  const rows = (name: string, sum: Counts, ofTaught: Counts, { tickets, alarms }: BlindScore['empty']) => [
    row(name, sum),
    row('  taught', ofTaught),
    cells('  false alarms', [percent(tickets === 0 ? undefined : alarms / tickets)]),
  ];
  return [
    ...rows(`${set}, ${scored}`, counts, taught, empty),
    ...(now.length === 0
      ? []
      : rows(`${set}, now`, count(now), countEvidence(now, 'taught'), falseAlarms(now))),
  ];
}

/**
 * The scores of all tickets as text, line by line.
 * @param blind the first scores of the sets that were written without sight of the rules
 */
export function report(all: readonly Scored[], blind: readonly BlindScore[] = BLIND_SCORES): string[] {
  const clear = all.filter(({ ticket }) => !ticket.ambiguous);
  const ambiguous = all.filter(({ ticket }) => ticket.ambiguous);
  const of = (kind: 'plain' | 'html') => clear.filter(({ ticket }) => ticket.kind === kind);
  const languages = [...new Set(clear.map(({ ticket }) => ticket.lang))].sort();
  const { tickets, alarms } = falseAlarms(clear);
  const alarmRate = percent(tickets === 0 ? undefined : alarms / tickets);
  return [
    `${clear.length} tickets, ${tickets} of them without an ID; ${ambiguous.length} ambiguous ones apart`,
    '',
    cells('', HEADINGS),
    row('all', count(clear)),
    row('plain', count(of('plain'))),
    row('html', count(of('html'))),
    ...section(
      'by evidence (false: all in tickets with such an ID)',
      EVIDENCE.map((why) => row(why, countEvidence(clear, why))),
    ),
    ...section(
      'by language',
      languages.map((lang) => row(lang, count(clear.filter(({ ticket }) => ticket.lang === lang)))),
    ),
    '',
    `false alarms: ${alarms} of ${tickets} tickets without an ID (${alarmRate} %)`,
    ...section(
      'sets written without sight of the rules: scored once, and the same tickets now that the rules may know them',
      blind.flatMap((score) => blindRows(all, score)),
    ),
    ...section('missed', missed(clear)),
    ...section('false hits', falselyHit(clear)),
    ...(ambiguous.length === 0
      ? []
      : ['', row('ambiguous', count(ambiguous)), ...missed(ambiguous), ...falselyHit(ambiguous)]),
  ];
}

import { readFile, writeFile } from 'node:fs/promises';
import { findTrackingIds } from '../../features/detection/engine/detect.ts';
import { startTicketBrowser } from './find-on-page.ts';
import { readOptions } from './options.ts';
import { patternsFrom } from './patterns.ts';
import { report } from './report.ts';
import type { Scored } from './tally.ts';
import { type HtmlTicket, type PlainTicket, readTickets, repeatedIds, type Ticket } from './ticket.ts';

async function loadTickets(files: readonly string[]): Promise<Ticket[]> {
  const read = await Promise.all(files.map(async (file) => readTickets(await readFile(file, 'utf8'), file)));
  const tickets = read.flatMap((file) => file.tickets);
  const problems = [...read.flatMap((file) => file.problems), ...repeatedIds(tickets)];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  if (tickets.length === 0) throw new Error('There are no tickets to score.');
  return tickets;
}

/** Finds the IDs in a ticket's text. */
function findInText({ text, taught }: PlainTicket): Set<string> {
  const matches = findTrackingIds(text, { patterns: patternsFrom(taught) });
  return new Set(matches.map(({ id }) => id));
}

async function scorePages(tickets: readonly HtmlTicket[]): Promise<Scored[]> {
  if (tickets.length === 0) return [];
  const browser = await startTicketBrowser();
  try {
    const scored: Scored[] = [];
    for (const ticket of tickets) scored.push({ ticket, found: await browser.find(ticket) });
    return scored;
  } finally {
    await browser.close();
  }
}

async function score(tickets: readonly Ticket[]): Promise<Scored[]> {
  const plain = tickets.filter((ticket): ticket is PlainTicket => ticket.kind === 'plain');
  const html = tickets.filter((ticket): ticket is HtmlTicket => ticket.kind === 'html');
  const inTexts = plain.map((ticket): Scored => ({ ticket, found: findInText(ticket) }));
  const all = [...inTexts, ...(await scorePages(html))];
  return all.sort((a, b) => tickets.indexOf(a.ticket) - tickets.indexOf(b.ticket));
}

const predictionOf = ({ ticket, found }: Scored): string =>
  `${JSON.stringify({ id: ticket.id, found: [...found] })}\n`;

try {
  const { files, predictions } = readOptions(process.argv.slice(2));
  const scored = await score(await loadTickets(files));
  if (predictions !== undefined) await writeFile(predictions, scored.map(predictionOf).join(''));
  console.log(report(scored).join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseCommandLine } from '../command-line.mjs';

const TICKETS = fileURLToPath(new URL('../../tests/fixtures/tickets/', import.meta.url));

const USAGE = `npm run score
npm run score -- tickets.jsonl                    tickets of your own, a JSON object per line
npm run score -- --predictions found.jsonl        saves the found IDs`;

export interface Options {
  /** Files of tickets, one JSON object per line. */
  files: readonly string[];
  /** Output file for the found IDs. */
  predictions?: string;
}

/**
 * Parses the command line. The default files are the project's own tickets.
 * @throws with a message for the user
 */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseCommandLine(
    { args: [...args], allowPositionals: true, options: { predictions: { type: 'string' } } },
    USAGE,
  );
  const { predictions } = values;
  return {
    files: positionals.length > 0 ? positionals : ownTickets(),
    ...(predictions === undefined ? {} : { predictions }),
  };
}

/** The project's own tickets. */
export function ownTickets(): string[] {
  const names = readdirSync(TICKETS).filter((name) => name.endsWith('.jsonl'));
  return names.sort().map((name) => join(TICKETS, name));
}

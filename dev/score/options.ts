import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const TICKETS = fileURLToPath(new URL('../../tests/fixtures/tickets/', import.meta.url));

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
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { predictions: { type: 'string' } },
  });
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

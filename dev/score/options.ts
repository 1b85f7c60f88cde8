import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCommandLine } from '../command-line.mjs';

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
  const { values, words } = readCommandLine(args, {
    command: 'npm run score',
    options: { predictions: { value: 'found.jsonl', help: 'also write the found IDs to this file' } },
    words: { name: 'FILES', help: 'tickets, one JSON object per line; by default those of the project' },
  });
  const { predictions } = values;
  return {
    files: words.length > 0 ? words : ownTickets(),
    ...(predictions === undefined ? {} : { predictions }),
  };
}

/** The project's own tickets. */
export function ownTickets(): string[] {
  const names = readdirSync(TICKETS).filter((name) => name.endsWith('.jsonl'));
  return names.sort().map((name) => join(TICKETS, name));
}

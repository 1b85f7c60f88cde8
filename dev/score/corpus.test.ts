import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ownTickets, readOptions } from './options.ts';
import { readTickets, repeatedIds } from './ticket.ts';

const files = ownTickets().map((file) => readTickets(readFileSync(file, 'utf8'), file));
const tickets = files.flatMap((file) => file.tickets);

it("the project's tickets are well-formed", () => {
  expect(files.flatMap(({ problems }) => problems)).toEqual([]);
  expect(repeatedIds(tickets)).toEqual([]);
});

it("the project's tickets are diverse", () => {
  expect(tickets.length).toBeGreaterThanOrEqual(300);
  expect(tickets.filter(({ expect: ids }) => ids.length === 0).length).toBeGreaterThan(tickets.length / 3);
  expect(tickets.filter(({ kind }) => kind === 'html').length).toBeGreaterThanOrEqual(80);
  const languages = new Set(tickets.map(({ lang }) => lang));
  expect(languages).toEqual(new Set(['en', 'fr', 'es', 'de', 'it', 'nl', 'pt', 'pl']));
});

it('no ID is both expected and optional, and taught IDs have three examples', () => {
  for (const { id, expect: ids, optional, taught } of tickets) {
    expect(
      ids.filter((each) => optional.includes(each.id)),
      id,
    ).toEqual([]);
    const isTaught = taught.length > 0;
    expect(isTaught ? taught.length >= 3 : ids.every(({ why }) => why !== 'taught'), id).toBe(true);
  }
});

it("the command line accepts files; the default is the project's own tickets", () => {
  expect(readOptions(['a.jsonl', '--predictions', 'out.jsonl', 'b.jsonl'])).toEqual({
    files: ['a.jsonl', 'b.jsonl'],
    predictions: 'out.jsonl',
  });
  expect(readOptions([])).toEqual({ files: ownTickets() });
  expect(() => readOptions(['--prediction', 'out.jsonl'])).toThrow('--prediction');
});

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findTrackingIds } from '../detect.ts';
import type { DetectionRules } from '../rules.ts';
import { CARRIERS } from './carriers.ts';

/** A text, an ID, and whether the ID is found in the text. */
interface Row {
  text: string;
  id: string;
  strict: boolean;
  normal: boolean;
  eager: boolean;
  /** Why the row is not true yet. It must fail, so that the marker goes when the row becomes true. */
  knownFailing?: string;
}

interface Table {
  carrier: string;
  numbers: Row[];
  lookAlikes: Row[];
}

const ALL: DetectionRules = { mode: 'eager', labels: true, carriers: true, notIds: [] };
/** `strict`: labels and links only. `normal`: the built-in shape as well. `eager`: carriers' numbers as well. */
const STRICTNESS = {
  strict: { ...ALL, mode: 'strict' },
  normal: { ...ALL, carriers: false },
  eager: ALL,
} satisfies Record<string, DetectionRules>;

const FOLDER = resolve(import.meta.dirname, '../../../../tests/fixtures/carriers');
const TABLES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Table[]);

const outcome = ({ text, id }: Row) =>
  Object.fromEntries(
    Object.entries(STRICTNESS).map(([name, rules]) => [
      name,
      findTrackingIds(text, { rules }).some((match) => match.id === id),
    ]),
  );

it('there is a table for every carrier, with numbers and look-alikes', () => {
  expect(TABLES.map(({ carrier }) => carrier).sort()).toEqual(CARRIERS.map(({ name }) => name).sort());
  expect(TABLES.filter(({ numbers, lookAlikes }) => numbers.length * lookAlikes.length === 0)).toEqual([]);
});

describe.each(TABLES)('$carrier', ({ numbers, lookAlikes }) => {
  for (const row of [...numbers, ...lookAlikes]) {
    const { strict, normal, eager } = row;
    const test = row.knownFailing === undefined ? it : it.fails;
    test(row.text, () => {
      expect(outcome(row)).toEqual({ strict, normal, eager });
    });
  }
});

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findTrackingIds } from '../detect.ts';
import type { DetectionRules } from '../rules.ts';
import { isCustomPattern } from './custom-pattern.ts';
import { inferPattern } from './infer-pattern.ts';

interface Row {
  text: string;
  /** Why the row is not true yet. It must fail, so that the marker goes when the row becomes true. */
  knownFailing?: string;
}

/** A house's own format: examples as an agent teaches them, texts with its IDs, and texts with numbers that resemble them. */
interface HouseFormat {
  lang: string;
  examples: string[];
  found: (Row & { ids: string[] })[];
  lookAlikes: Row[];
}

const FOLDER = resolve(import.meta.dirname, '../../../../tests/fixtures/house-formats');
const FORMATS = readdirSync(FOLDER).flatMap(
  (name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as HouseFormat[],
);

const STRICT: DetectionRules = { mode: 'strict', labels: false, carriers: false, notIds: [] };

function taughtIn(text: string, examples: readonly string[], rules?: DetectionRules): string[] {
  const inference = inferPattern(examples);
  if (!inference.ok) return [];
  return findTrackingIds(text, { patterns: [inference.pattern], rules })
    .filter(({ evidence }) => evidence === 'pattern')
    .map(({ id }) => id);
}

const testOf = ({ knownFailing }: Row) => (knownFailing === undefined ? it : it.fails);

it('there are 151 formats in eight languages', () => {
  expect(FORMATS).toHaveLength(151);
  expect(new Set(FORMATS.map(({ lang }) => lang)).size).toBe(8);
  expect(FORMATS.filter(({ found, lookAlikes }) => found.length < 3 || lookAlikes.length < 3)).toEqual([]);
});

describe.each(FORMATS)('$examples', ({ examples, found, lookAlikes }) => {
  for (const row of found)
    testOf(row)(`found: ${row.text}`, () => {
      expect(taughtIn(row.text, examples)).toEqual(row.ids);
      expect(taughtIn(row.text, examples, STRICT)).toEqual(row.ids);
    });

  for (const row of lookAlikes)
    testOf(row)(`left alone: ${row.text}`, () => {
      expect(taughtIn(row.text, examples)).toEqual([]);
    });

  it('can be stored', () => {
    const inference = inferPattern(examples);
    expect(!inference.ok || isCustomPattern(structuredClone(inference.pattern))).toBe(true);
  });
});

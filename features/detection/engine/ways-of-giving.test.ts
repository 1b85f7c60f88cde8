import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findTrackingIds } from './detect.ts';
import { plainText, toId } from './normalise.ts';

/**
 * Texts in a file for each language, and sentences of tickets, with the IDs in angle brackets: the ways in which people
 * give a number. The file of look-alikes has texts without an ID. Those that are called unseen were judged before anybody
 * looked at the rules; what the rules still get wrong is not among them.
 */
const FOLDER = resolve(import.meta.dirname, '../../../tests/fixtures/ways-of-giving');
const TEXTS = readdirSync(FOLDER).map((name): [string, string[]] => [
  name,
  JSON.parse(readFileSync(join(FOLDER, name), 'utf8')),
]);

describe.each(TEXTS)('%s', (_, texts) => {
  it.each(texts)('%s', (marked) => {
    const ids = findTrackingIds(marked.replace(/[⟨⟩]/g, '')).map(({ id }) => id);
    expect(ids).toEqual(
      Array.from(marked.matchAll(/⟨([^⟩]*)⟩/g), ([, raw = '']) => toId(plainText(raw).text)),
    );
  });
});

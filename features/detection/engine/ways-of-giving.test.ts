import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findTrackingIds } from './detect.ts';
import { plainText, toId } from './normalise.ts';

/**
 * Texts in a file for each language, and sentences of tickets, with the IDs in angle brackets: the ways in which people
 * give a number. The file of look-alikes has texts without an ID. Those that are called unseen were judged before anybody
 * looked at the rules. What the rules still get wrong is in a file of its own, whose tests are expected to fail.
 */
const FOLDER = resolve(import.meta.dirname, '../../../tests/fixtures/ways-of-giving');
const TEXTS = readdirSync(FOLDER).map((name): [string, string[]] => [
  name,
  JSON.parse(readFileSync(join(FOLDER, name), 'utf8')),
]);

/** What breaks an ID that goes on in the next line of a mail. */
const BREAK = /<br>|=?\n(?:> ?)*/g;

describe.each(TEXTS)('%s', (name, texts) => {
  (name === 'still-wrong.json' ? it.fails : it).each(texts)('%s', (marked) => {
    const ids = findTrackingIds(marked.replace(/[⟨⟩]/g, '')).map(({ id }) => id);
    expect(ids).toEqual(
      Array.from(marked.matchAll(/⟨([^⟩]*)⟩/g), ([, raw = '']) =>
        toId(plainText(raw.replace(BREAK, '')).text),
      ),
    );
  });
});

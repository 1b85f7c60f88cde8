import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { highlightRules } from './highlight-rules.ts';

const PATH = 'entrypoints/helpdesk.content/style.css';
const STYLES = readFileSync(PATH, 'utf8');

/** The style sheet in the build for a browser; `undefined` if it stays as it is. */
const built = (browser: string) =>
  (highlightRules(browser).transform as (code: string, id: string) => { code: string } | undefined)(
    STYLES,
    PATH,
  )?.code;

test('in Firefox, every element has the rules for highlights, not the root alone', () => {
  expect(built('firefox')).toContain('\n  ::highlight(waybill-id) {');
  expect(built('firefox')).not.toContain(':root::highlight');
});

test('in Chromium, the rules stay those of the root', () => {
  expect(built('chrome')).toBeUndefined();
  expect(STYLES).not.toMatch(/(?<!:root)::highlight\(/);
});

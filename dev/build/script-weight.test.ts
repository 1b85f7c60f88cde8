import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeWeights, weighScripts } from './script-weight.ts';

let folder: string;

function write(path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

const page = (script: string) =>
  `<html><head><script type="module" crossorigin src="/chunks/${script}"></script></head></html>`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'weight-'));
  write('background.js', 'x'.repeat(1000));
  write('content-scripts/helpdesk.js', 'x'.repeat(100_000));
  for (const name of ['content-scripts/early.js', 'frame.js']) write(name, '');
  for (const name of ['card', 'popup', 'options']) write(`${name}.html`, page(`${name}.js`));
  write('chunks/card.js', 'import{a}from"./a.js";import"./b.js";const c=()=>import("./late.js");');
  write('chunks/popup.js', 'import{a as t}from"./a.js";');
  write('chunks/options.js', '');
  write('chunks/a.js', 'import{b}from"./b.js";');
  write('chunks/b.js', 'x'.repeat(300_000));
  write('chunks/late.js', 'x'.repeat(50_000));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('counts each script that a page loads at its start once, and none that it loads on demand', () => {
  const card = weighScripts(folder).find(({ name }) => name === 'Card');
  expect(card?.files).toEqual(['chunks/card.js', 'chunks/a.js', 'chunks/b.js']);
  expect(card?.bytes).toBe(300_000 + 69 + 22);
});

test('counts compressed bytes of scripts in web pages', () => {
  const content = weighScripts(folder).find(({ name }) => name === 'Content script');
  expect(content?.bytes).toBeLessThan(1000);
});

test('names what is too large', () => {
  const lines = describeWeights(weighScripts(folder)).split('\n');
  expect(lines.filter((line) => line.includes('TOO LARGE')).map((line) => line.trim().split(' ')[0])).toEqual(
    ['Card', 'Popup'],
  );
});

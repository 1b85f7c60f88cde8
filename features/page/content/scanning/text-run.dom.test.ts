import { expect, test } from 'vitest';
import { blockOf, isInlineThroughout, isSkipped } from '../../elements.ts';
import type { TextRun } from '../../occurrences.ts';
import { pointAt } from '../find-occurrences.ts';
import { readTextRun } from './text-run.ts';

function runOf(html: string): TextRun {
  document.body.innerHTML = html;
  return readTextRun(document.body);
}

const $ = (selector: string): Element => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
};

test.each([
  ['joins text across inline tags', '<b>ABCD</b><i>12<u>34</u></i>', 'ABCD1234'],
  ['joins text across parts that may not break', '<nobr>ABCD</nobr><nobr>1234</nobr>', 'ABCD1234'],
  ['ends words at blocks', '<p>AB</p><p>CD</p>', '\nAB\n\nCD\n'],
  ['ends words at line breaks', 'AB<br>CD', 'AB\n\nCD'],
  ['ends words at unknown elements', 'AB<x-chip>CD</x-chip>EF', 'AB\nCD\nEF'],
  ['leaves tables out', 'AB<table><tbody><tr><td>CD</td></tr></tbody></table>EF', 'AB\nEF'],
  ['ends words at fields', 'AB<input value="CD">EF', 'AB\nEF'],
  ['ends words at editors', 'AB<span contenteditable="true">CD</span>EF', 'AB\nEF'],
  ['inserts a space at icons', 'AB<svg></svg>CD', 'AB CD'],
  ['ignores elements that take no room', 'AB<script>CD</script>EF', 'ABEF'],
])('%s', (_title, html, text) => {
  expect(runOf(html).text).toBe(text);
});

test('lists the blocks and tables inside', () => {
  const { blocks, tables } = runOf('<div id="a"><p id="b">AB</p></div><dl id="c"></dl>');
  expect(blocks).toEqual([$('#a'), $('#b')]);
  expect(tables).toEqual([$('#c')]);
});

test('returns each link with the text that it spans', () => {
  const { text, links } = runOf('See <a href="https://a.example/track/1">my <b>parcel</b></a>, please');
  expect(links.map(({ href, start, end }) => [href, text.slice(start, end)])).toEqual([
    ['https://a.example/track/1', 'my parcel'],
  ]);
});

test('maps a character to its text node', () => {
  const run = runOf('AB<b>CD</b>EF');
  const bold = $('b').firstChild;
  expect(pointAt(run, 3, false)).toEqual({ node: bold, offset: 1 });
});

test('puts the start of a match after a boundary, and its end before it', () => {
  const run = runOf('AB<b>CD</b>EF');
  const bold = $('b').firstChild;
  expect(pointAt(run, 2, false)).toEqual({ node: bold, offset: 0 });
  expect(pointAt(run, 4, true)).toEqual({ node: bold, offset: 2 });
});

test('returns undefined for a text that is shorter than when it was read', () => {
  const run = runOf('<p>ABCDEF</p>');
  ($('p').firstChild as Text).data = 'AB';
  expect(pointAt(run, 6, true)).toBeUndefined();
});

test('finds the block around inline elements', () => {
  document.body.innerHTML = '<p>Where <b>is <i>it</i></b>?</p>';
  expect(blockOf($('i').firstChild as Text)).toBe($('p'));
});

test('does not treat an inline element with a block inside as part of the text around it', () => {
  document.body.innerHTML = '<span id="a"><b>AB</b></span><span id="b"><div>AB</div></span>';
  expect(isInlineThroughout($('#a'))).toBe(true);
  expect(isInlineThroughout($('#b'))).toBe(false);
});

test.each([
  ['an editor', '<div contenteditable=""><p id="x">AB</p></div>', true],
  ['a part of an editor that cannot be edited', '<div contenteditable="false"><p id="x">AB</p></div>', false],
  ['a text box by its role', '<div role="textbox"><p id="x">AB</p></div>', true],
  [
    'an editor that only shows a text',
    '<div role="textbox" contenteditable="false"><p id="x">AB</p></div>',
    false,
  ],
  ['a button', '<button id="x">AB</button>', false],
])('decides whether to skip text in %s', (_title, html, expected) => {
  document.body.innerHTML = html;
  expect(isSkipped($('#x').firstChild as Text)).toBe(expected);
});

test('skips a shadow root inside an editor', () => {
  document.body.innerHTML = '<div contenteditable="true"><x-chip></x-chip></div>';
  const root = $('x-chip').attachShadow({ mode: 'open' });
  root.innerHTML = '<p>AB</p>';
  expect(isSkipped(root.firstElementChild as Element)).toBe(true);
});

import { expect, test } from 'vitest';
import { escapeMarkup, html } from './html.ts';

test('escapes all special characters of text and quoted attributes', () => {
  expect(escapeMarkup(`<a href="x">it's & more</a>`)).toBe(
    '&lt;a href=&quot;x&quot;&gt;it&#39;s &amp; more&lt;/a&gt;',
  );
});

test('escapes interpolated text, but neither the template nor nested templates', () => {
  const bold = html`<b>${'<i>'}</b>`;
  expect(html`<p title="${'"'}">${bold}${2}</p>`.text).toBe('<p title="&quot;"><b>&lt;i&gt;</b>2</p>');
});

test('joins lists and omits false and undefined', () => {
  expect(html`<ul>${[html`<li>1</li>`, ['<', false]]}${undefined}${false}</ul>`.text).toBe(
    '<ul><li>1</li>&lt;</ul>',
  );
});

test('does not treat an object that imitates markup as markup', () => {
  const forged: unknown = { text: '<script>' };
  expect(html`<p>${forged as string}</p>`.text).toBe('<p>[object Object]</p>');
});

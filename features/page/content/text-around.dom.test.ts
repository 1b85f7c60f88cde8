import { afterEach, expect, test } from 'vitest';
import { MAX_TEXT_AROUND } from '../occurrences.ts';
import { textAround } from './text-around.ts';

const ID = 'ABCD1234567890';
const QUESTION = 'Bonjour, votre site indique comme livré mon colis, mais je n’ai rien reçu.';

afterEach(() => document.body.replaceChildren());

/** The text around the ID of a page. */
function around(html: string): string {
  document.body.innerHTML = html;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    if (node.data.includes(ID)) return textAround({ start: { node, offset: node.data.indexOf(ID) } });
  }
  throw new Error('The page has no ID.');
}

test('takes the message, without the ID, numbers and addresses', () => {
  const message = `<p>${QUESTION} <b>${ID}</b>, le 19 https://example.com/colis</p>`;
  expect(around(`<div><p>Agent: Which parcel do you mean, please?</p>${message}</div>`)).toBe(
    `${QUESTION} le`,
  );
});

test('climbs from a short line to the message around it', () => {
  expect(around(`<article><p>${QUESTION}</p><p>No : ${ID}</p></article>`)).toContain(QUESTION);
});

test('takes a bounded part of a long text, around the ID', () => {
  const filler = 'mot '.repeat(5_000);
  const text = around(`<p>${filler}</p><p>${filler}<i>${QUESTION} ${ID}</i>${filler}</p>`);
  expect(text).toContain('votre site indique');
  expect(text.length).toBeLessThanOrEqual(MAX_TEXT_AROUND);
});

test('takes the nearest words of a conversation, not what others quote far below a short message', () => {
  const message = `<article><p>Hello, where is my parcel ${ID}?</p></article>`;
  const reply = '<article>Could you send me a photo of the label, please?</article>';
  const quoted = `<article>${`${QUESTION} `.repeat(20)}</article>`;
  const text = around(`<div>${quoted}${reply.repeat(4)}${message}${reply.repeat(4)}${quoted}</div>`);
  expect(text).toContain('Hello, where is my parcel');
  expect(text).not.toContain('colis');
});

test('takes more than a name above a message of a few words', () => {
  const message = `<div><b>Amélie Rousseau, Montréal, Québec</b><p>Hello, where are my parcels? ${ID}</p></div>`;
  const text = around(
    `<div>${message}<div>Customer called twice about this. ${'Please check it. '.repeat(8)}</div></div>`,
  );
  expect(text).toContain('Amélie');
  expect(text).toContain('called twice');
});

test('takes the words around an ID in the middle of a long line', () => {
  const text = around(`<p>${'mot '.repeat(900)}${QUESTION} ${ID}. Merci. ${'mot '.repeat(900)}</p>`);
  expect(text).toMatch(/rien reçu\. Merci\. mot/);
});

test('finds no words in a page that has none but the ID', () => {
  expect(around(`<p>${ID}</p>`)).toBe('');
});

test('reads a form whose fields are named like the properties of an element', () => {
  document.body.innerHTML = `<div>${QUESTION} <p>${ID}</p></div>`;
  const [outer, inner] = [...document.querySelectorAll('div, p')] as [Element, Element];
  // No form: those of this DOM are proxies, on which the methods of prototypes cannot be called.
  const field = { value: document.createElement('input') };
  Object.defineProperty(inner, 'parentElement', field);
  Object.defineProperty(outer, 'textContent', field);
  const node = inner.firstChild as Text;
  expect(textAround({ start: { node, offset: 0 } })).toBe(QUESTION);
});

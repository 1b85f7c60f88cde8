import fc from 'fast-check';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { setUpRoot } from '../../../../tests/fakes/root.ts';
import { ColoredJson } from './ColoredJson.tsx';

const root = setUpRoot();

function show(text: string, limit = 1000): HTMLElement {
  act(() => render(<ColoredJson text={text} limit={limit} />, root));
  return root;
}

const textsOf = (kind: string) => [...root.querySelectorAll(`.json-${kind}`)].map((span) => span.textContent);

test('colours names, strings and other values of JSON', () => {
  show('{"name" : "a \\" : b", "list": [1.50, true, null], "": ""}');
  expect(textsOf('name')).toEqual(['"name"', '"list"', '""']);
  expect(textsOf('text')).toEqual(['"a \\" : b"', '""']);
  expect(textsOf('literal')).toEqual(['1.50', 'true', 'null']);
});

test('shows any text unchanged, up to the limit', () => {
  const json = fc.json({ maxDepth: 3 });
  fc.assert(
    fc.property(fc.oneof(json, fc.string()), fc.integer({ min: 0, max: 60 }), (text, limit) => {
      expect(show(text, limit).textContent).toBe(text.slice(0, limit));
    }),
  );
});

test('leaves text that is not JSON without colours', () => {
  show('<p>"503": 1</p>');
  expect(root.querySelectorAll('span')).toHaveLength(0);
});

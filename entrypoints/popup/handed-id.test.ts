import { expect, test } from 'vitest';
import { handedId } from './handed-id.ts';

test.each([
  ['#id=ABCD1234567890', 'ABCD1234567890'],
  ['#id=A%2FB%26C%23D', 'A/B&C#D'],
  ['', undefined],
  ['#id=', undefined],
  ['#id=a%20b%20c', undefined],
  ['#other=ABCD1234567890', undefined],
])('%j hands over %s', (hash, id) => {
  expect(handedId(hash)).toBe(id);
});

import { expect, test } from 'vitest';
import { placeOf } from './place.ts';

test.each([
  ['', { pageId: '' }],
  ['#test-webhook', { pageId: 'test-webhook' }],
  ['#connection&field=sandbox.clientUrl', { pageId: 'connection', target: 'sandbox.clientUrl' }],
  ['#teach', { pageId: 'detection', teaches: true }],
])('%s names a page, and what to show there', (hash, place) => {
  expect(placeOf(hash)).toEqual(place);
});

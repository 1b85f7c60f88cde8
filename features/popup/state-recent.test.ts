import { expect, test } from 'vitest';
import { connections } from '../../tests/fakes/connections.ts';
import { fail, succeed } from '../../utils/outcome.ts';
import { allEnglishMessages } from '../catalogue.ts';
import type { Send } from '../protocol.ts';
import { createPopupState } from './state.ts';

const [ID, OTHER] = ['ABCD1234567890', 'ABCD1234567804'];

test('reads the recent IDs again with an answer, and at the end of a list', async () => {
  let readings = 0;
  const state = createPopupState({
    send: (async (name: string) => {
      if (name === 'getRecent') readings += 1;
      if (name === 'getCachedLookups') return succeed({ lookups: [] });
      return name === 'getConnections' ? succeed(connections({})) : fail('notFound');
    }) as Send,
    subscribeToPageIds: async () => undefined,
    clipboard: { isAllowed: async () => false, request: async () => false, read: async () => undefined },
    formatContext: () => ({ messages: allEnglishMessages, locale: 'en', now: 0 }),
  });
  await state.start();
  const atStart = readings;
  await state.lookUp(ID);
  const withAnswer = readings;
  expect(withAnswer).toBeGreaterThan(atStart);
  await state.bulkLookup.lookUp([ID, OTHER], []);
  expect(readings).toBeGreaterThan(withAnswer);
});

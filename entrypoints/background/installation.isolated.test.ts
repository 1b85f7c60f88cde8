import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createWholeBackground, OWN_PAGE } from '../../tests/fakes/whole-background.ts';

const background = createWholeBackground();
const getConnections = () => background.send({ name: 'getConnections', request: {} }, OWN_PAGE);

test('the set-up opens after the installation, and not after updates of the extension or of the browser', async () => {
  await background.start();
  background.install('update');
  background.install('browser_update');
  // The set-up would read the same, beside the first of these, and be open before the second has ended.
  await getConnections();
  await getConnections();
  expect(background.calls).toEqual([]);
  background.install();
  await expect.poll(() => background.calls).toEqual(['tabs.create']);
});

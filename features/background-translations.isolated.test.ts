import { expect, test, vi } from 'vitest';
import { stateTextFiles } from '../dev/build/state-texts.ts';
import { createReadMessages } from './background-translations.ts';
import type { Language } from './language/model.ts';
import { notificationText } from './watch/watch-words.ts';

vi.mock('../utils/browser.ts', () => ({
  browser: { runtime: { getURL: (path: string) => `extension:${path}` } },
}));

test('the background reads its language once, and again after it has changed', async () => {
  let language: Language = 'fr';
  let readings = 0;
  let change = () => {};
  const messages = createReadMessages(
    async () => {
      readings += 1;
      return language;
    },
    (listener) => {
      change = listener;
    },
  );
  const hint = async () => (await messages()).browserUi.addressBar.hint;
  const french = await hint();
  expect(await hint()).toBe(french);
  expect(readings).toBe(1);
  language = 'es';
  change();
  expect(await hint()).not.toBe(french);
  expect(readings).toBe(2);
});

test.each<[Language, string, string]>([
  ['en', 'ABC123: Arrived', 'Was: In transit.'],
  ['fr', 'ABC123\u00a0: Arrivé dans un centre de tri', 'Avant\u00a0: En transit.'],
  ['es', 'ABC123: Llegada a un centro de clasificación', 'Antes: En tránsito.'],
])(
  'a notification names the status in the language of the interface: %s',
  async (language, title, message) => {
    vi.stubGlobal('fetch', async (url: string) => {
      const file = stateTextFiles().find(({ relativeDest }) => url === `extension:${relativeDest}`);
      return new Response(file?.contents, { status: file ? 200 : 404 });
    });
    const { watch: texts, readStateText } = await createReadMessages(async () => language, vi.fn())();
    const watch = {
      ...{ trackingId: 'ABC123', environment: 'production' as const, since: 0, nextAt: 0, hasNews: true },
      known: { tone: 'inTransit' as const, status: 'ARRIVED' },
    };
    const before = { tone: 'inTransit' as const, status: 'IN_TRANSIT' };
    expect(notificationText({ watch, before }, { watch: texts, shipment: await readStateText() })).toEqual({
      title,
      message,
    });
  },
);

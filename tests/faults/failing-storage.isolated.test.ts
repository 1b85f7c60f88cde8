import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import type { MessageName } from '../../features/protocol.ts';
import { createWholeBackground, OWN_PAGE } from '../fakes/whole-background.ts';

const background = createWholeBackground();
const urls = (version: string) => ({
  partnerUrl: `https://partner${version}.example`,
  clientUrl: `https://client${version}.example`,
  newKey: `key${version}`,
  newClientToken: `token${version}`,
});
const send = (name: MessageName, request: object) => background.send({ name, request }, OWN_PAGE);

/** Each changes what a person has set or collected. */
const SAVES: readonly [MessageName, object][] = [
  ['saveConnections', { production: urls('3'), sandbox: urls('4') }],
  ['setEnvironment', { environment: 'sandbox' }],
  ['removeClientToken', { environment: 'production' }],
  [
    'applyPortableSettings',
    {
      settings: {
        environment: 'sandbox',
        sandbox: { partnerUrl: 'https://partner5.example', clientUrl: 'https://client5.example' },
        patterns: [],
        detectionRules: { mode: 'strict', labels: false, carriers: true, notIds: ['ABCD12'] },
        replyTemplates: { fr: { moving: 'Bientôt' } },
        replyChoices: { leavesNameOut: true },
        statusColours: true,
        proofOnDemand: true,
        interfaceLanguage: 'fr',
      },
    },
  ],
  ['saveReplyTemplate', { language: 'en', state: 'moving', text: 'Soon' }],
  ['saveReplyChoices', { language: 'fr', host: 'desk.example.com', sender: { agent: 'A', signature: '' } }],
  ['changeDetectionRules', { addIgnoredIds: ['ABCD12'], labels: false }],
  ['watch', { environment: 'production', trackingId: 'ABCD1234567890' }],
  ['addSite', { pattern: 'https://desk.example.com/*' }],
  ['setHelpdesk', { name: 'Zendesk', isOn: false }],
];

/** Names of members that differ from one save to the next. */
const COUNTERS = new Set(['generation', 'generations', 'since', 'nextAt']);

/** What is stored as JSON, without counters, and without the names of removed secrets that stay with `null`. */
const kept = (): unknown =>
  JSON.parse(
    JSON.stringify(background.stored.local, (name, value: unknown) =>
      value === null || COUNTERS.has(name) ? undefined : value,
    ),
  );

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  background.beforeUse = () => undefined;
  background.stored = { local: {}, session: {} };
  background.calls = [];
  await background.start();
  expect(await send('saveConnections', { production: urls('1'), sandbox: urls('2') })).toMatchObject({
    ok: true,
  });
});

test.each(SAVES)(
  'row 35: whichever use of the storage fails, %s changes everything or nothing',
  async (name, request) => {
    const { local, session } = background.stored;
    const restart = async () => {
      background.stored = structuredClone({ local, session });
      await background.start();
    };
    await restart();
    const before = kept();
    expect(await send(name, request)).toMatchObject({ ok: true });
    const after = kept();
    expect(after).not.toEqual(before);

    let uses = 0;
    for (let failing = 0; failing <= uses; failing += 1) {
      await restart();
      uses = 0;
      background.beforeUse = () => {
        uses += 1;
        if (uses - 1 === failing) throw new Error('The disk is gone');
      };
      const answer = await send(name, request);
      background.beforeUse = () => undefined;
      expect(answer).toMatchObject({ ok: expect.any(Boolean) });
      const isChanged = JSON.stringify(kept()) !== JSON.stringify(before);
      expect(kept()).toEqual(isChanged ? after : before);
      if (!isChanged) expect(answer).toMatchObject({ ok: false });
      // Nothing is held up by it.
      expect(await send(name, request)).toMatchObject({ ok: true });
      expect(kept()).toEqual(after);
    }
    expect(uses).toBeGreaterThan(0);
  },
);

test('a database that never answers does not hold up saving', async () => {
  // Only that of the marker: the settings themselves are elsewhere.
  const open = indexedDB.open.bind(indexedDB);
  const silent = {} as IDBOpenDBRequest;
  const spy = vi.spyOn(indexedDB, 'open');
  spy.mockImplementation((name, version) => (name === 'waybill-marker' ? silent : open(name, version)));
  await background.start();
  expect(await send('saveConnections', { production: urls('3'), sandbox: urls('4') })).toMatchObject({
    ok: true,
  });
  expect(spy).toHaveBeenCalledWith('waybill-marker');
  spy.mockRestore();
});

/** No use of the storage comes back: the browser has stopped the background. */
const NEVER = new Promise<never>(() => undefined);

test.each(SAVES)(
  'stopped at whichever use of the storage, %s has changed everything or nothing, and the next background can do it',
  async (name, request) => {
    const { local, session } = background.stored;
    const restart = async () => {
      background.stored = structuredClone({ local, session });
      await background.start();
    };
    const before = kept();
    await restart();
    expect(await send(name, request)).toMatchObject({ ok: true });
    const after = kept();

    let uses = 0;
    for (let last = 0; last <= uses; last += 1) {
      await restart();
      uses = 0;
      background.beforeUse = () => {
        uses += 1;
        return uses > last ? NEVER : undefined;
      };
      void send(name, request);
      // The marker in IndexedDB needs turns of the loop.
      for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      background.beforeUse = () => undefined;
      await background.start();
      const isChanged = JSON.stringify(kept()) !== JSON.stringify(before);
      expect(kept()).toEqual(isChanged ? after : before);
      expect(await send(name, request)).toMatchObject({ ok: true });
      expect(kept()).toEqual(after);
    }
    expect(uses).toBeGreaterThan(0);
  },
);

test('opens the set-up after installation although nothing can be read', async () => {
  background.stored = { local: {}, session: {} };
  background.beforeUse = (use) => {
    if (use === 'get') throw new Error('The profile is damaged');
  };
  await background.start();
  background.install();
  await expect.poll(() => background.calls).toContain('tabs.create');
});

import { SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { RENAMED_ITEMS } from '../../entrypoints/background/renamed-items.ts';
import { secretName, settingsItem } from '../../features/connection/storage.ts';
import { ask } from '../e2e/support/background.ts';
import { expect, test } from '../e2e/support/fixtures.ts';
import { oldLocal } from '../fixtures/old-storage.ts';

type Items = Record<string, unknown>;

declare const chrome: {
  storage: { local: { get(): Promise<Items>; set(items: Items): Promise<void>; clear(): Promise<void> } };
};

/** Values of the running product, which have to fit the local platform. */
const OF_THE_PLATFORM = new Set([
  settingsItem.key,
  secretName.apiKey('production'),
  secretName.apiKey('sandbox'),
  secretName.token('sandbox'),
]);
const OLD_LOCAL = oldLocal(Date.now());
const wrapped = (item: unknown) => (item as { value: unknown }).value;
const value = (name: string) => wrapped(OLD_LOCAL[name]);

test('row 38: an update from the old names keeps and uses every setting, key, pattern, template, watch and recent ID', async ({
  resetBrowser,
  platform,
}) => {
  const { firstPage } = resetBrowser;
  const id = SAMPLE_IDS.moving;
  expect(await ask(firstPage, 'getShipment', { trackingId: id, refresh: true })).toMatchObject({ ok: true });
  await resetBrowser.stopServiceWorker();
  const now = await firstPage.evaluate(() => chrome.storage.local.get());
  const old = Object.fromEntries(
    Object.entries(RENAMED_ITEMS)
      .map(
        ([oldName, name]) => [oldName, OF_THE_PLATFORM.has(name) ? now[name] : OLD_LOCAL[oldName]] as const,
      )
      .filter(([, stored]) => stored !== undefined),
  );
  expect(Object.keys(old).sort()).toEqual(Object.keys(OLD_LOCAL).sort());
  await firstPage.evaluate(async (items) => {
    await chrome.storage.local.clear();
    await chrome.storage.local.set(items);
  }, old);
  // Setting the items may have started it.
  await resetBrowser.stopServiceWorker();
  await platform.reset();

  // The first messages of the new version come at the same time.
  const [connections, patterns, rules, colors, proof, replies, watches, recent, webhooks, helpdesks] =
    await Promise.all([
      ask(firstPage, 'getConnections'),
      ask(firstPage, 'getPatterns'),
      ask(firstPage, 'getDetectionRules'),
      ask(firstPage, 'getStatusColors'),
      ask(firstPage, 'getProofPreference'),
      ask(firstPage, 'getReplySettings'),
      ask(firstPage, 'getWatches'),
      ask(firstPage, 'getRecent', { environment: 'sandbox' }),
      ask(firstPage, 'getWebhookHistory'),
      ask(firstPage, 'getHelpdesks'),
    ]);
  const { environment, production, sandbox } = wrapped(old.settings) as Items & Record<string, Items>;
  expect(connections).toMatchObject({
    value: {
      environment,
      production: { ...production, hasKey: true },
      sandbox: { ...sandbox, hasKey: true },
      unreadable: false,
    },
  });
  expect(patterns).toMatchObject({ value: { patterns: value('patterns'), unreadable: false } });
  expect(rules).toMatchObject({ value: { rules: value('detectionRules'), unreadable: false } });
  expect(colors).toMatchObject({ value: { isOn: value('statusColours') } });
  expect(proof).toMatchObject({ value: value('proofPreference') });
  expect(replies).toMatchObject({
    value: { edits: value('replyTemplates'), choices: value('replyChoices'), unreadable: false },
  });
  expect(watches).toMatchObject({ value: { watches: [{ trackingId: id }], unreadable: false } });
  // Read again from the names of the statuses: `tests/faults/old-statuses.test.ts`.
  const entries = JSON.parse(JSON.stringify(value('recent')).replace('"moving"', '"inTransit"'));
  expect(recent).toMatchObject({ value: { entries, unreadable: false } });
  expect(webhooks).toMatchObject({ value: { sends: value('webhookHistory'), unreadable: false } });
  expect(helpdesks).toMatchObject({
    value: { off: ['Freshdesk'], own: [{ pattern: 'https://help.example/*' }], unreadable: false },
  });
  expect(await ask(firstPage, 'getShipment', { trackingId: id, refresh: true })).toMatchObject({ ok: true });
  const requests = await platform.requests();
  expect(requests.map(({ operation }) => operation)).toEqual(['track']);
  const names = Object.keys(await firstPage.evaluate(() => chrome.storage.local.get()));
  expect(names.filter((name) => name in RENAMED_ITEMS)).toEqual([]);
});

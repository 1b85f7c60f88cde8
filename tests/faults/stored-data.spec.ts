import type { Page } from '@playwright/test';
import type { ChromiumWithExtension } from '../../dev/chromium.ts';
import { workerOf } from '../../dev/chromium-worker.ts';
import { bulkId, SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { ask } from '../e2e/support/background.ts';
import { expect, test } from '../e2e/support/fixtures.ts';
import { failureTitle, t } from '../e2e/support/messages.ts';
import { STORED_ITEMS } from '../stored-items.ts';

type Items = Record<string, unknown>;

declare const chrome: {
  storage: Record<
    'local' | 'session',
    { get(key?: string): Promise<Items>; set(items: Items, ...rest: unknown[]): Promise<void> }
  >;
};

const LASTING = STORED_ITEMS.filter(({ area }) => area === 'local');
const LASTING_KEYS = LASTING.map(({ key }) => key).sort();
/** An item that no message writes. */
const WITHOUT_MESSAGE = 'policy.hadPolicy';

const SEND = {
  id: 'f6b1',
  sentAt: 1,
  environment: 'sandbox',
  url: 'https://client.example',
  isAuthorized: false,
  payload: '{}',
  result: { kind: 'open' },
};

/** For each item, a message that saves it: what a person does in the options, the popup or the card. */
const SAVES: Record<string, readonly [name: string, request: object]> = {
  'connection.settings': [
    'saveConnections',
    {
      production: { partnerUrl: 'http://127.0.0.1:9', clientUrl: '' },
      sandbox: { partnerUrl: 'http://127.0.0.1:9', clientUrl: '' },
    },
  ],
  'helpdesks.sites': ['setHelpdesk', { name: 'Freshdesk', isOn: false }],
  'detection.patterns': ['changePatterns', { saved: [], removed: [] }],
  'detection.rules': ['changeDetectionRules', { labels: false }],
  'status-colors.enabled': ['setStatusColors', { isOn: true }],
  'language.choice': ['setLanguage', { choice: 'en' }],
  'proof.preference': ['setProofPreference', { onDemand: true }],
  'replies.templates': ['saveReplyTemplate', { language: 'en', state: 'delivered', text: 'It arrived.' }],
  'replies.choices': ['saveReplyChoices', { leavesNameOut: true }],
  'watch.watches': ['watch', { environment: 'sandbox', trackingId: bulkId(7) }],
  'recent.entries': ['clearRecent', { environment: 'sandbox' }],
  'webhook.history': ['removeWebhookSends', {}],
};

const READS: readonly (readonly [name: string, request: object])[] = [
  ['getConnections', {}],
  ['getPatterns', {}],
  ['getDetectionRules', {}],
  ['getStatusColors', {}],
  ['getProofPreference', {}],
  ['getReplySettings', {}],
  ['getWatches', {}],
  ['getRecent', { environment: 'sandbox' }],
  ['getWebhookHistory', {}],
  ['getHelpdesks', {}],
  ['getPolicy', {}],
  ['getToken', {}],
  ['getActivity', {}],
  ['getNewerData', {}],
];

const stored = (page: Page) => page.evaluate(() => chrome.storage.local.get());

/** Stands for a long list, which the page makes: sending it there takes long. */
const HUGE = 'a long list';

/** Puts items into storage as if they had been there when the background starts. */
async function startWith(browser: ChromiumWithExtension, items: Items): Promise<void> {
  await browser.stopServiceWorker();
  await browser.firstPage.evaluate(
    ([found, huge]) => {
      const list = Array.from({ length: 6_000 }, (_, index) => ({ index, trackingId: 'ABCD1234567890' }));
      const grow = (_: string, value: unknown) => (value === huge ? list : value);
      return chrome.storage.local.set(JSON.parse(JSON.stringify(found), grow));
    },
    [items, HUGE] as const,
  );
  await browser.stopServiceWorker();
}

/** @returns the kinds of failures by item */
async function saveAll(page: Page): Promise<Record<string, string | undefined>> {
  const kinds: Record<string, string | undefined> = {};
  for (const [key, [name, request]] of Object.entries(SAVES)) {
    kinds[key] = (await ask(page, name, request)).failure?.kind;
  }
  return kinds;
}

const forAll = <T>(value: T): Record<string, T> =>
  Object.fromEntries(Object.keys(SAVES).map((key) => [key, value]));

test('row 36: damaged and huge data of every item end in no crash and can be replaced', async ({
  resetBrowser,
  openOptions,
  openPopup,
}) => {
  expect([...Object.keys(SAVES), WITHOUT_MESSAGE].sort()).toEqual(LASTING_KEYS);
  const { firstPage } = resetBrowser;
  const saved = await stored(firstPage);
  const secrets = Object.keys(saved).filter((key) => !LASTING_KEYS.includes(key));
  const kinds: Record<string, (item: (typeof LASTING)[number]) => unknown> = {
    damaged: () => 'junk',
    'of the wrong type': ({ version }) => ({ version, value: [{ length: { toString: 0 } }, null] }),
    'of no known version': ({ fallback }) => ({ version: 0, value: fallback }),
    huge: ({ version }) => ({ version, value: HUGE }),
  };
  for (const [kind, valueFor] of Object.entries(kinds)) {
    await startWith(resetBrowser, {
      ...saved,
      ...Object.fromEntries(LASTING.map((item) => [item.key, valueFor(item)])),
      ...Object.fromEntries(secrets.map((key) => [key, valueFor(LASTING[0] as (typeof LASTING)[number])])),
    });
    const answers = await Promise.all(
      READS.map(async ([name, request]) => [name, (await ask(firstPage, name, request)).ok]),
    );
    expect(answers, kind).toEqual(READS.map(([name]) => [name, true]));
    const lookup = await ask(firstPage, 'getShipment', { trackingId: SAMPLE_IDS.moving, refresh: true });
    expect(lookup, kind).toMatchObject({ failure: { kind: 'settingsUnreadable' } });
    expect(await saveAll(firstPage), kind).toEqual(forAll(undefined));
  }
  for (const [open, title] of [
    [() => openOptions('connection', resetBrowser), t.options.unreadableTitle],
    [() => openPopup(resetBrowser), failureTitle('settingsUnreadable')],
  ] as const) {
    await startWith(resetBrowser, Object.fromEntries(LASTING_KEYS.map((key) => [key, 'junk'])));
    const page = await open();
    await expect(page.getByText(title)).toBeVisible();
  }
});

test('row 36: data of a newer version stay as they are until the user confirms that they may be replaced', async ({
  resetBrowser,
  openOptions,
  openTicket: _,
}) => {
  const { firstPage } = resetBrowser;
  const future = Object.fromEntries(
    LASTING.map(({ key, version }) => [key, { version: version + 1, value: { of: 'the future' } }]),
  );
  const saved = await stored(firstPage);
  await startWith(resetBrowser, future);
  const unchanged = { ...saved, ...future };

  expect(await saveAll(firstPage)).toEqual(forAll('newerData'));
  const file = { settings: { statusColours: true, patterns: [], proofOnDemand: true } };
  expect(await ask(firstPage, 'applyPortableSettings', file)).toMatchObject({
    failure: { kind: 'newerData' },
  });
  const lookup = await ask(firstPage, 'getShipment', { trackingId: SAMPLE_IDS.moving, refresh: true });
  expect(lookup).toMatchObject({ failure: { kind: 'settingsUnreadable' } });
  await ask(firstPage, 'restoreWebhookSends', { sends: [SEND] });
  expect(await stored(firstPage)).toEqual(unchanged);

  const options = await openOptions('connection', resetBrowser);
  await expect(options.getByText(t.newerData.title)).toBeVisible();
  const replace = options.getByRole('button', { name: t.newerData.replace, exact: true });
  await replace.click();
  await options.getByRole('button', { name: t.newerData.cancel, exact: true }).click();
  await expect(replace).toBeVisible();
  expect(await stored(firstPage)).toEqual(unchanged);
  await replace.click();
  await expect(options.getByText(t.newerData.confirmTitle)).toBeVisible();
  await options.getByRole('button', { name: t.newerData.confirm, exact: true }).click();
  await expect(options.getByText(t.newerData.confirmTitle)).toBeHidden();
  await expect(options.getByText(t.newerData.title)).toBeHidden();
  await expect(options.getByText(t.options.firstRunTitle)).toBeVisible();
  expect(await saveAll(firstPage)).toEqual(forAll(undefined));
});

test('row 35: without room for an item, its save says so, the old value stays, and lookups work', async ({
  resetBrowser,
}) => {
  const { firstPage } = resetBrowser;
  const refresh = { trackingId: SAMPLE_IDS.moving, refresh: true };
  expect(await ask(firstPage, 'getShipment', refresh)).toMatchObject({ ok: true });
  const worker = await workerOf(resetBrowser);
  await worker.evaluate(() => {
    for (const area of [chrome.storage.local, chrome.storage.session]) {
      const set = area.set.bind(area);
      area.set = (items, ...rest) => {
        const { fullFor } = globalThis as { fullFor?: string };
        if (fullFor !== undefined && fullFor in items) throw new Error('QUOTA_BYTES quota exceeded');
        return set(items, ...rest);
      };
    }
  });
  for (const { key, area } of STORED_ITEMS) {
    await worker.evaluate((name) => Object.assign(globalThis, { fullFor: name }), key);
    const before = await firstPage.evaluate(([name, item = '']) => chrome.storage[name].get(item), [
      area,
      key,
    ] as ['local' | 'session', string]);
    const [name, request] = SAVES[key] ?? [];
    if (name && request) {
      const answer = await ask(firstPage, name, request);
      expect(answer, key).toMatchObject({ failure: { kind: 'storageFull' } });
    }
    expect(await ask(firstPage, 'getShipment', refresh), key).toMatchObject({ ok: true });
    expect(
      await firstPage.evaluate(([name, item = '']) => chrome.storage[name].get(item), [area, key] as [
        'local' | 'session',
        string,
      ]),
      key,
    ).toEqual(before);
  }
});

test('row 35: with storage.local full, saves say so and change nothing, and lookups and replies work', async ({
  resetBrowser,
}) => {
  const { firstPage } = resetBrowser;
  const saved = await stored(firstPage);
  await firstPage.evaluate(() => chrome.storage.local.set({ filler: 'x'.repeat(10_485_760 - 6_000) }));
  await firstPage.evaluate(async () => {
    for (let size = 4_096; size >= 16; size /= 2) {
      await chrome.storage.local.set({ [`filler${size}`]: 'x'.repeat(size) }).catch(() => undefined);
    }
  });
  await resetBrowser.stopServiceWorker();
  const template = { language: 'en', state: 'delivered', text: 'x'.repeat(4_000) };
  expect(await ask(firstPage, 'saveReplyTemplate', template)).toMatchObject({
    failure: { kind: 'storageFull' },
  });
  const [name, request] = SAVES['connection.settings'] ?? ['', {}];
  const { sandbox } = request as { sandbox: object };
  const long = { ...sandbox, partnerUrl: `http://127.0.0.1:9/${'x'.repeat(2_000)}` };
  expect(await ask(firstPage, name, { production: long, sandbox: long })).toMatchObject({
    failure: { kind: 'storageFull' },
  });
  const lookup = { trackingId: SAMPLE_IDS.moving, refresh: true };
  expect(await ask(firstPage, 'getShipment', lookup)).toMatchObject({ ok: true });
  expect(await ask(firstPage, 'getShipment', lookup)).toMatchObject({ ok: true });
  expect(await ask(firstPage, 'getReplySettings')).toMatchObject({ ok: true, value: { edits: {} } });
  expect(await stored(firstPage)).toMatchObject(saved);
});

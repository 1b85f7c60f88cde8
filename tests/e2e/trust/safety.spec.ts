import type { Frame, Page } from '@playwright/test';
import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import type { MessageName, MessageProtocol, Request } from '../../../features/protocol.ts';
import { recordCardMessages } from '../support/card-messages.ts';
import { cardFrame, clickId, expect, test } from '../support/fixtures.ts';
import { evaluateAsContentScript } from '../support/isolated-world.ts';
import { FRESH_TOKEN, t } from '../support/messages.ts';

const ID = SAMPLE_IDS.deliveredWithProof;

/** Messages that only the extension's own pages may send; the type requires all of them. */
type Privileged = {
  [N in MessageName as MessageProtocol[N]['from'] extends 'page' ? never : N]: Request<N>;
};

const PRIVILEGED: Privileged = {
  redeemCard: { nonce: 'guess' },
  placeCard: { nonce: 'guess', frameId: 0, change: 'move', dx: 1, dy: 1 },
  verifyCardSeen: { nonce: 'guess', frameId: 0, pressedAt: 0 },
  pinCard: { nonce: 'guess', frameId: 0, isPinned: true },
  enlargeCard: { nonce: 'guess', frameId: 0, isLarge: true },
  getCardPlace: { trackingId: ID },
  stepCard: { trackingId: ID, direction: 'next' },
  openInPanel: { trackingId: ID },
  showOutsidePage: { trackingId: ID },
  getShipment: { trackingId: ID, refresh: false },
  getCachedLookups: { trackingIds: [ID] },
  claimLookup: { windowId: 1 },
  queueLookup: { windowId: 1, request: { kind: 'lookUp', trackingId: ID } },
  getConnections: {},
  saveConnections: {
    production: { partnerUrl: 'https://evil.example', clientUrl: '' },
    sandbox: { partnerUrl: 'https://evil.example', clientUrl: '' },
  },
  setEnvironment: { environment: 'production' },
  checkConnection: {},
  checkClientApi: { environment: 'sandbox' },
  getToken: {},
  getNewerData: {},
  replaceNewerData: { keys: ['connection.settings'] },
  getActivity: {},
  clearActivity: {},
  restoreActivity: { entries: [] },
  forgetToken: {},
  sendTestWebhook: { environment: 'sandbox', isAuthorized: false, payload: '{}' },
  removeClientToken: { environment: 'sandbox' },
  getWebhookHistory: {},
  removeWebhookSends: {},
  restoreWebhookSends: { sends: [] },
  getPatterns: {},
  openAddPattern: { trackingId: ID },
  getExamples: {},
  removeExamples: { trackingIds: [ID] },
  changePatterns: { saved: [], removed: [] },
  getDetectionRules: {},
  changeDetectionRules: { mode: 'strict' },
  getStatusColors: {},
  setStatusColors: { isOn: true },
  getRecent: { environment: 'sandbox' },
  removeRecent: { environment: 'sandbox', trackingId: ID },
  clearRecent: { environment: 'sandbox' },
  restoreRecent: { forgotten: [] },
  getLastList: {},
  keepLastList: { trackingIds: ['ABCD1234567890'], begunAt: 0 },
  getWatches: {},
  getNotificationAccess: {},
  watch: { environment: 'sandbox', trackingId: ID },
  unwatch: { environment: 'sandbox', trackingId: ID },
  getProofPreference: {},
  getImageAccess: { pattern: 'https://evil.example/*' },
  setProofPreference: { onDemand: true },
  setLanguage: { choice: 'fr' },
  getReplySettings: {},
  saveReplyTemplate: { language: 'en', state: 'moving', text: 'evil' },
  saveReplyChoices: { leavesNameOut: false },
  openOptions: {},
  insertReply: { text: 'evil' },
  getHelpdesks: {},
  setHelpdesk: { name: 'Zendesk', isOn: false },
  addSite: { pattern: 'https://evil.example/*' },
  removeSite: { pattern: 'https://evil.example/*' },
  getPolicy: {},
  getPortableSettings: {},
  exportSettings: {},
  applyPortableSettings: { settings: { sandbox: { partnerUrl: 'https://evil.example' } } },
};

test('a content script may request a card and nothing else', async ({ openTicket, platform }) => {
  const page = await openTicket();
  for (const [name, request] of Object.entries(PRIVILEGED)) {
    const message = JSON.stringify({ name, request });
    const answer = await evaluateAsContentScript(page, `chrome.runtime.sendMessage(${message})`);
    expect(answer, name).toEqual({ ok: false, failure: { kind: 'invalidInput' } });
  }
  const { production, sandbox } = await platform.counts();
  for (const counts of [production, sandbox])
    expect(counts).toMatchObject({ token: 0, track: 0, webhook: 0 });
});

test('rejects or ignores messages outside the protocol, without a request', async ({
  openTicket,
  platform,
}) => {
  const page = await openTicket();
  const anchor = { x: 0, y: 0, width: 1, height: 1 };
  for (const request of [
    {},
    { trackingId: 'A B', anchor },
    { trackingId: ID, anchor: { x: 'left' } },
    null,
  ]) {
    const message = JSON.stringify({ name: 'openCard', request });
    const answer = await evaluateAsContentScript(page, `chrome.runtime.sendMessage(${message})`);
    expect(answer).toEqual({ ok: false, failure: { kind: 'invalidInput' } });
  }
  for (const name of ['__proto__', 'constructor', 'toString', 'nothing']) {
    const message = JSON.stringify({ name, request: {} });
    const answer = await evaluateAsContentScript(
      page,
      `chrome.runtime.sendMessage(${message}).then((answer) => answer ?? 'left alone', () => 'left alone')`,
    );
    expect(answer, name).toBe('left alone');
  }
  expect((await platform.counts()).sandbox.track).toBe(0);
});

test('content scripts cannot read keys, tokens and policies', async ({ openTicket, openOptions }) => {
  const options = await openOptions('connection');
  await options.getByRole('button', { name: t.options.check }).last().click();
  await expect(options.getByText(FRESH_TOKEN).first()).toBeVisible();
  const page = await openTicket();
  for (const area of ['local', 'session', 'managed']) {
    const read = await evaluateAsContentScript(
      page,
      `chrome.storage.${area}.get(null).then((items) => Object.keys(items), () => 'refused')`,
    );
    expect(read, area).toBe('refused');
  }
});

/** Adds a frame to a page, as the page itself could. */
async function frameInPage(page: Page, address: string): Promise<Frame | null> {
  const element = await page.evaluateHandle((src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    document.body.append(frame);
    return frame;
  }, address);
  return element.contentFrame();
}

test('a page cannot load the card by its static address', async ({ openHtml, sharedBrowser }) => {
  const page = await openHtml('');
  const frame = await frameInPage(page, sharedBrowser.extensionUrl('card.html'));
  await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/);
});

/** Frames the card and sends it a nonce, as a hostile page that knows the card's address could. */
async function frameCard(page: Page, nonce: string): Promise<Frame> {
  const address = String(await evaluateAsContentScript(page, "chrome.runtime.getURL('card.html')"));
  const card = await frameInPage(page, address);
  if (!card) throw new Error('no frame');
  await card.waitForLoadState();
  await page.evaluate((message) => frames[0]?.postMessage(message, '*'), {
    kind: 'show',
    nonce,
    shownAt: 0,
    maxHeight: 500,
    growsUp: false,
    isPinned: false,
  });
  return card;
}

test('a card framed by the page itself stays empty', async ({ openHtml, platform }) => {
  const page = await openHtml('');
  const card = await frameCard(page, '00000000-0000-4000-8000-000000000000');
  await expect(card.getByText(t.card.emptyTitle)).toBeVisible();
  expect((await platform.counts()).sandbox).toMatchObject({ token: 0, track: 0 });
});

test('a page with an embedder policy is not reported the address of the card', async ({ openHtml }) => {
  const observe = `window.blocked = [];
    new ReportingObserver((reports) => {
      for (const report of reports) blocked.push(report.toJSON().body.blockedURL);
    }, { buffered: true }).observe();`;
  const page = await openHtml(`<script>${observe}</script><p>${ID}</p>`, {
    'cross-origin-embedder-policy-report-only': 'require-corp',
  });
  await clickId(page, ID);
  await expect((await cardFrame(page)).locator('body')).toContainText('Robin Marlow');
  // Reports come in order: one of the card would be there before.
  const other = 'https://elsewhere.example/';
  await page.route(other, (route) => route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }));
  await frameInPage(page, other);
  const blocked = () => page.evaluate(() => (window as unknown as { blocked: string[] }).blocked);
  await expect.poll(blocked).toContain(other);
  expect(new Set(await blocked())).toEqual(new Set([other]));
});

test('a used nonce cannot be redeemed again', async ({ openTicket, openHtml, platform }) => {
  const page = await openTicket();
  const messages = await recordCardMessages(page, ID);
  await clickId(page, ID);
  await expect((await cardFrame(page)).locator('body')).toContainText('Robin Marlow');
  const [shown] = await messages();
  if (shown?.kind !== 'show') throw new Error('no card was shown');
  await platform.resetCounts();
  const card = await frameCard(await openHtml(''), shown.nonce);
  await expect(card.getByText(t.card.emptyTitle)).toBeVisible();
  await expect(card.locator('body')).not.toContainText('Robin Marlow');
  expect((await platform.counts()).sandbox.track).toBe(0);
});

test('sends nothing before the user asks', async ({ openTicket, openPopup, platform }) => {
  await openTicket();
  const popup = await openPopup();
  await expect(popup.getByLabel(t.popup.field, { exact: true })).toBeVisible();
  const { production, sandbox } = await platform.counts();
  for (const counts of [production, sandbox]) expect(counts).toMatchObject({ token: 0, track: 0 });
});

test('the page can observe no message, event or global of Waybill', async ({ openHtml }) => {
  const page = await openHtml(`<p>${ID}</p>`);
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    addEventListener('message', ({ data }) => heard.push(JSON.stringify(data)));
    const dispatch = document.dispatchEvent;
    document.dispatchEvent = (event) => {
      heard.push(event.type);
      return dispatch.call(document, event);
    };
  });
  await page.reload();
  await clickId(page, ID);
  await cardFrame(page);
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(heard).toEqual([]);
});

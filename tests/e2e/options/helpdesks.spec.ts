import type { Page } from '@playwright/test';
import type { ChromiumWithExtension } from '../../../dev/chromium.ts';
import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { violations } from '../support/axe.ts';
import {
  cardFrame,
  clickId,
  expect,
  expectNoCard,
  expectOnlyHighlighted,
  highlightedTexts,
  isCard,
  test,
} from '../support/fixtures.ts';
import { evaluateAsContentScript } from '../support/isolated-world.ts';
import { t } from '../support/messages.ts';

const ID = SAMPLE_IDS.deliveredWithProof;
/** A sandboxed frame, as helpdesks use for messages. */
const TICKET = `<p>Where is ${ID} now?</p><iframe sandbox srcdoc="<p>And ${SAMPLE_IDS.moving}?</p>"></iframe>`;
const HOST = 'desk.example.org';
const PATTERN = `https://${HOST}/*`;
const SITE = { host: HOST, hasSubdomains: false, isHttp: false };
/** An address as copied from the address bar. */
const ADDRESS = `https://${HOST}/tickets/1?view=open`;
/** A helpdesk that no test disables: once it has highlights, missing ones elsewhere are not just late. */
const CONTROL = 'https://acme.gorgias.com/tickets/1';

const section = (options: Page) => options.getByRole('region', { name: t.helpdesks.title, exact: true });
const row = (options: Page, words: string) =>
  section(options).getByRole('listitem').filter({ hasText: words });

async function addSite(options: Page, address: string): Promise<void> {
  await section(options).getByLabel(t.helpdesks.address).fill(address);
  await section(options).getByRole('button', { name: t.helpdesks.add, exact: true }).click();
}

/** Opens an address that serves the ticket. */
type OpenDesk = (address: string) => Promise<Page>;

const openDeskWith =
  (openPage: (url: string) => Promise<Page>): OpenDesk =>
  async (address) => {
    const page = await openPage('about:blank');
    await page.route(address, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Ticket</title>${TICKET}` }),
    );
    await page.goto(address);
    return page;
  };

async function expectAllHighlighted(page: Page): Promise<void> {
  await expectOnlyHighlighted(page, [ID]);
  const message = page.frames()[1];
  if (message) await expectOnlyHighlighted(message, [SAMPLE_IDS.moving]);
}

/** Ignores the card's frame, which the page script removes when it ends. */
async function expectNothingHighlighted(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (!isCard(frame)) await expectOnlyHighlighted(frame, []);
  }
}

const isRunning = (page: Page): Promise<boolean> =>
  evaluateAsContentScript(page, 'true').then(
    () => true,
    () => false,
  );

/** Expects that a new page of a site has no highlights. */
async function expectPlain(openDesk: OpenDesk, address: string): Promise<Page> {
  const page = await openDesk(address);
  await expectAllHighlighted(await openDesk(CONTROL));
  expect(await highlightedTexts(page)).toEqual([]);
  return page;
}

async function openWithSite(browser: ChromiumWithExtension, openOptions: () => Promise<Page>): Promise<Page> {
  // Automation cannot answer the browser's prompt.
  await browser.grantHosts([PATTERN]);
  const options = await openOptions();
  await addSite(options, ADDRESS);
  await expect(row(options, `All pages of ${HOST}`)).toBeVisible();
  return options;
}

test.describe('an added site', () => {
  test.afterEach(({ sharedBrowser }) => sharedBrowser.revokeHosts([PATTERN]));

  test('works at once in open and new tabs, stops when removed, and returns with undo', async ({
    resetBrowser,
    openPage,
    openOptions,
  }) => {
    const openDesk = openDeskWith(openPage);
    const before = await openDesk(ADDRESS);
    const options = await openWithSite(resetBrowser, openOptions);
    await expectAllHighlighted(before);
    await before.bringToFront();
    await clickId(before, ID);
    await expect((await cardFrame(before)).locator('body')).toContainText('Robin Marlow');
    const after = await openDesk(ADDRESS);
    await expectAllHighlighted(after);

    await options.bringToFront();
    await section(options)
      .getByRole('button', { name: t.helpdesks.remove(SITE) })
      .click();
    await expect(section(options).getByText(t.helpdesks.removed(SITE))).toBeVisible();
    for (const page of [before, after]) await expectNothingHighlighted(page);
    await expectNoCard(before);
    expect(await isRunning(await expectPlain(openDesk, ADDRESS))).toBe(false);

    await resetBrowser.grantHosts([PATTERN]);
    await section(options).getByRole('button', { name: t.helpdesks.undo }).click();
    for (const page of [before, after]) await expectAllHighlighted(page);
    await before.bringToFront();
    await clickId(before, ID);
    await expect((await cardFrame(before)).locator('body')).toContainText('Robin Marlow');
  });

  test('stops with a notice when the browser revokes access, and resumes when it is granted again', async ({
    resetBrowser,
    openPage,
    openOptions,
  }) => {
    const openDesk = openDeskWith(openPage);
    const options = await openWithSite(resetBrowser, openOptions);
    const page = await openDesk(ADDRESS);
    await expectAllHighlighted(page);
    await resetBrowser.revokeHosts([PATTERN]);
    await expect(row(options, t.helpdesks.lostTitle)).toBeVisible();
    await expectNothingHighlighted(page);
    expect(await isRunning(await expectPlain(openDesk, ADDRESS))).toBe(false);
    expect(await violations(options)).toEqual([]);

    await resetBrowser.grantHosts([PATTERN]);
    await expect(section(options).getByText(t.helpdesks.lostTitle)).toBeHidden();
    await expectAllHighlighted(page);
  });

  test('notices at the next start that access was revoked in the meantime', async ({
    resetBrowser,
    openPage,
    openOptions,
  }) => {
    const options = await openWithSite(resetBrowser, openOptions);
    const registered = () =>
      options.evaluate(async () =>
        (await chrome.scripting.getRegisteredContentScripts()).flatMap(({ matches }) => matches),
      );
    expect(await registered()).toEqual([PATTERN]);
    // An update of the extension unregisters them as well.
    await options.evaluate(() => chrome.scripting.unregisterContentScripts());
    await resetBrowser.killServiceWorker();
    await options.evaluate(() => chrome.runtime.sendMessage({ name: 'getHelpdesks', request: {} }));
    await expect.poll(registered).toEqual([PATTERN]);
    await expectAllHighlighted(await openDeskWith(openPage)(ADDRESS));
  });
});

test('stays out of a disabled helpdesk, in open and new tabs, until it is enabled', async ({
  resetBrowser: _,
  openPage,
  openOptions,
}) => {
  const openDesk = openDeskWith(openPage);
  const address = 'https://acme.freshdesk.com/tickets/1';
  const page = await openDesk(address);
  await expectAllHighlighted(page);
  const options = await openOptions();
  const freshdesk = section(options).getByRole('switch', { name: 'Freshdesk' });
  await freshdesk.uncheck();
  await expectNothingHighlighted(page);
  const later = await expectPlain(openDesk, address);
  await options.reload();
  await expect(freshdesk).not.toBeChecked();
  await freshdesk.check();
  for (const each of [page, later]) await expectAllHighlighted(each);
});

test.describe('narrow', () => {
  test.use({ viewport: { width: 320, height: 800 } });

  test('rejects an invalid address with its reason, without a permission prompt', async ({ openOptions }) => {
    const options = await openOptions();
    for (const [address, problem] of [
      ['acme.zendesk.com', { kind: 'isKnown', name: 'Zendesk' }],
      ['http://desk.example.org', { kind: 'notHttps' }],
      ['https://me:secret@desk.example.org', { kind: 'hasCredentials' }],
      ['desk.*.org', { kind: 'hasWildcard' }],
    ] as const) {
      await addSite(options, address);
      await expect(section(options).getByText(t.helpdesks.problem(problem))).toBeVisible();
    }
    expect(await violations(options)).toEqual([]);
    expect(
      await options.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  });
});

declare const chrome: {
  runtime: { sendMessage(message: unknown): Promise<unknown> };
  scripting: {
    getRegisteredContentScripts(): Promise<{ matches: string[] }[]>;
    unregisterContentScripts(): Promise<void>;
  };
};

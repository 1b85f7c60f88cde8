import type { Page } from '@playwright/test';
import { KNOWN_HELPDESKS } from '../../../features/helpdesks/helpdesks.ts';
import { photosText } from '../../../features/proof/photos-text.en.ts';
import { violations } from '../support/axe.ts';
import { ask } from '../support/background.ts';
import { cardFrame, clickId, expect, expectNoCard, test } from '../support/fixtures.ts';
import {
  ADDRESS,
  addSite,
  expectAllHighlighted,
  expectNothingHighlighted,
  expectPlain,
  ID,
  isRunning,
  openDeskWith,
  openWithSite,
  PATTERN,
  SITE,
  section,
} from '../support/helpdesk-sites.ts';
import { evaluateAsContentScript } from '../support/isolated-world.ts';
import { t } from '../support/messages.ts';

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
      .getByRole('button', { name: t.helpdesks.remove(SITE.host) })
      .click();
    await expect(section(options).getByText(t.helpdesks.removed(SITE))).toBeVisible();
    for (const page of [before, after]) await expectNothingHighlighted(page);
    await expectNoCard(before);
    expect(await isRunning(await expectPlain(openDesk, ADDRESS))).toBe(false);

    await resetBrowser.grantHosts([PATTERN]);
    await options.bringToFront();
    await section(options).getByRole('button', { name: t.helpdesks.undo }).click();
    for (const page of [before, after]) await expectAllHighlighted(page);
    await before.bringToFront();
    await clickId(before, ID);
    await expect((await cardFrame(before)).locator('body')).toContainText('Robin Marlow');
  });

  test('detects at the next start that access has been revoked', async ({
    resetBrowser,
    openPage,
    openOptions,
  }) => {
    const options = await openWithSite(resetBrowser, openOptions);
    const registered = () =>
      options.evaluate(async () =>
        (await chrome.scripting.getRegisteredContentScripts()).flatMap(({ matches }) => matches),
      );
    const both = [PATTERN, PATTERN];
    expect(await registered()).toEqual(both);
    // An update of the extension unregisters them as well.
    await options.evaluate(() => chrome.scripting.unregisterContentScripts());
    await resetBrowser.killServiceWorker();
    await options.evaluate(() => chrome.runtime.sendMessage({ name: 'getHelpdesks', request: {} }));
    await expect.poll(registered).toEqual(both);
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
  const options = await openOptions('helpdesks');
  const freshdesk = section(options).getByRole('switch', { name: 'Freshdesk' });
  await section(options).getByText(t.helpdesks.known(KNOWN_HELPDESKS.length)).click();
  await freshdesk.uncheck();
  await expectNothingHighlighted(page);
  const later = await expectPlain(openDesk, address);
  await options.bringToFront();
  await options.reload();
  await expect(freshdesk).not.toBeChecked();
  await freshdesk.check();
  for (const each of [page, later]) await expectAllHighlighted(each);
});

test('does not load its page script where it is disabled', async ({
  resetBrowser: _,
  openPage,
  openOptions,
}) => {
  const address = 'https://acme.freshdesk.com/';
  const ask = "chrome.runtime.sendMessage({ name: 'getDetection', request: {} })";
  /** Idle callbacks run in order. */
  const hasLoaded = (page: Page) =>
    evaluateAsContentScript(
      page,
      `${ask}.then(() => new Promise(requestIdleCallback)).then(() => typeof waybillLoading)`,
    );
  /** The page has not been read yet when the background says whether Waybill is enabled, as over a connection. */
  async function openDesk(): Promise<Page> {
    const page = await openPage('about:blank');
    await page.route(`${address}**`, async (route) => {
      const isScript = route.request().resourceType() === 'script';
      // When a frame's second question has been answered, so has its first.
      if (isScript) await evaluateAsContentScript(page, ask);
      const body = isScript ? '' : '<!doctype html><p>Hello</p><script src="last.js"></script>';
      await route.fulfill({ contentType: isScript ? 'text/javascript' : 'text/html', body });
    });
    await page.goto(address);
    return page;
  }
  expect(await hasLoaded(await openDesk())).toBe('object');
  const options = await openOptions('helpdesks');
  await section(options).getByText(t.helpdesks.known(KNOWN_HELPDESKS.length)).click();
  await section(options).getByRole('switch', { name: 'Freshdesk' }).uncheck();
  await options.waitForFunction(async () => {
    const { value } = (await chrome.runtime.sendMessage({ name: 'getHelpdesks', request: {} })) as {
      value: { off: string[] };
    };
    return value.off.includes('Freshdesk');
  });
  expect(await hasLoaded(await openDesk())).toBe('undefined');
});

test.describe('narrow', () => {
  test.use({ viewport: { width: 320, height: 800 } });

  test('rejects an invalid address with its reason, without a permission prompt', async ({ openOptions }) => {
    const options = await openOptions('helpdesks');
    for (const [address, problem] of [
      ['acme.zendesk.com', { kind: 'isKnown', name: 'Zendesk' }],
      ['http://desk.example.org', { kind: 'notHttps' }],
      ['https://me:secret@desk.example.org', { kind: 'hasCredentials' }],
      ['desk.*.org', { kind: 'hasWildcard' }],
      ['desk.example.org, help.example.org', { kind: 'notAnAddress' }],
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

test('the switch for photos follows a choice made elsewhere', async ({ openOptions }) => {
  const page = await openOptions('photos');
  const photos = page.getByRole('switch', { name: photosText.switch });
  await expect(photos).toBeChecked();
  await ask(page, 'setProofPreference', { onDemand: true });
  await expect(photos).not.toBeChecked();
  await ask(page, 'setProofPreference', { onDemand: false });
  await expect(photos).toBeChecked();
});

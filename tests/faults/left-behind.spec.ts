import type { Page } from '@playwright/test';
import type { ChromiumWithExtension } from '../../dev/chromium.ts';
import { DELIVERED } from '../../dev/journeys/answer.ts';
import { SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { PAGE_TEXTS } from '../../features/page/page-texts.ts';
import {
  cardFrame,
  clickDrawn,
  clickId,
  expect,
  expectHighlighted,
  expectNoCard,
  expectOnlyHighlighted,
  test,
} from '../e2e/support/fixtures.ts';
import { HTML_PAGE, serveHtml } from '../e2e/support/html-page.ts';
import { expectIdButton } from '../e2e/support/id-button.ts';
import { t } from '../e2e/support/messages.ts';
import { BLANK_PAGE } from '../e2e/support/reset-browser.ts';

// Another browser starts beside those of the other workers.
test.describe.configure({ timeout: 120_000 });

declare const chrome: {
  developerPrivate: {
    reload(id: string, options: { failQuietly: boolean }): Promise<void>;
    updateProfileConfiguration(update: { inDeveloperMode: boolean }): Promise<void>;
  };
  management: {
    setEnabled(id: string, isEnabled: boolean): Promise<void>;
    uninstallSelf(options: { showConfirmDialog: boolean }): Promise<void>;
  };
};

const ID = DELIVERED.id;
/** A page whose own script still has to work. */
const TICKET = `<button onclick="this.textContent += '!'">Reply</button><p>Tracking number: ${ID}</p>
  <p>See <a href="#">${SAMPLE_IDS.problem}</a></p><main></main>`;

/** Opens a ticket with a card. @returns the page, and everything that is logged in any of its script worlds from now on */
async function openTicketWithCard({
  context,
}: ChromiumWithExtension): Promise<{ page: Page; logged: string[] }> {
  const page = await context.newPage();
  await serveHtml(page, TICKET);
  await page.goto(HTML_PAGE);
  await clickId(page, ID);
  const card = await cardFrame(page);
  await expect(card.locator('body')).toContainText(DELIVERED.recipient);
  // The card loads its code for replies in advance; the browser logs what cannot be loaded without the extension.
  await clickDrawn(card.getByRole('button', { name: t.copying.openReply, exact: true }));
  await expect(card.getByRole('textbox', { name: t.replyForm.replyText })).toHaveValue(new RegExp(ID));
  const logged: string[] = [];
  const session = await context.newCDPSession(page);
  session.on('Runtime.exceptionThrown', ({ exceptionDetails }) => logged.push(exceptionDetails.text));
  session.on('Runtime.consoleAPICalled', ({ args }) => logged.push(`${args[0]?.value}`));
  session.on('Log.entryAdded', ({ entry }) => logged.push(entry.text));
  await session.send('Runtime.enable');
  await session.send('Log.enable');
  return { page, logged };
}

/** The names in the accessibility tree, which includes closed shadow roots. */
async function accessibleNames(page: Page): Promise<unknown[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.map(({ name }) => name?.value);
}

/** Expects a page that works as if Waybill had never run there, but for one offer to reload it. */
async function expectHarmless({ page, logged }: { page: Page; logged: string[] }): Promise<void> {
  await page.bringToFront();
  await page.getByRole('button').click();
  await expect(page.getByRole('button')).toHaveText('Reply!');
  await expectNoCard(page);
  await page.evaluate((id) => document.querySelector('main')?.append(`And ${id}`), SAMPLE_IDS.moving);
  await expectHighlighted(page, SAMPLE_IDS.moving);
  await page.getByRole('link').hover();
  await expectIdButton(page);
  await clickId(page, ID);
  await expect.poll(() => accessibleNames(page)).toContain(PAGE_TEXTS.en.outdated);
  expect(await accessibleNames(page)).toContain(PAGE_TEXTS.en.reload);
  await expectOnlyHighlighted(page, []);
  await page.keyboard.press('Escape');
  for (const text of [ID, SAMPLE_IDS.moving]) await page.getByText(text).click();
  await expect(page.locator('html > :not(head, body)')).toHaveCount(0);
  expect(logged).toEqual([]);
}

// One test, because another browser takes seconds, and an extension that has been reloaded is as good as a new one.
test('rows 39 and 40: a page that is open when the extension is updated, switched off or uninstalled still works, and offers to reload, once', async ({
  separateBrowser,
}) => {
  const { firstPage, extensionId, extensionUrl } = separateBrowser;
  await test.step('row 39: updated', async () => {
    const ticket = await openTicketWithCard(separateBrowser);
    await firstPage.goto('chrome://extensions/extensions.js');
    await firstPage.evaluate(async (id) => {
      // Outside of the developer mode, a reload disables unpacked extensions.
      await chrome.developerPrivate.updateProfileConfiguration({ inDeveloperMode: true });
      await chrome.developerPrivate.reload(id, { failQuietly: true });
    }, extensionId);
    await expectHarmless(ticket);
    await ticket.page.close();
  });
  await test.step('row 40: switched off', async () => {
    const ticket = await openTicketWithCard(separateBrowser);
    await firstPage.evaluate((id) => chrome.management.setEnabled(id, false), extensionId);
    await expectHarmless(ticket);
  });
  await test.step('row 40: uninstalled', async () => {
    await firstPage.evaluate((id) => chrome.management.setEnabled(id, true), extensionId);
    const ticket = await openTicketWithCard(separateBrowser);
    await firstPage.goto(extensionUrl(BLANK_PAGE));
    const closed = firstPage.waitForEvent('close');
    // After the answer, because the page disappears with the extension.
    await firstPage.evaluate(
      () => void setTimeout(() => void chrome.management.uninstallSelf({ showConfirmDialog: false })),
    );
    await closed;
    await expectHarmless(ticket);
  });
});

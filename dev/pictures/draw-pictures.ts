import type { Page } from '@playwright/test';
import { buildExtension } from '../build-extension.ts';
import { launchChromium } from '../chromium.ts';
import { DELIVERED, expectProof } from '../journeys/answer.ts';
import { cardFrame } from '../journeys/card-frame.ts';
import { configureBrowser } from '../journeys/configure.ts';
import { clickId } from '../journeys/highlighted-ids.ts';
import { startTestServers } from '../test-servers.ts';

/** Takes the README's screenshots from the product: `node --import tsx dev/pictures/draw-pictures.ts`. */
const FOLDER = new URL('.', import.meta.url).pathname;

const servers = await startTestServers();
const extensionDir = await buildExtension('chrome');
for (const colorScheme of ['light', 'dark'] as const) {
  const browser = await launchChromium({
    extensionDir,
    headless: true,
    helpdesk: servers.helpdesk,
    colorScheme,
  });
  await configureBrowser(browser, servers.platform);
  const options = browser.firstPage;
  await options.getByRole('switch', { name: 'Sandbox', exact: true }).setChecked(false);

  const ticket = await browser.context.newPage();
  await ticket.goto(servers.helpdesk.url);
  await clickId(ticket, DELIVERED.id);
  await expectProof(await cardFrame(ticket));
  if (colorScheme === 'light') await save(ticket, 'card-over-a-ticket');

  await options.bringToFront();
  await options.getByRole('link', { name: 'Test webhook', exact: true }).click();
  await options.getByRole('button', { name: 'Send test webhook' }).click();
  await options
    .getByText(/\b200\b/)
    .first()
    .waitFor();
  await options.locator('.json-editor').waitFor();
  if (colorScheme === 'dark') await save(options, 'test-webhook');
  await browser.close();
}
await servers.close();

async function save(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.screenshot({ path: `${FOLDER}${name}.png` });
}

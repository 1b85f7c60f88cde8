import type { Page } from '@playwright/test';
import { bulkId, SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { expect, expectHighlighted, test } from '../support/fixtures.ts';
import { expectUnharmed } from '../support/hostile-page.ts';
import { evaluateAsContentScript } from '../support/isolated-world.ts';

const ID = SAMPLE_IDS.moving;
const TICKET = `<p id="ticket">Tracking number: ${ID}</p>`;
const SCRIPTS = ['frame.js', 'page.js'];
const SECRET = [
  'popup.html',
  'options.html',
  'sidepanel.html',
  'manifest.json',
  'background.js',
  'card.html',
];

/** The addresses of frames that the browser has loaded instead of refusing. */
async function loadedFrames(page: Page, addresses: string[]): Promise<string[]> {
  await page.evaluate(async (sources) => {
    const loads = sources.map((src) => {
      const frame = document.createElement('iframe');
      frame.src = src;
      return new Promise((resolve) => {
        frame.addEventListener('load', resolve);
        document.body.append(frame);
      });
    });
    await Promise.all(loads);
  }, addresses);
  return page
    .frames()
    .map((frame) => frame.url())
    .filter((url) => url.startsWith('chrome-extension:'));
}

/** What a page gets of each address: the address, or that the browser refused it. */
const readFrom = (page: Page, addresses: string[]): Promise<string[]> =>
  page.evaluate(
    (urls) =>
      Promise.all(
        urls.map((url) =>
          fetch(url).then(
            () => url,
            () => 'refused',
          ),
        ),
      ),
    addresses,
  );

test('a page can frame no page of the extension but an empty card', async ({
  openHtml,
  sharedBrowser: { extensionUrl },
  platform,
}) => {
  const page = await openHtml(TICKET);
  await expectHighlighted(page, ID);
  const card = String(await evaluateAsContentScript(page, "chrome.runtime.getURL('card.html')"));
  const addresses = [
    ...SECRET.filter((name) => name !== 'card.html').map((name) => card.replace('card.html', name)),
    ...SECRET.map(extensionUrl),
  ];
  expect(await loadedFrames(page, addresses)).toEqual([]);
  expect([...new Set(await readFrom(page, addresses))]).toEqual(['refused']);
  await expectUnharmed(page, platform, bulkId(830));
});

test('only a known helpdesk can detect Waybill by its scripts', async ({
  openHtml,
  openPage,
  sharedBrowser: { extensionUrl },
}) => {
  const addresses = SCRIPTS.map(extensionUrl);
  const helpdesk = await openHtml(TICKET);
  await expectHighlighted(helpdesk, ID);
  expect(await helpdesk.evaluate(() => [...CSS.highlights.keys()])).toEqual(['waybill-id']);
  expect(await readFrom(helpdesk, addresses)).toEqual(addresses);

  const elsewhere = await openPage('about:blank');
  await elsewhere.route('https://shop.example.org/', (route) => route.fulfill({ contentType: 'text/html' }));
  await elsewhere.goto('https://shop.example.org/');
  expect(await readFrom(elsewhere, addresses)).toEqual(['refused', 'refused']);
});

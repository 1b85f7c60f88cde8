import { workerOf } from '../../dev/chromium-worker.ts';
import { bulkId, SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { expect, expectHighlighted, test } from './support/fixtures.ts';
import { t } from './support/messages.ts';
import { toolbarButton } from './support/toolbar-button.ts';

const [FIRST, SECOND, THIRD] = [SAMPLE_IDS.moving, SAMPLE_IDS.deliveredWithProof, bulkId(3)];

declare const chrome: {
  runtime: {
    onMessage: {
      addListener(listen: (message: { name: string; request: { hasIds?: boolean } }) => void): void;
    };
  };
};

declare global {
  /** In the background: resolves when a page has reported that it has no IDs any more. */
  var hasLeft: Promise<void>;
}

test('the badge counts the distinct visible IDs of all frames and follows changes', async ({
  sharedBrowser,
  openHtml,
  openTicket,
}) => {
  const page = await openHtml(
    `<p id="one">Parcel ${FIRST}, again ${FIRST}</p><p id="two" hidden>Parcel ${THIRD}</p>
     <iframe id="mail" srcdoc="<p>Parcels ${FIRST} and ${SECOND}</p>"></iframe>`,
  );
  const says = (text: string) =>
    expect.poll(async () => (await toolbarButton(sharedBrowser, page)).text).toBe(text);
  await says('2');
  expect((await toolbarButton(sharedBrowser, page)).title).toBe(t.browserUi.badge(2, false));

  await page.evaluate(() => document.querySelector('#mail')?.remove());
  await says('1');
  await page.evaluate(() => document.querySelector('#two')?.toggleAttribute('hidden', false));
  await says('2');
  await page.evaluate(() => document.querySelector('#two')?.toggleAttribute('hidden', true));
  await says('1');
  await page.evaluate(() => document.querySelector('#two')?.toggleAttribute('hidden', false));
  await says('2');
  await page.evaluate(() => document.querySelector('#one')?.replaceChildren('Thank you'));
  await says('1');

  const ticket = await openTicket();
  await expect.poll(async () => (await toolbarButton(sharedBrowser, ticket)).text).toBe('2');
  await says('1');
  await page.goto('about:blank');
  await says('');
  expect((await toolbarButton(sharedBrowser, page)).title).toBe(t.common.productName);
  await page.goBack();
  await expectHighlighted(page, FIRST);
  await says('2');
});

test('the toolbar button counts no IDs once the tab shows another site', async ({
  resetBrowser,
  openTicket,
  servers,
}) => {
  const page = await openTicket(resetBrowser);
  await expect.poll(async () => (await toolbarButton(resetBrowser, page)).text).toBe('2');
  const worker = await workerOf(resetBrowser);
  await worker.evaluate(() => {
    globalThis.hasLeft = new Promise((resolve) => {
      chrome.runtime.onMessage.addListener(({ name, request }) => {
        if (name === 'reportIds' && !request.hasIds) resolve();
      });
    });
  });
  await page.goto(servers.platform.sandbox.clientUrl);
  await worker.evaluate(() => globalThis.hasLeft);
  // Reports are handled one after another.
  const other = await openTicket(resetBrowser);
  await expect.poll(async () => (await toolbarButton(resetBrowser, other)).text).toBe('2');
  expect(await toolbarButton(resetBrowser, page)).toEqual({ text: '', title: t.common.productName });
});

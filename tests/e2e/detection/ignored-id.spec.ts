import { workerOf } from '../../../dev/chromium-worker.ts';
import { ask } from '../support/background.ts';
import { lookUp } from '../support/extension-pages.ts';
import { drawFrames, expect, expectHighlighted, test } from '../support/fixtures.ts';
import { HTML_PAGE, serveHtml } from '../support/html-page.ts';
import { t } from '../support/messages.ts';

declare const chrome: { storage: { local: { get(...request: unknown[]): unknown } } };

const [SHAPED, LINKED] = ['WXYZ1234567890', 'EFGH1234567890'];

test('never highlights an ignored ID, but still looks it up on request', async ({
  resetBrowser,
  openPage,
  openPopup,
  platform,
}) => {
  await platform.layReply({
    environment: 'sandbox',
    trackingId: SHAPED,
    body: { trackingId: SHAPED, status: 'DELIVERED' },
  });
  await ask(resetBrowser.firstPage, 'changeDetectionRules', { addIgnoredIds: [SHAPED] });
  const ticket = await openPage('about:blank');
  await serveHtml(
    ticket,
    `<script>
      globalThis.seen = new Set();
      const look = () => {
        for (const highlight of CSS.highlights.values())
          for (const { startContainer } of highlight) seen.add(startContainer.data);
        requestAnimationFrame(look);
      };
      look();
    </script><p>${SHAPED}</p><p>${LINKED}</p>`,
  );
  // The background answers after the detector has loaded.
  const worker = await workerOf(resetBrowser);
  await worker.evaluate(() => {
    const area = chrome.storage.local;
    const get = area.get.bind(area);
    const released = new Promise<void>((resolve) => {
      self.addEventListener('released', () => resolve());
    });
    area.get = (...request) => released.then(() => get(...request));
  });
  await ticket.goto(HTML_PAGE);
  await drawFrames(ticket, 40);
  await worker.evaluate(() => void self.dispatchEvent(new Event('released')));
  await expectHighlighted(ticket, LINKED);
  await expect.poll(() => ticket.evaluate('[...seen]')).toEqual([LINKED]);

  const popup = await openPopup();
  await lookUp(popup, SHAPED);
  await expect(popup.getByText(t.shipment.statusCategory.delivered, { exact: true }).first()).toBeVisible();
});

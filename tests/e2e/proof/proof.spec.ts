import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { unzip } from '../../unzip.ts';
import { violations } from '../support/axe.ts';
import { cardFrame, clickId, collectErrors, expect, test } from '../support/fixtures.ts';
import { bytesOf, expectShown, layImages, lookUp, unpack } from '../support/proof-view.ts';

const ODD_ID = 'ABCD1234567877';
const EVIDENCE_ID = 'ABCD1234567878';

test('reports broken, slow, huge and non-image files in place, and shows the others', async ({
  separateBrowser, // The clock that is set forward is that of a whole browser, for good.
  openPopup,
  platform,
  servers,
}) => {
  const files = ['porch-portrait.jpg', 'broken.jpg', 'mailroom-drawing.svg', 'slow.jpg', 'vast.png'];
  await layImages(platform, servers, ODD_ID, [...files, 'expired-link', 'receipt.pdf', 'no-such-image.jpg']);
  await platform.changeSettings('sandbox', { slowMs: 600_000 });
  const page = await openPopup(separateBrowser);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.clock.install();
  await lookUp(page, ODD_ID);

  for (const number of [1, 3]) {
    const image = page.getByRole('img', { name: `Proof image ${number} of 8` });
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  }
  await expect(page.getByText('Did not load')).toBeVisible();
  await expect(page.getByText('Too large', { exact: true })).toBeVisible();
  await page.clock.fastForward(9_000);
  await expect(page.getByText('Still loading…')).toBeVisible();
  await page.clock.fastForward(22_000);
  await expect(page.getByText('Timed out')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Why? Proof image 2 of 8' }).click();
  const viewer = page.getByRole('dialog', { name: 'Proof images' });
  await expect(viewer.getByText('The image is damaged or incomplete.')).toBeVisible();
  await expect(viewer.getByRole('link', { name: 'Open original', exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expectShown(viewer);

  await page.keyboard.press('ArrowRight');
  await page.clock.fastForward(9_000);
  await expect(viewer.getByText('The server is slow.')).toBeVisible();
  await page.clock.fastForward(22_000);
  await expect(viewer.getByText('took longer than 30 seconds')).toBeVisible();
  await platform.changeSettings('sandbox', { slowMs: 0 });
  await viewer.getByRole('button', { name: 'Retry' }).click();
  await expectShown(viewer);

  const says = [
    'It has 64 megapixels',
    'sent a web page instead of an image',
    'It is a PDF file',
    'denied access (404)',
  ];
  for (const sentence of says) {
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText(sentence)).toBeVisible();
  }
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('1 of 8', { exact: true })).toBeVisible();
  await expectShown(viewer);
  expect(errors).toEqual([]);
});

test('saves the evidence as one file, which names what is missing', async ({
  resetBrowser,
  openPage,
  openPopup,
  platform,
  servers,
}) => {
  const { host, port } = new URL(servers.platform.sandbox.partnerUrl);
  // The same server under a name that the extension may not read from.
  const locked = `http://localhost:${port}/images/evening-landscape.jpg`;
  await layImages(platform, servers, EVIDENCE_ID, [
    'porch-portrait.jpg',
    'no-such-image.jpg',
    locked,
    'hostile.svg',
  ]);
  const page = await openPopup(resetBrowser);
  await lookUp(page, EVIDENCE_ID);

  await test.step('Cancel stops it', async () => {
    const rule = { operation: 'image', pathIncludes: 'porch' } as const;
    await platform.setFault({ ...rule, fault: { kind: 'silence' } });
    await page.getByRole('button', { name: 'Save evidence' }).click();
    await expect(page.getByText('Fetching images: 3 of 4')).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Save evidence' })).toHaveAttribute('value', '3');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Fetching images')).toHaveCount(0);
    await platform.clearFaults();
  });

  const started = page.waitForEvent('download', { timeout: 10_000 });
  await page.getByRole('button', { name: 'Save evidence' }).click();
  const download = await started;
  const stem = `${EVIDENCE_ID}_2026-11-18`;
  expect(download.suggestedFilename()).toBe(`${stem}_evidence.zip`);
  await expect(page.getByText(`Saved ${stem}_evidence.zip`)).toBeVisible();
  await expect(page.getByText('2 of 4 images couldn’t be saved. They’re listed in the file.')).toBeVisible();
  await expect(page.getByRole('button', { name: `Allow access to localhost:${port}` })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const files = unzip(await bytesOf(download));
  expect([...files.keys()]).toEqual(['summary.html', 'record.json', `${stem}_1.jpg`, `${stem}_4.svg`]);
  const record = JSON.parse(String(files.get('record.json')));
  expect(record).toMatchObject({ trackingId: EVIDENCE_ID, source: { host, environment: 'sandbox' } });
  expect(Date.parse(record.source.retrievedAt)).toBeGreaterThan(Date.now() - 60_000);
  expect(record.images.map((image: { missing?: { kind: string } }) => image.missing?.kind)).toEqual([
    undefined,
    'refused',
    'noAccess',
    undefined,
  ]);

  const summary = await openPage(`${await unpack(files)}summary.html`);
  const errors = collectErrors(summary);
  await summary.reload();
  await expect(summary.getByText('SANDBOX: test data')).toBeVisible();
  await expect(summary.getByText('Robin <b>Marlow</b>').first()).toBeVisible();
  await expect(summary.getByText('Image 2:')).toBeVisible();
  await expect(summary.getByText('Image 3:')).toBeVisible();
  const widths = await summary
    .getByRole('img')
    .evaluateAll((images: HTMLImageElement[]) => images.map(({ naturalWidth }) => naturalWidth > 0));
  expect(widths).toEqual([true, true]);
  await expect(summary.locator('script')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('loads images on request if so set, and saves and copies from the card', async ({
  resetBrowser,
  openPopup,
  openTicket,
  platform,
}) => {
  const page = await openTicket(resetBrowser);
  await clickId(page, SAMPLE_IDS.deliveredWithProof);
  const card = await cardFrame(page);
  await card.getByRole('button', { name: 'Proof image 1 of 3' }).click();
  const viewer = card.getByRole('dialog', { name: 'Proof images' });
  await expectShown(viewer);
  const started = page.waitForEvent('download', { timeout: 10_000 });
  await page.keyboard.press('d');
  expect((await started).suggestedFilename()).toMatch(/_1\.jpg$/);
  await page.keyboard.press('c');
  await expect(viewer.getByText(/^(Image copied|Not copied\. The browser or this page)/)).toBeVisible();
  await page.keyboard.press('Escape');

  const choice = card.getByRole('button', { name: 'Don’t load photos automatically' });
  await choice.click();
  await expect(card.getByRole('button', { name: 'Show 3 images' })).toBeVisible();
  await platform.resetCounts();
  const popup = await openPopup(resetBrowser);
  await lookUp(popup, SAMPLE_IDS.deliveredWithProof);
  const show = popup.getByRole('button', { name: 'Show 3 images' });
  await expect(show).toBeVisible();
  expect(await violations(popup)).toEqual([]);
  expect((await platform.counts()).sandbox.image).toBe(0);
  await show.click();
  await expect.poll(async () => (await platform.counts()).sandbox.image).toBe(3);
  await popup.getByRole('button', { name: 'Don’t load photos automatically' }).click();
});

import { readFile } from 'node:fs/promises';
import { SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { unzip } from '../unzip.ts';
import { violations } from './axe.ts';
import { cardFrame, clickId, collectErrors, expect, test } from './fixtures.ts';
import { bytesOf, expectShown, layImages, lookUp, paste, place, unpack } from './proof-view.ts';

const ODD_ID = 'ABCD1234567877';
const EVIDENCE_ID = 'ABCD1234567878';

test('the viewer, by keyboard and by mouse', async ({ openPopup, platform: _platform }) => {
  const page = await openPopup();
  await lookUp(page, SAMPLE_IDS.deliveredWithProof);
  const first = page.getByRole('button', { name: 'Proof image 1 of 3' });
  await first.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Proof images' });
  await expect(viewer.getByText('1 of 3', { exact: true })).toBeVisible();
  await expectShown(viewer);
  expect(await violations(page)).toEqual([]);
  const fitted = await place(page);

  await test.step('keys zoom, move, turn and fit', async () => {
    await page.keyboard.press('+');
    await expect(viewer.getByText('150 %')).toBeVisible();
    expect((await place(page)).width).toBeCloseTo(fitted.width * 1.5, 0);
    await page.keyboard.press('+');
    const before = await place(page);
    await page.keyboard.press('Shift+ArrowRight');
    expect((await place(page)).x).toBeLessThan(before.x);
    await page.keyboard.press('r');
    await expect(viewer.getByText('100 %')).toBeVisible();
    await expect(viewer.locator('.viewer-image')).toHaveAttribute('style', /rotate\(90deg\)/);
    for (let turn = 0; turn < 3; turn += 1) await page.keyboard.press('r');
    expect(await place(page)).toEqual(fitted);
  });

  await test.step('wheel and double-click zoom at the pointer, a drag moves', async () => {
    await page.mouse.move(fitted.middleX + 40, fitted.middleY);
    await page.mouse.wheel(0, -400);
    await expect.poll(async () => (await place(page)).width).toBeGreaterThan(fitted.width * 2);
    const near = await place(page);
    expect(near.middleX).toBeLessThan(fitted.middleX);
    await page.mouse.down();
    await page.mouse.move(fitted.middleX + 80, fitted.middleY + 10, { steps: 3 });
    await page.mouse.up();
    expect((await place(page)).middleX).toBeCloseTo(near.middleX + 40, 0);
    await page.mouse.dblclick(fitted.middleX, fitted.middleY);
    expect(await place(page)).toEqual(fitted);
  });

  await test.step('arrows go round, each image fitted and upright', async () => {
    await page.keyboard.press('+');
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText('2 of 3', { exact: true })).toBeVisible();
    await expect(viewer.getByText('100 %')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(viewer.getByText('3 of 3', { exact: true })).toBeVisible();
  });

  await test.step('download is named by ID, date and number', async () => {
    const started = page.waitForEvent('download');
    await page.keyboard.press('d');
    const download = await started;
    expect(download.suggestedFilename()).toMatch(
      new RegExp(`^${SAMPLE_IDS.deliveredWithProof}_\\d{4}-\\d\\d-\\d\\d_3\\.png$`),
    );
    const sample = await readFile(new URL('../../dev/platform/images/hallway-square.png', import.meta.url));
    expect((await bytesOf(download)).equals(sample)).toBe(true);
  });

  await test.step('copy puts a PNG on the clipboard', async () => {
    await page.bringToFront();
    await page.keyboard.press('c');
    await expect(viewer.getByText('Image copied')).toBeVisible();
    expect(await paste(page)).toEqual(['image/png']);
  });

  await test.step('the original is a link of its own; Escape gives the focus back', async () => {
    const original = viewer.getByRole('link', { name: 'Open original in a new tab (O)' });
    await expect(original).toHaveAttribute('href', /\/images\/hallway-square\.png$/);
    await expect(original).toHaveAttribute('rel', 'noopener noreferrer');
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(first).toBeFocused();
  });
});

test('what is broken, slow, vast or no image says so in its place; the others do not suffer', async ({
  ownWaybill, // The clock that is set forward is that of a whole browser, for good.
  openPopup,
  platform,
  stage,
}) => {
  const files = ['porch-portrait.jpg', 'broken.jpg', 'mailroom-drawing.svg', 'slow.jpg', 'vast.png'];
  await layImages(platform, stage, ODD_ID, [...files, 'expired-link', 'receipt.pdf', 'no-such-image.jpg']);
  await platform.changeSettings('sandbox', { slowMs: 600_000 });
  const page = await openPopup(ownWaybill);
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
  await expect(page.getByText('Too slow')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Why? Proof image 2 of 8' }).click();
  const viewer = page.getByRole('dialog', { name: 'Proof images' });
  await expect(viewer.getByText('What the server sends is not a whole image.')).toBeVisible();
  await expect(viewer.getByRole('link', { name: 'Open original', exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expectShown(viewer);

  await page.keyboard.press('ArrowRight');
  await page.clock.fastForward(9_000);
  await expect(viewer.getByText('The server takes its time.')).toBeVisible();
  await page.clock.fastForward(22_000);
  await expect(viewer.getByText('did not send all of it within 30 seconds')).toBeVisible();
  await platform.changeSettings('sandbox', { slowMs: 0 });
  await viewer.getByRole('button', { name: 'Retry' }).click();
  await expectShown(viewer);

  const says = [
    'It has 64 megapixels',
    'sends a web page instead of an image',
    'It is a PDF file',
    'does not hand it out (404)',
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

test('the evidence is one file with everything in it, and names what is missing', async ({
  freshWaybill,
  openPage,
  openPopup,
  platform,
  stage,
}) => {
  const { host, port } = new URL(stage.platform.sandbox.partnerUrl);
  // The same server under a name that the extension may not read from.
  const locked = `http://localhost:${port}/images/evening-landscape.jpg`;
  await layImages(platform, stage, EVIDENCE_ID, [
    'porch-portrait.jpg',
    'no-such-image.jpg',
    locked,
    'hostile.svg',
  ]);
  const page = await openPopup(freshWaybill);
  await lookUp(page, EVIDENCE_ID);

  await test.step('Cancel ends it', async () => {
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

  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save evidence' }).click();
  const download = await started;
  const stem = `${EVIDENCE_ID}_2026-11-18`;
  expect(download.suggestedFilename()).toBe(`${stem}_evidence.zip`);
  await expect(page.getByText(`Saved ${stem}_evidence.zip`)).toBeVisible();
  await expect(page.getByText('2 of 4 images are missing; the file names them.')).toBeVisible();
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

test('images can wait until they are asked for, and a card saves and copies as far as it may', async ({
  freshWaybill,
  openPopup,
  openTicket,
  platform,
}) => {
  const page = await openTicket(freshWaybill);
  await clickId(page, SAMPLE_IDS.deliveredWithProof);
  const card = await cardFrame(page);
  await card.getByRole('button', { name: 'Proof image 1 of 3' }).click();
  const viewer = card.getByRole('dialog', { name: 'Proof images' });
  await expectShown(viewer);
  const started = page.waitForEvent('download');
  await page.keyboard.press('d');
  expect((await started).suggestedFilename()).toMatch(/_1\.jpg$/);
  await page.keyboard.press('c');
  await expect(viewer.getByText(/^(Image copied|Not copied\. The browser or this page)/)).toBeVisible();
  await page.keyboard.press('Escape');

  const choice = card.getByRole('button', { name: 'Load images only when asked' });
  await choice.click();
  await expect(card.getByRole('button', { name: 'Show 3 images' })).toBeVisible();
  await platform.resetCounts();
  const popup = await openPopup(freshWaybill);
  await lookUp(popup, SAMPLE_IDS.deliveredWithProof);
  const show = popup.getByRole('button', { name: 'Show 3 images' });
  await expect(show).toBeVisible();
  expect(await violations(popup)).toEqual([]);
  expect((await platform.counts()).sandbox.image).toBe(0);
  await show.click();
  await expect.poll(async () => (await platform.counts()).sandbox.image).toBe(3);
  await popup.getByRole('button', { name: 'Load images only when asked' }).click();
});

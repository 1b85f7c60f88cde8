import { readFile } from 'node:fs/promises';
import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { violations } from '../support/axe.ts';
import { expect, slowDown, test } from '../support/fixtures.ts';
import { t } from '../support/messages.ts';
import { bytesOf, expectShown, layImages, lookUpProof, paste, place } from '../support/proof-view.ts';

const TWO_IMAGES_ID = 'ABCD1234567879';

test('the viewer works by keyboard and by mouse', async ({ openPopup }) => {
  const page = await openPopup();
  await lookUpProof(page, SAMPLE_IDS.deliveredWithProof);
  const first = page.getByRole('button', { name: t.proof.imageOf(1, 3) });
  await first.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: t.proof.viewer });
  await expect(viewer.getByText(t.proof.position(1, 3), { exact: true })).toBeVisible();
  await expectShown(viewer);
  expect(await violations(page)).toEqual([]);
  const fitted = await place(page);

  await test.step('keys zoom, move, turn and fit', async () => {
    await page.keyboard.press('+');
    await expect(viewer.getByText(t.images.percent(150))).toBeVisible();
    expect((await place(page)).width).toBeCloseTo(fitted.width * 1.5, 0);
    await page.keyboard.press('+');
    const before = await place(page);
    await page.keyboard.press('Shift+ArrowRight');
    expect((await place(page)).x).toBeLessThan(before.x);
    await page.keyboard.press('r');
    await expect(viewer.getByText(t.images.whole, { exact: true })).toBeVisible();
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

  await test.step('arrows wrap around, with each image fitted and upright', async () => {
    await page.keyboard.press('+');
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText(t.proof.position(2, 3), { exact: true })).toBeVisible();
    await expect(viewer.getByText(t.images.whole, { exact: true })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(viewer.getByText(t.proof.position(3, 3), { exact: true })).toBeVisible();
  });

  await test.step('names a download by ID, date and number', async () => {
    const started = page.waitForEvent('download');
    await page.keyboard.press('d');
    const download = await started;
    expect(download.suggestedFilename()).toMatch(
      new RegExp(`^${SAMPLE_IDS.deliveredWithProof}_\\d{4}-\\d\\d-\\d\\d_3\\.png$`),
    );
    const sample = await readFile(
      new URL('../../../dev/platform/images/hallway-square.png', import.meta.url),
    );
    expect((await bytesOf(download)).equals(sample)).toBe(true);
  });

  await test.step('copies a PNG to the clipboard', async () => {
    await page.bringToFront();
    await page.keyboard.press('c');
    await expect(viewer.getByText(t.images.copied)).toBeVisible();
    expect(await paste(page)).toEqual(['image/png']);
  });

  await test.step('links to the original; Escape returns the focus', async () => {
    const original = viewer.getByRole('link', { name: t.images.open });
    await expect(original).toHaveAttribute('href', /\/images\/hallway-square\.png$/);
    await expect(original).toHaveAttribute('rel', 'noopener noreferrer');
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(first).toBeFocused();
  });
});

test('the viewer of a single image has no position', async ({ openPopup }) => {
  const popup = await openPopup();
  await lookUpProof(popup, SAMPLE_IDS.otherAlphabet);
  await popup.locator('.thumb').click();
  await expect(popup.getByRole('dialog')).toBeVisible();
  await expect(popup.locator('.viewer-position')).toHaveText('');
});

test('a key pressed right after an arrow acts on the new image, even on a slow machine', async ({
  openPopup,
}) => {
  const page = await openPopup();
  await lookUpProof(page, SAMPLE_IDS.deliveredWithProof);
  await page.getByRole('button', { name: t.proof.imageOf(1, 3) }).click();
  await expectShown(page.getByRole('dialog', { name: t.proof.viewer }));
  await slowDown(page);
  for (let press = 1; press <= 9; press += 1) {
    const started = page.waitForEvent('download');
    await Promise.all([page.keyboard.press('ArrowRight'), page.keyboard.press('d')]);
    const number = (press % 3) + 1;
    expect((await started).suggestedFilename()).toMatch(new RegExp(`_${number}\\.\\w+$`));
  }
});

test('saving continues while another image is viewed, and reports beside its own image', async ({
  openPopup,
  platform,
  servers,
}) => {
  await layImages(platform, servers, TWO_IMAGES_ID, ['evening-landscape.jpg', 'porch-portrait.jpg']);
  const page = await openPopup();
  await lookUpProof(page, TWO_IMAGES_ID);
  await page.getByRole('button', { name: t.proof.imageOf(1, 2) }).click();
  const viewer = page.getByRole('dialog', { name: t.proof.viewer });
  await expectShown(viewer);
  await platform.setFault({ operation: 'image', fault: { kind: 'hold' } });
  const started = page.waitForEvent('download');
  await page.keyboard.press('d');
  await expect(viewer.getByText(t.images.downloading)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText(t.images.downloading)).toHaveCount(0);
  await platform.clearFaults();
  const name = (await started).suggestedFilename();
  expect(name).toMatch(/_1\.jpg$/);
  await expect(viewer.getByText(t.images.downloaded(''), { exact: false })).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByText(t.images.downloaded(name))).toBeVisible();
});

import { violations } from '../e2e/support/axe.ts';
import { jump } from '../e2e/support/clock.ts';
import { expect, test } from '../e2e/support/fixtures.ts';
import { ANY_TEXT, pattern, t } from '../e2e/support/messages.ts';
import { expectShown, layImages, lookUpProof } from '../e2e/support/proof-view.ts';

// Another browser starts beside those of the other workers.
test.describe.configure({ timeout: 120_000 });

const ODD_ID = 'ABCD1234567877';
const REDIRECTED_ID = 'ABCD1234567879';

test('row 51: reports broken, slow, huge and non-image files in place, and shows the others', async ({
  separateBrowser, // Setting the clock forward affects the whole browser until it closes.
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
  await lookUpProof(page, ODD_ID);

  for (const number of [1, 3]) {
    const image = page.getByRole('img', { name: t.proof.imageOf(number, 8) });
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  }
  await expect(page.getByText(t.proof.broken)).toBeVisible();
  await expect(page.getByText(t.proof.tooLarge, { exact: true })).toBeVisible();
  await jump(page.clock, 9_000);
  await expect(page.getByText(t.proof.slow)).toBeVisible();
  await jump(page.clock, 22_000);
  await expect(page.getByText(t.proof.late)).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: t.proof.whyNamed(t.proof.imageOf(2, 8)) }).click();
  const viewer = page.getByRole('dialog', { name: t.proof.viewer });
  await expect(viewer.getByText(t.images.problem({ kind: 'damaged' }))).toBeVisible();
  await expect(viewer.getByRole('link', { name: t.images.openOriginal, exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expectShown(viewer);

  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText(t.proof.position(4, 8), { exact: true })).toBeVisible();
  await jump(page.clock, 9_000);
  await expect(viewer.getByText(t.images.slowNow)).toBeVisible();
  await jump(page.clock, 22_000);
  await expect(
    viewer.getByText(pattern(t.images.problem({ kind: 'timedOut', host: ANY_TEXT }))),
  ).toBeVisible();
  await platform.changeSettings('sandbox', { slowMs: 0 });
  await viewer.getByRole('button', { name: t.proof.retry }).click();
  await expectShown(viewer);

  const tooManyPixels = t.images.problem({ kind: 'tooManyPixels', megapixels: 64 });
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText(tooManyPixels)).toBeVisible();
  await page.keyboard.press('c');
  await expect(viewer.getByText(t.images.notCopied(tooManyPixels))).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const problems = [
    t.images.problem({ kind: 'notImage', host: ANY_TEXT, type: 'text/html' }),
    t.images.problem({ kind: 'notShowable', name: 'PDF' }),
    t.images.problem({ kind: 'refused', host: ANY_TEXT, status: 404 }),
  ];
  for (const problem of problems) {
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText(pattern(problem))).toBeVisible();
  }
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText(t.proof.position(1, 8), { exact: true })).toBeVisible();
  await expectShown(viewer);
  expect(errors).toEqual([]);
});

test('row 51: an image that redirects to http is asked for by https, and the others load', async ({
  resetBrowser,
  openPopup,
  platform,
  servers,
}) => {
  await layImages(platform, servers, REDIRECTED_ID, ['porch-portrait.jpg', 'evening-landscape.jpg']);
  await platform.setFault({
    operation: 'image',
    pathIncludes: 'evening-landscape',
    fault: { kind: 'redirect', status: 302, to: 'http://images.example/porch.jpg' },
  });
  const page = await openPopup(resetBrowser);
  const redirected = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('images.example'),
  );
  await lookUpProof(page, REDIRECTED_ID);
  const image = page.getByRole('img', { name: t.proof.imageOf(1, 2) });
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByText(t.proof.broken)).toBeVisible();
  // The policy of the page upgrades it; there is no such server.
  expect((await redirected).url()).toBe('https://images.example/porch.jpg');
});

import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { unzip } from '../../unzip.ts';
import { violations } from '../support/axe.ts';
import { recordCardMessages } from '../support/card-messages.ts';
import { expectSeen } from '../support/clickjacking.ts';
import { cardFrame, clickId, collectErrors, expect, test } from '../support/fixtures.ts';
import { ANY_NUMBER, pattern, t } from '../support/messages.ts';
import { bytesOf, expectShown, layImages, lookUpProof, unpack } from '../support/proof-view.ts';

const EVIDENCE_ID = 'ABCD1234567878';

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
  await lookUpProof(page, EVIDENCE_ID);

  await test.step('Cancel stops it', async () => {
    const rule = { operation: 'image', pathIncludes: 'porch' } as const;
    await platform.setFault({ ...rule, fault: { kind: 'silence' } });
    await page.getByRole('button', { name: t.proof.saveEvidence }).click();
    await expect(page.getByText(t.proof.fetching(3, 4))).toBeVisible();
    await expect(page.getByRole('progressbar', { name: t.proof.saveEvidence })).toHaveAttribute('value', '3');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: t.proof.cancel }).click();
    await expect(page.getByText(pattern(t.proof.fetching(ANY_NUMBER, 4)))).toHaveCount(0);
    await platform.clearFaults();
  });

  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: t.proof.saveEvidence }).click();
  const download = await started;
  const stem = `${EVIDENCE_ID}_2026-11-18`;
  expect(download.suggestedFilename()).toBe(`${stem}_evidence.zip`);
  await expect(page.getByText(t.proof.evidenceSaved(`${stem}_evidence.zip`))).toBeVisible();
  await expect(page.getByText(t.images.evidenceMissing(2, 4))).toBeVisible();
  await expect(page.getByRole('button', { name: t.images.allowAccess(`localhost:${port}`) })).toBeVisible();
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
  await expect(summary.getByText(t.evidence.sandbox)).toBeVisible();
  await expect(summary.getByText('Robin <b>Marlow</b>').first()).toBeVisible();
  await expect(summary.getByText(t.evidence.missing(2, '').trim())).toBeVisible();
  await expect(summary.getByText(t.evidence.missing(3, '').trim())).toBeVisible();
  const widths = await summary
    .getByRole('img')
    .evaluateAll((images: HTMLImageElement[]) => images.map(({ naturalWidth }) => naturalWidth > 0));
  expect(widths).toEqual([true, true]);
  await expect(summary.locator('script')).toHaveCount(0);
  expect(errors).toEqual([]);

  await test.step('The summary loads nothing from elsewhere', async () => {
    const loading = summary.evaluate(
      (src) =>
        new Promise((resolve) => {
          const image = Object.assign(new Image(), { src });
          for (const type of ['load', 'error']) image.addEventListener(type, () => resolve(type));
        }),
      locked,
    );
    expect(await loading).toBe('error');
  });
});

test('loads images on request if so set, and saves and copies from the card', async ({
  resetBrowser,
  openPopup,
  openTicket,
  platform,
}) => {
  const page = await openTicket(resetBrowser);
  const messages = await recordCardMessages(page, SAMPLE_IDS.deliveredWithProof);
  await clickId(page, SAMPLE_IDS.deliveredWithProof);
  const card = await cardFrame(page);
  await card.getByRole('button', { name: t.proof.imageOf(1, 3) }).click();
  const viewer = card.getByRole('dialog', { name: t.proof.viewer });
  await expectShown(viewer);
  const started = page.waitForEvent('download');
  await page.keyboard.press('d');
  expect((await started).suggestedFilename()).toMatch(/_1\.jpg$/);
  await page.keyboard.press('c');
  await expect(
    viewer.getByText(
      new RegExp(
        `^(${t.images.copied}|${pattern(t.images.notCopied(t.images.problem({ kind: 'clipboardRefused' }))).source})`,
      ),
    ),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  // The card was over the window. Back at its place, it may hand texts to the page again.
  const shown = (await messages())[0];
  await expectSeen(card, shown?.kind === 'show' ? shown.nonce : '');

  const choice = card.getByRole('button', { name: t.proof.onlyWhenAsked });
  await choice.click();
  await expect(card.getByRole('button', { name: t.proof.showImages(3) })).toBeVisible();
  await platform.resetCounts();
  const popup = await openPopup(resetBrowser);
  await lookUpProof(popup, SAMPLE_IDS.deliveredWithProof);
  const show = popup.getByRole('button', { name: t.proof.showImages(3) });
  await expect(show).toBeVisible();
  expect(await violations(popup)).toEqual([]);
  expect((await platform.counts()).sandbox.image).toBe(0);
  await show.click();
  await expect.poll(async () => (await platform.counts()).sandbox.image).toBe(3);
  await popup.getByRole('button', { name: t.proof.onlyWhenAsked }).click();
});

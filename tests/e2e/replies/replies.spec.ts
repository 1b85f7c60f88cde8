import { viewInChromium } from '../../../dev/drivers/chromium-driver.ts';
import { DELIVERED, expectProof } from '../../../dev/journeys/answer.ts';
import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { lookUp } from '../support/extension-pages.ts';
import { cardFrame, clickId, expect, test } from '../support/fixtures.ts';
import { ANY_TEXT, pattern, t } from '../support/messages.ts';

for (const replyShape of ['envelope', 'bare', 'list'] as const) {
  test(`shows a reply in the shape "${replyShape}" in full`, async ({
    resetBrowser,
    openTicket,
    platform,
  }) => {
    await platform.changeSettings('sandbox', { replyShape });
    const page = await openTicket(resetBrowser);
    await clickId(page, SAMPLE_IDS.deliveredWithProof);
    const card = await cardFrame(page);
    await expect(card.getByText('DELIVERED · 203')).toBeVisible();
    await expectProof(viewInChromium(card));
    await expect(card.locator('body')).toContainText(DELIVERED.id);
  });
}

test('shows the valid fields of a malformed record and names the others', async ({
  resetBrowser,
  openPopup,
}) => {
  const page = await openPopup(resetBrowser);
  await lookUp(page, SAMPLE_IDS.wrongTypes);
  await expect.poll(() => page.locator('img[src^="http"]').count()).toBe(1);
  await page.locator('summary', { hasText: t.shipment.technicalTitle }).click();
  const body = page.locator('body');
  const { fieldName } = t.technical;
  const named = [
    fieldName.statusCode,
    fieldName.updatedAt,
    fieldName.address,
    fieldName.transferCarrierName,
    t.technical.imageField(2),
  ];
  for (const field of named) {
    await expect(body).toContainText(pattern(t.technical.unread(`${field}`, ANY_TEXT, ANY_TEXT)));
  }
});

const others = [
  { name: 'deliveredWithoutImages', says: ['DELIVERED'] },
  { name: 'handedOverMoving', says: [t.options.environmentName.sandbox] },
  { name: 'problem', says: ['ADDRESS_PROBLEM'] },
  { name: 'unknownStatus', says: ['STATE_77'] },
  { name: 'minimal', says: [SAMPLE_IDS.minimal] },
] as const;

for (const { name, says } of others) {
  test(`shows the platform’s own status for the sample "${name}"`, async ({ openPopup }) => {
    const page = await openPopup();
    await lookUp(page, SAMPLE_IDS[name]);
    for (const text of says) await expect(page.getByText(text).first()).toBeVisible();
  });
}

test('links to the carrier’s tracking page without a referrer', async ({
  resetBrowser,
  openPopup,
  platform,
}) => {
  await platform.layReply({
    environment: 'sandbox',
    trackingId: SAMPLE_IDS.handedOverMoving,
    body: {
      trackingId: SAMPLE_IDS.handedOverMoving,
      status: 'MOVING',
      transferCarrierName: 'UPS',
      transferCarrierTrackingId: '1Z999AA10123456784',
    },
  });
  const page = await openPopup(resetBrowser);
  await lookUp(page, SAMPLE_IDS.handedOverMoving);
  const link = page.getByRole('link', { name: t.shipment.trackAt('UPS') });
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.ups\.com\/.*1Z999AA10123456784/);
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).toHaveAttribute('target', '_blank');
});

test('requests proof images without referrer, token or key', async ({
  resetBrowser: _,
  openTicket,
  platform,
}) => {
  const page = await openTicket();
  await clickId(page, SAMPLE_IDS.deliveredWithProof);
  await expectProof(viewInChromium(await cardFrame(page)));
  const images = (await platform.requests()).filter(({ path }) => path.startsWith('/images/'));
  expect(images.length).toBe(3);
  for (const { headers } of images) {
    expect(Object.keys(headers).map((name) => name.toLowerCase())).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/referer|authorization|x-api-key|cookie/)]),
    );
  }
});

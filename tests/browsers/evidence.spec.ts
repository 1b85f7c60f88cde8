import { DELIVERED, expectProof, expectText } from '../../dev/journeys/answer.ts';
import { openCardOf } from '../../dev/journeys/ids.ts';
import { SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { t } from '../e2e/support/messages.ts';
import { unzip } from '../unzip.ts';
import { expect, test } from './support/fixtures.ts';
import { lookUp } from './support/look-up.ts';

test('the popup saves the evidence with all images in one file', async ({ openExtensionPage }) => {
  const popup = await openExtensionPage('popup.html');
  await lookUp(popup, DELIVERED.id);
  await expectProof(popup);
  const { name, bytes } = await popup.download(() => popup.get('button', t.proof.saveEvidence).click());
  expect(name).toMatch(new RegExp(`^${DELIVERED.id}_\\d{4}-\\d\\d-\\d\\d_evidence\\.zip$`));
  await expectText(popup, t.proof.evidenceSaved(name));
  const files = unzip(bytes);
  expect([...files.keys()]).toEqual([
    'summary.html',
    'record.json',
    ...[1, 2, 3].map((number) => expect.stringMatching(new RegExp(`_${number}\\.(jpg|png)$`))),
  ]);
  expect(JSON.parse(String(files.get('record.json')))).toMatchObject({ trackingId: DELIVERED.id });
});

test('a shipment without a proof has its events saved, for a claim about a lost parcel', async ({
  openExtensionPage,
}) => {
  const popup = await openExtensionPage('popup.html');
  await lookUp(popup, SAMPLE_IDS.withEvents);
  await expectText(popup, t.shipment.eventsTitle);
  const { name, bytes } = await popup.download(() => popup.get('button', t.proof.saveEvidence).click());
  await expectText(popup, t.proof.evidenceSaved(name));
  const files = unzip(bytes);
  expect([...files.keys()]).toEqual(['summary.html', 'record.json']);
  expect(String(files.get('summary.html'))).toContain(t.shipment.eventsTitle);
});

test('the card saves the evidence, and says which images are missing and why', { tag: '@core' }, async ({
  openTicket,
  platform,
  servers,
}) => {
  const page = await openTicket();
  const card = await openCardOf(page, DELIVERED.id);
  await expectProof(card);
  await platform.setFault({ operation: 'image', fault: { kind: 'reset' } });
  const { bytes } = await page.download(() => card.get('button', t.proof.saveEvidence).click());
  await expectText(card, t.images.evidenceMissing(DELIVERED.proofImages, DELIVERED.proofImages));
  const { host } = new URL(servers.platform.sandbox.partnerUrl);
  await expectText(card, t.images.problem({ kind: 'unreachable', host }));
  expect([...unzip(bytes).keys()]).toEqual(['summary.html', 'record.json']);
});

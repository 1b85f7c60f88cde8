import { bulkId, SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { expectOnlyHighlighted, test } from '../support/fixtures.ts';

const ID = SAMPLE_IDS.deliveredWithProof;

test('finds IDs in queries, paths and fragments of links', async ({ openHtml }) => {
  const page = await openHtml(`
    <p><a href="https://carrier.example/?tracking_number=${bulkId(1)}">by query</a></p>
    <p><a href="https://carrier.example/en/track/${bulkId(2)}">by path</a></p>
    <p><a href="https://carrier.example/app#/tracking/${bulkId(3)}">by fragment</a></p>
    <p><a href="https://carrier.example/?lang=en&amp;trackingId=${bulkId(4)}&amp;ref=mail">among others</a></p>
    <p><a href="HTTPS://Carrier.example/suivi/${bulkId(5)}">en français</a></p>`);
  await expectOnlyHighlighted(page, ['by query', 'by path', 'by fragment', 'among others', 'en français']);
});

test('highlights the ID in a link’s text, or the whole text if it shows no ID', async ({ openHtml }) => {
  const address = `https://carrier.example/track?trackingId=${ID}`;
  const page = await openHtml(`
    <p>See <a href="${address}">parcel ${ID} here</a>.</p>
    <p>See <a href="${address}"><span>your</span> <b>parcel</b></a>.</p>
    <p>See <a href="${address}">${address}</a>.</p>`);
  await expectOnlyHighlighted(page, [ID, 'your parcel', ID]);
});

test('ignores links without text and addresses that are not tracking pages', async ({ openHtml }) => {
  const page = await openHtml(`
    <p><a href="https://carrier.example/track?trackingId=${ID}"><img alt="Track"></a></p>
    <p><a href="https://carrier.example/track?trackingId=${ID}"> </a></p>
    <p><a href="mailto:track@carrier.example?subject=${ID}">mail</a></p>
    <p><a href="tel:+33612345678">call</a></p>
    <p><a href="javascript:track('${ID}')">script</a></p>
    <p><a href="data:text/plain,trackingId=${ID}">data</a></p>
    <p><a href="https://click.mailer.example/wf/open?trackingId=${ID}">pixel</a></p>
    <p><a href="https://shop.example/orders/8877665544332?order=8877665544332">order</a></p>
    <p><a>trackingId</a> <a name="${ID}">anchor</a> <a href="">empty</a></p>
    <p>At last ${bulkId(1)}</p>`);
  await expectOnlyHighlighted(page, [bulkId(1)]);
});

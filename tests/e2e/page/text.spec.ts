import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import {
  cardFrame,
  clickId,
  expect,
  expectNoCard,
  expectOnlyHighlighted,
  test,
} from '../support/fixtures.ts';

const ID = SAMPLE_IDS.deliveredWithProof;

test('joins words across inline elements, comments and empty elements', async ({ openHtml }) => {
  const page = await openHtml(`
    <p>One <span>AB<em>CD</em>12</span><mark>34<wbr>56</mark>7800.</p>
    <p>Two ABCD<!-- a comment -->12345<b></b>67801.</p>
    <p>Three <font>A</font><font>B</font><font>C</font><font>D</font><font>12345</font><font>67802</font>.</p>
    <p>Four (<strong>ABCD12345</strong>67803)<span>!</span></p>
    <p><i>Five</i> <u>ABCD1234567804</u><sup>a</sup></p>
    <p>Six 📦👩‍👧 e\u0301te\u0301 &amp; <b>ABCD1234567805</b></p>`);
  await expectOnlyHighlighted(
    page,
    // The fifth is not an ID: the letter after it belongs to the same word.
    ['ABCD1234567800', 'ABCD1234567801', 'ABCD1234567802', 'ABCD1234567803', 'ABCD1234567805'],
  );
});

test('ends words at blocks, cells, list items, line breaks, buttons and pictures', async ({ openHtml }) => {
  const halves = ['ABCD12', '34567890'];
  const page = await openHtml(`
    <div>${halves.join('<br>')}</div>
    <div>${halves.join('<hr>')}</div>
    <ul><li>${halves.join('</li><li>')}</li></ul>
    <table><tr><td>${halves.join('</td><td>')}</td></tr></table>
    <table><tr><td>${halves[0]}</td></tr><tr><td>${halves[1]}</td></tr></table>
    <dl><dt>${halves[0]}</dt><dd>${halves[1]}</dd></dl>
    <p>${halves.join('<button></button>')}</p>
    <p>${halves.join('<img alt="">')}</p>
    <div>${halves[0]}<div>${halves[1]}</div></div>
    <my-part>${halves[0]}</my-part><my-part>${halves[1]}</my-part>
    <p>And ${ID}</p>`);
  await expectOnlyHighlighted(page, [ID]);
});

/** Paragraphs with the same ID; `highlighted` is the highlighted text, character by character. */
const WRITTEN = [
  {
    name: 'zero-width spaces inside',
    text: 'Is AB\u200bCD1234\u200b567890 lost?',
    highlighted: 'AB\u200bCD1234\u200b567890',
  },
  {
    name: 'zero-width characters around',
    text: 'Is \u200b\ufeffABCD1234567890\u200b\u2060 lost?',
    highlighted: ID,
  },
  {
    name: 'joiners and a byte order mark inside',
    text: 'Is ABCD\u200d123\u20604567\ufeff890 lost?',
    highlighted: 'ABCD\u200d123\u20604567\ufeff890',
  },
  {
    name: 'soft hyphens',
    text: 'Is ABCD\u00ad1234\u00ad567890\u00ad lost?',
    highlighted: 'ABCD\u00ad1234\u00ad567890',
  },
  { name: 'direction marks', text: 'Is \u200eABCD1234567890\u200f lost?', highlighted: ID },
  { name: 'no-break spaces around', text: 'Is\u00a0ABCD1234567890\u00a0lost?', highlighted: ID },
  {
    name: 'no-break spaces that group',
    text: 'Tracking number:\u00a0ABCD\u00a01234\u00a05678\u00a090',
    highlighted: 'ABCD\u00a01234\u00a05678\u00a090',
  },
  {
    name: 'narrow and thin spaces that group',
    text: 'Tracking number: ABCD\u202f1234\u20095678\u202f90',
    highlighted: 'ABCD\u202f1234\u20095678\u202f90',
  },
  {
    name: 'plain spaces that group',
    text: 'Tracking number: ABCD 1234 5678 90.',
    highlighted: 'ABCD 1234 5678 90',
  },
  {
    name: 'full-width letters',
    text: 'Is ＡＢＣＤ１２３４５６７８９０ lost?',
    highlighted: 'ＡＢＣＤ１２３４５６７８９０',
  },
  { name: 'punctuation around', text: '«ABCD1234567890», (…) "', highlighted: ID },
  {
    name: 'a line break in the source before it',
    text: 'Is\n      ABCD1234567890\n      lost?',
    highlighted: ID,
  },
];

test('highlights exactly the characters of an ID, however it is written', async ({ openHtml }) => {
  const page = await openHtml(WRITTEN.map(({ name, text }) => `<p title="${name}">${text}</p>`).join(''));
  await expectOnlyHighlighted(
    page,
    WRITTEN.map(({ highlighted }) => highlighted),
  );
  const spelled = new Set(WRITTEN.map(({ highlighted }) => highlighted));
  for (const highlighted of spelled) {
    await clickId(page, highlighted);
    await expect((await cardFrame(page)).locator('body')).toContainText('Robin Marlow');
    await page.keyboard.press('Escape');
    await expectNoCard(page);
  }
});

test('accepts invisible characters in a word that is split over elements', async ({ openHtml }) => {
  const page = await openHtml(
    '<p>Is <b>\u200bAB\u200b</b><i>\u00adCD1234</i><span>\u200b</span>567890<em>\u200b</em> lost?</p>',
  );
  await expectOnlyHighlighted(page, ['AB\u200b\u00adCD1234\u200b567890']);
});

test('reads documents in XML, whose names of elements are in lower case', async ({ openPage }) => {
  const page = await openPage('about:blank');
  const address = 'https://acme.zendesk.com/agent/document.xhtml';
  const body = `<p>One AB<b>CD12</b>34567800</p><script>var id = "${SAMPLE_IDS.moving}";</script>
    <p><a href="https://x.example/track/${SAMPLE_IDS.problem}">Follow it</a></p><svg><text>${ID}</text></svg>`;
  const html = `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Page</title></head><body>${body}</body></html>`;
  await page.route(address, (route) => route.fulfill({ contentType: 'application/xhtml+xml', body: html }));
  await page.goto(address);
  await expectOnlyHighlighted(page, ['ABCD1234567800', 'Follow it']);
});

test('opens the card in a document in XML that has no HTML', async ({ openPage }) => {
  const page = await openPage('about:blank');
  const address = 'https://acme.zendesk.com/agent/shipment.xml';
  const body = `<shipment><note>Where is ${ID}?</note></shipment>`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/xml', body }));
  await page.goto(address);
  await clickId(page, ID);
  await expect((await cardFrame(page)).locator('body')).toContainText('Robin Marlow');
});

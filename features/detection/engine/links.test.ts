import { describe, expect, it } from 'vitest';
import { findTrackingIds } from './detect.ts';
import { findInLink } from './links.ts';

const ID = 'ABCD1234567890';

describe('findInLink', () => {
  it.each([
    [`https://shop.example/?trackingId=${ID}`, ID],
    [`https://shop.example/?a=1&tracking_number=${ID}&b=2`, ID],
    [`https://shop.example/?tracking-id=${ID.toLowerCase()}`, ID],
    [`http://shop.example/track/${ID}`, ID],
    [`https://shop.example/en/tracking/${ID}?lang=en`, ID],
    [`https://shop.example/track/parcel/${ID}/details`, ID],
    [`https://shop.example/suivi/${ID}`, ID],
    [`https://shop.example/seguimiento/${ID}/`, ID],
    [`https://track.shop.example/${ID}`, ID],
    ['https://www.ups.com/track?tracknum=1Z999AA10123456784', '1Z999AA10123456784'],
    [
      'https://tools.usps.com/go/TrackConfirmAction?qtc_tLabels1=9400111899223100001234',
      '9400111899223100001234',
    ],
    ['https://www.fedex.com/fedextrack/?trknbr=123456789012', '123456789012'],
    ['https://www.dhl.de/sendungsverfolgung.html?piececode=00340434161094012345', '00340434161094012345'],
    ['https://www.laposte.fr/outils/suivre-vos-envois?code=6A12345678901', '6A12345678901'],
    [
      'https://www.canadapost-postescanada.ca/track-reperage/en#/details/7023210039414604',
      '7023210039414604',
    ],
    ['https://shop.example/tracking/?id=940011189922310', '940011189922310'],
  ])('%s', (href, id) => {
    expect(findInLink(href)).toEqual([id]);
  });

  it('reads lists, and returns a repeated ID once', () => {
    const two = [ID, 'ABCD1234567891'];
    expect(findInLink(`https://t.17track.net/en#nums=${two.join(',')}`)).toEqual(two);
    expect(findInLink(`https://shop.example/?tracknums=${two.join('%2C')}`)).toEqual(two);
    expect(findInLink(`https://shop.example/track/${ID}?trackingId=${ID}`)).toEqual([ID]);
  });

  it.each([
    'https://shop.example/track?trackingId=',
    'https://shop.example/track?trackingId={trackingId}',
    'https://shop.example/track?trackingId=%7B%7BtrackingId%7D%7D',
    'https://shop.example/track/',
    'https://shop.example/track/undefined',
    'https://shop.example/?tracking=newsletter',
    'https://www.linkedin.com/jobs/view/3456789012/?trackingId=Zk3n%2BdQ2TJ6x1V9mL0aB4w%3D%3D',
    'https://mail.example/track/click/30010234/shop.example?p=eyJzIjoi12345678',
    'https://mail.example/track/open.php?u=30010234&id=12345678901',
    'https://shop.example/tracking/pixel.gif?id=1234567890',
    `https://shop.example/orders/${ID}`,
    `https://shop.example/?order=${ID}`,
    `https://shop.example/?id=${ID}`,
    'https://shop.example/track/550e8400-e29b-41d4-a716-446655440000',
    `ftp://shop.example/track/${ID}`,
    `javascript:void("/track/${ID}")`,
    `mailto:a@shop.example?subject=/track/${ID}`,
    `/track/${ID}`,
    '',
  ])('finds nothing in %s', (href) => {
    expect(findInLink(href)).toEqual([]);
  });
});

/** The sites' own forms, with made-up numbers. */
const SITE_FORMS: [href: string, ...ids: string[]][] = [
  ['https://global.cainiao.com/newDetail.htm?mailNoList=LP00123456789012', 'LP00123456789012'],
  [
    'https://global.cainiao.com/detail.htm?mailNoList=LP00123456789012%2CLP00123456789013',
    'LP00123456789012',
    'LP00123456789013',
  ],
  [
    'https://www.seur.com/livetracking/?segOnlineIdentificador=01234567890123&segOnlineIdioma=es',
    '01234567890123',
  ],
  [
    'https://www.mrw.es/seguimiento_envios/MRW_resultados_consultas.asp?modo=nacional&envio=012345678901',
    '012345678901',
  ],
  [
    'https://appserver.ctt.pt/CustomerArea/PublicArea_Detail?ObjectCodeInput=RR123456785PT&SearchInput=',
    'RR123456785PT',
  ],
  ['https://rastreamento.correios.com.br/app/index.php?objetos=NL123456785BR', 'NL123456785BR'],
  [
    'https://vas.brt.it/vas/sped_det_show.hsm?referer=sped_numspe_par.htm&Nspediz=123456789012',
    '123456789012',
  ],
  ['https://www.poste.it/cerca/index.html#/risultati-spedizioni/1UW1AAA123456', '1UW1AAA123456'],
  ['https://inpost.pl/sledzenie-przesylek?number=612345678901234567890123', '612345678901234567890123'],
  ['https://emonitoring.poczta-polska.pl/?numer=00559007731234567890', '00559007731234567890'],
  ['https://tracktrace.dpd.com.pl/parcelDetails?typ=1&p1=0000123456789U', '0000123456789U'],
  ['https://trace.dpd.fr/fr/trace/01234567890123', '01234567890123'],
  [
    'https://www.dpdgroup.com/nl/mydpd/my-parcels/search?lang=nl&parcelNumber=01234567890123',
    '01234567890123',
  ],
  ['https://jouw.postnl.nl/track-and-trace/3SABCD1234567-NL-1234AB?language=nl', '3SABCD1234567'],
  ['https://postnl.nl/tracktrace/?B=3SABCD1234567&P=1234AB&D=NL', '3SABCD1234567'],
  ['https://my.dhlecommerce.nl/home/tracktrace/JVGL0123456789/1234AB', 'JVGL0123456789'],
  [
    'https://track.bpost.cloud/btr/web/#/search?itemCode=323212345678901234567890&lang=nl',
    '323212345678901234567890',
  ],
  ['https://track.shipveho.com/#/trackingId/ABCD1234567890', 'ABCD1234567890'],
  [
    'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation/#01234567890123',
    '01234567890123',
  ],
  ['https://track.4px.com/#/result/0/4PX0012345678901CN', '4PX0012345678901CN'],
  ['https://www.royalmail.com/track-your-item#/tracking-results/RR473124829GB', 'RR473124829GB'],
  ['https://www.anpost.com/Post-Parcels/Track/History?item=CE123456785IE', 'CE123456785IE'],
  [
    'https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1=RR123456785JP&locale=en',
    'RR123456785JP',
  ],
  ['https://track.landmarkglobal.com/?search=LTN12345678N1', 'LTN12345678N1'],
  [
    'https://www.odfl.com/us/en/tools/trace-track-ltl-freight/trace.html?proNumbers=77712345675',
    '77712345675',
  ],
  ['https://www.gofoexpress.com/tracking.html?searchID=GFUS01234567890123', 'GFUS01234567890123'],
  ['https://www.canpar.com/en/tracking/track.htm?barcode=D123456780000001234001', 'D123456780000001234001'],
  ['https://www.post.at/sv/sendungsdetails?snr=1000123456789012345678', '1000123456789012345678'],
  ['https://www.post.ch/swisspost-tracking?formattedParcelCodes=99.60.123456.12345678', '996012345612345678'],
  ['https://www.mondialrelay.fr/suivi-de-colis/?NumeroExpedition=12345678&CodePostal=75001', '12345678'],
  ['https://wwwapps.ups.com/WebTracking/track?InquiryNumber1=1Z999AA10123456784', '1Z999AA10123456784'],
  ['https://www.aramex.com/track/results?ShipmentNumber=31245678901', '31245678901'],
  ['https://auspost.com.au/mypost/track/#/details/33ABC123456701000600207', '33ABC123456701000600207'],
  ['https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo=71234567890', '71234567890'],
  ['https://www.delhivery.com/track/package/1234567890123', '1234567890123'],
  ['https://track.dpd.co.uk/parcels/15501234567893*12345', '15501234567893'],
  [
    'https://tools.usps.com/go/TrackConfirmAction_input?qtLabels1=9400111899223100001234',
    '9400111899223100001234',
  ],
  ['https://www.tnt.com/express/en_gb/site/tracking.html?searchType=con&cons=123456789', '123456789'],
];

it.each(SITE_FORMS)("reads the site's own form: %s", (href, ...ids) => {
  expect(findInLink(href)).toEqual(ids);
});

it.each([
  // The parameter of one site says nothing on another.
  'https://shop.example/?mailNoList=LP00123456789012',
  'https://shop.example/?segOnlineIdentificador=01234567890123',
  'https://cainiao.com.shop.example/?mailNoList=LP00123456789012',
  'https://shop.example/risultati-spedizioni/1UW1AAA123456',
  'https://global.cainiao.com/newDetail.htm?mailNoList=&userId=12345678901',
  // Other things on the sites of carriers.
  'https://www.dpd.de/agb?src=mail&k=3012017378447',
  'https://www.fedex.com/fedextrack/?trknbr={{tracking_number}}&ref=86870921',
  'https://www.fedex.com/fedextrack/?trknbr=&id=86870921',
])('does not read: %s', (href) => {
  expect(findInLink(href)).toEqual([]);
});

describe('an address inside another', () => {
  const PAGE = `https://www.dhl.com/tracking.html?submit=1&tracking-id=${ID}`;
  const once = encodeURIComponent(PAGE);
  const twice = encodeURIComponent(once);

  it.each([
    ['a link scanner', `https://eur02.safelinks.protection.outlook.com/?url=${once}&data=05%7C02&reserved=0`],
    ['a redirector', `https://www.google.com/url?q=${once}&sa=D`],
    [
      'a redirector inside a redirector',
      `https://a.example/l?u=${encodeURIComponent(`https://b.example/r?to=${once}`)}`,
    ],
    ['encoded twice', `https://a.example/l?u=${twice}&m=96356820`],
    ['a mail tracker', `https://click.mail.example/track/click?u=${once}&id=12345678901`],
    ['in the path', `https://abc.r.us-east-1.awstrack.me/L0/${once}/1/0100018f12345678-000000/x=123`],
    [
      'in the path, with slashes of its own',
      `https://mail.example/CL0/https:%2F%2Fwww.dhl.com%2Ftrack%3Ftracking-id=${ID}/1/010001`,
    ],
    [
      'encoded in part',
      `https://www.google.com/url?q=https://www.dhl.com/tracking.html%3Ftracking-id%3D${ID}%26x%3D1&source=gmail&ust=1773818039532000`,
    ],
    [
      'in the notation of a mail filter',
      `https://urldefense.proofpoint.com/v2/url?u=https-3A__www.dhl.com_tracking.html-3Fsubmit-3D1-26tracking-2Did-3D${ID}&d=DwMFAg&c=12345678901`,
    ],
  ])('is read: %s', (_what, href) => {
    expect(findInLink(href)).toEqual([ID]);
    const [match, ...more] = findTrackingIds(`See ${href} please`);
    expect(match).toMatchObject({ id: ID, evidence: 'link' });
    expect(more).toEqual([]);
  });

  it.each([
    ['encoded three times', `https://a.example/l?u=${encodeURIComponent(twice)}`],
    [
      'a page without an ID',
      `https://a.example/l?u=${encodeURIComponent(`https://shop.example/?order=${ID}`)}`,
    ],
    ['another value of the outer address', `https://a.example/l?u=https%3A%2F%2Fwww.dhl.com%2F&id=${ID}`],
    [
      'a mail tracker without one',
      `https://mail.example/track/click?u=https%3A%2F%2Fshop.example%2F&id=12345678901`,
    ],
    ['a broken encoding', 'https://a.example/l?u=https%3A%2F%2Fwww.dhl.com%2F%E0%A4%A%'],
  ])('yields nothing: %s', (_what, href) => {
    expect(findInLink(href)).toEqual([]);
  });
});

it.each([
  ['"GET /v2/track/ABCD1234567890 HTTP/1.1" 429', ID],
  ['GET /suivi/v2/idships/8R01234567890?lang=fr_FR HTTP/1.1', '8R01234567890'],
])('reads the path of a request: %s', (text, id) => {
  expect(findTrackingIds(text)).toMatchObject([{ id, evidence: 'link' }]);
});

it('reads no path without a request', () => {
  expect(findTrackingIds('see /v2/track/12345678901 there')).toEqual([]);
});

describe('visible URLs', () => {
  it.each([
    `See https://shop.example/track/${ID}.`,
    `<https://shop.example/tracking/${ID}>`,
    `[Track](https://shop.example/tracking/${ID})`,
    `www.shop.example/tracking/${ID}`,
    `shop.example/tracking/${ID}, thanks`,
    `https://shop.example/?trackingId=${ID}&x=1`,
  ])('%s', (text) => {
    const [match, ...more] = findTrackingIds(text);
    expect(match).toMatchObject({ id: ID, evidence: 'link' });
    expect(match && text.slice(match.start, match.end)).toBe(ID);
    expect(more).toEqual([]);
  });

  it('are not searched for other evidence', () => {
    expect(findTrackingIds(`Tracking: https://shop.example/x/${ID}`)).toEqual([]);
    expect(findTrackingIds(`https://drive.example/d/${ID}/view`)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { findTrackingIds } from './detect.ts';
import { findInLink } from './links.ts';
import { mayTrack } from './prefilter.ts';

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
    [`https://volg.shop.example/p/${ID}`, ID],
    [`https://shop.example/z/${ID}?pc=1012AB`, ID],
    ['https://shop.example/z/48245198877861?lang=de&plz=10115', '48245198877861'],
    [`https://m.example/iv?url=https%3A%2F%2Fshop.example%2Fz%2F${ID}%3Fpostcode%3D1012AB&h=1f`, ID],
    [`https://shop.example/trackid/${ID}`, ID],
    [`https://shop.example/tracking/48213377/${ID}`, ID],
    ['https://shop.example/tracking/48213377/482133771204/', '482133771204'],
    ['https://shop.example/track/482133771204/48213377', '482133771204'],
    ['https://shop.example/track/48213377/uk', '48213377'],
    [`https://shop.example/track?orderId=48213377&shipmentId=${ID}`, ID],
    ['https://shop.example/track?shipmentId=37682082708301', '37682082708301'],
    ['https://shop.example/track?order_id=12&trackingNumber=37682082708301', '37682082708301'],
    ...'numeroEnvio nroGuia sendungsnr paketnummer colis n_suivi idSpedizione nrPrzesylki parcelBarcode trackAndTraceCode'
      .split(' ')
      .map((name) => [`https://shop.example/s?${name}=48245198877861`, '48245198877861']),
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
    expect(mayTrack(href)).toBe(true);
    expect(findInLink(href)).toEqual([id]);
  });

  it('reads lists, and returns a repeated ID once', () => {
    const two = [ID, 'ABCD1234567891'];
    expect(findInLink(`https://t.17track.net/en#nums=${two.join(',')}`)).toEqual(two);
    expect(findInLink(`https://shop.example/?tracknums=${two.join('%2C')}`)).toEqual(two);
    expect(findInLink(`https://shop.example/track/${ID}?trackingId=${ID}`)).toEqual([ID]);
  });

  it.each([
    `https://shop.example/order/${ID}?postcode=1012AB`,
    `https://insurer.example/quote/${ID}?postcode=1012AB`,
    'https://shop.example/p/482451988778?zip=90210',
    `https://shop.example/p/${ID}?color=1012`,
    'https://shop.example/track?trackingId=',
    'https://shop.example/track?trackingId={trackingId}',
    'https://shop.example/track?trackingId=%7B%7BtrackingId%7D%7D',
    'https://shop.example/track/',
    'https://shop.example/track/undefined',
    'https://shop.example/?tracking=newsletter',
    'https://www.linkedin.com/jobs/view/3456789012/?trackingId=Zk3n%2BdQ2TJ6x1V9mL0aB4w%3D%3D',
    'https://mail.example/track/click/30010234/shop.example?p=eyJzIjoi12345678',
    'https://mail.example/track/open.php?u=30010234&id=12345678901',
    'https://www.deezer.com/track/3135556123',
    'https://tidal.com/browse/track/77646168123',
    'https://music.shop.example/album/12/track/4824519887',
    'https://soundcloud.com/someone/track/4824519887',
    'https://www.beatport.com/track/a-piece/16969991234',
    'https://open.qobuz.com/track/4824519887',
    'https://shop.example/tracking/pixel.gif?id=1234567890',
    `https://shop.example/orders/${ID}`,
    'https://track.shop.example/orders/4824519887',
    'https://shop.example/track/order/4824519887',
    'https://shop.example/progress/package?orderId=123-1234567-1234567&packageIndex=0&shipmentId=37682082708301',
    'https://shop.example/r.html?U=https%3A%2F%2Fshop.example%2Fpackage%3ForderId%3D12%26shipmentId%3D37682082708301',
    'https://shop.example/p/1Z999AA10123456785',
    'https://docs.aftership.com/api/2024-10',
    'https://shop.example/p/RR473124828GB/',
    'https://shop.example/p/X1Z999AA10123456784',
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
    expect(mayTrack(href)).toBe(true);
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

it.each([
  ['https://shop.example/p/1Z999AA10123456784', '1Z999AA10123456784'],
  ['https://shop.example/status?x=rr473124829gb&y=1', 'RR473124829GB'],
])('reads a number with a check digit wherever it is: %s', (url, id) => {
  expect(findTrackingIds(url)).toMatchObject([{ id, evidence: 'link' }]);
});

it('reads no path without a request', () => {
  expect(findTrackingIds('see /v2/track/12345678901 there')).toEqual([]);
});

describe('visible URLs', () => {
  it.each([
    `See https://shop.example/track/${ID}.`,
    `<https://shop.example/tracking/${ID}>`,
    `[Track](https://shop.example/tracking/${ID})`,
    `[https://shop.example/?trackingId=${ID}](url)`,
    `www.shop.example/tracking/${ID}`,
    `shop.example/tracking/${ID}, thanks`,
    `https://shop.example/?trackingId=${ID}&x=1`,
  ])('%s', (text) => {
    const [match, ...more] = findTrackingIds(text);
    expect(match).toMatchObject({ id: ID, evidence: 'link' });
    expect(match && text.slice(match.start, match.end)).toBe(ID);
    expect(more).toEqual([]);
  });

  it('are the text and the destination of a link in Markdown', () => {
    const url = `https://shop.example/?trackingId=${ID}`;
    expect(findTrackingIds(`[${url}](${url})`).map(({ evidence }) => evidence)).toEqual(['link', 'link']);
  });

  it('are not searched for other evidence', () => {
    expect(findTrackingIds(`Tracking: https://shop.example/x/${ID}`)).toEqual([]);
    expect(findTrackingIds(`https://drive.example/d/${ID}/view`)).toEqual([]);
  });
});

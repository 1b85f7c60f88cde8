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

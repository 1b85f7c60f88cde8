import { describe, expect, it } from 'vitest';
import { carrierOf } from './carrier-of.ts';
import { SAMPLES } from './samples/all.ts';

/** Carriers whose numbers without a check digit stand beside others with one. */
const MIXED = ['DHL', 'Purolator'];
const POSTS = ['Royal Mail', 'Canada Post', 'USPS', 'La Poste', 'Deutsche Post', 'Correos', 'Post NO'];

describe.each(SAMPLES)('$carrier ($source)', ({ carrier, hasCheckDigit = true, valid, invalid }) => {
  it.each(valid)('knows %s', (number) => {
    const guess = carrierOf(number).find((each) =>
      carrier ? each.carrier === carrier : POSTS.includes(each.carrier),
    );
    expect(guess).toBeDefined();
    if (!MIXED.includes(carrier)) expect(guess?.hasCheckDigit).toBe(hasCheckDigit);
  });

  it.each(invalid)('refuses %s', (number) => {
    expect(carrierOf(number).map((each) => each.carrier)).not.toContain(carrier);
    expect(carrierOf(number).filter((each) => each.carrier.startsWith('Post '))).toEqual([]);
  });
});

it('names every carrier that fits, those with a check digit first', () => {
  expect(carrierOf('000000000000').map(({ carrier }) => carrier)).toEqual(['FedEx', 'Purolator']);
  expect(carrierOf('JJD0001234567890123').map(({ carrier }) => carrier)).toEqual(['DHL', 'Yodel']);
  expect(carrierOf('3SABCD1234567')).toEqual([{ carrier: 'PostNL', hasCheckDigit: false }]);
});

it('reads numbers as they are written', () => {
  expect(carrierOf(' 1z 999 aa1 01 2345 6784 ')).toEqual([{ carrier: 'UPS', hasCheckDigit: true }]);
  expect(carrierOf('RR-473124829-GB')).toEqual([{ carrier: 'Royal Mail', hasCheckDigit: true }]);
});

it.each(['', 'ABCD1234567890', '12345', '1234567890123', '4111111111111111', 'DE89370400440532013000'])(
  'knows no carrier of %j',
  (number) => {
    expect(carrierOf(number)).toEqual([]);
  },
);

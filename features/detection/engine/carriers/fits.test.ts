import { describe, expect, it } from 'vitest';
import { SAMPLES } from '../../../../tests/fixtures/carriers/detected.ts';
import { OTHER_SAMPLES } from '../../../../tests/fixtures/carriers/others.ts';
import { createRandom } from '../../../../tests/random.ts';
import { toId } from '../normalise.ts';
import { CARRIERS, fitsOf } from './carriers.ts';

/** Carriers that have numbers with and without a check digit. */
const MIXED = ['DHL', 'Purolator'];

const fits = (number: string) =>
  fitsOf(toId(number)).map(({ carrier, proof }) => ({
    name: carrier.name,
    isChecked: proof === 'checked',
  }));

describe.each([...SAMPLES, ...OTHER_SAMPLES])(
  '$carrier ($source)',
  ({ carrier, hasCheckDigit = true, valid, invalid }) => {
    it.each(valid)('accepts %s', (number) => {
      const fit = fits(number).find(({ name }) => name === carrier);
      expect(fit).toBeDefined();
      if (!MIXED.includes(carrier)) expect(fit?.isChecked).toBe(hasCheckDigit);
    });

    it.each(invalid)('rejects %s', (number) => {
      const names = fits(number).map(({ name }) => name);
      expect(names).not.toContain(carrier);
      expect(names).not.toContain('Post');
    });
  },
);

it('returns every carrier that fits', () => {
  const names = (number: string) => fits(number).map(({ name }) => name);
  expect(names('000000000000')).toEqual(['FedEx', 'Purolator']);
  expect(names('JJD0001234567890123')).toEqual(['DHL', 'Yodel']);
  expect(names(' 1z 999 aa1 01 2345 6784 '.trim())).toEqual(['UPS']);
  expect(names('RR-473124829-GB')).toEqual(['Post']);
});

it.each(['', 'ABCD1234567890', '12345', '1234567890123', '4111111111111111', 'DE89370400440532013000'])(
  'returns no carrier for %j',
  (number) => {
    expect(fits(number)).toEqual([]);
  },
);

it('has no shape for fewer than ten digits alone, which are not compared', () => {
  const { below } = createRandom(7);
  const shapes = CARRIERS.flatMap(({ checked = [], sure, own, vague }) =>
    [...checked.map(([shape]) => shape), sure, own, vague].flatMap((shape) => shape ?? []),
  );
  for (let round = 0; round < 2_000; round++) {
    const digits = Array.from({ length: 1 + (round % 9) }, () => below(10)).join('');
    expect(shapes.filter((shape) => shape.test(digits))).toEqual([]);
  }
});

import { describe, expect, it } from 'vitest';
import { findTrackingIds } from './detect.ts';
import { mayContainId } from './prefilter.ts';

const ids = (text: string): string[] => findTrackingIds(text).map(({ id }) => id);

describe('a list after the name of a carrier', () => {
  it.each([
    'DHL keeps two of our boxes in Leipzig, 12 3456 7891 and 48 2648 5292',
    'DHL hold:\n12 3456 7891\n48 2648 5292\n',
    'DHL: 1234567891/4826485292',
    'DHL ref=1234567891/4826485292',
    'DHL: 1234567891, 4826485292 (the second one since Monday)',
    'DHL bloque nos envois 1234567891 et 4826485292',
  ])('is found as a whole: %s', (text) => {
    expect(ids(text)).toEqual(['1234567891', '4826485292']);
  });

  it.each([
    ['another number', 'DHL 1234567891 and order 4826485292'],
    ['a number of another length', 'DHL 1234567891 and 48264852921'],
    ['a number in another sentence', 'DHL 1234567891 is late. We paid for it by 4826485292'],
    ['a telephone number', 'DHL 1234567891, 0612345678'],
    ['a telephone number in other groups', 'DHL 1234567891, 415 5550 132'],
    ['the telephone', 'DHL 1234567891\nTel. 4826485292'],
  ])('ends before %s', (_, text) => {
    expect(ids(text)).toEqual(['1234567891']);
  });

  it('ends before a date, which has as many digits as short numbers', () => {
    expect(ids('Aramex 48213907, 03112026')).toEqual(['48213907']);
  });

  it('does not count where the numbers of carriers do not', () => {
    const rules = { mode: 'strict', labels: true, carriers: true, notIds: [] } as const;
    expect(findTrackingIds('DHL 1234567891 and 4826485292', { rules })).toEqual([]);
  });
});

describe('several parcels', () => {
  it.each([
    'two of the five parcels are missing: 482451988778 and 482451988860',
    'von acht Paketen fehlen uns zwei: 482451988778 und 482451988860',
    'colis manquants : 482451988778 et 482451988860',
    'paquetes que no llegan: 482451988778 y 482451988860',
    'mancano due pacchi gialli: 482451988778, 482451988860',
  ])('have the numbers behind what is said of them: %s', (text) => {
    expect(ids(text)).toEqual(['482451988778', '482451988860']);
  });

  it.each([
    'the parcel is missing: 482451988778',
    'parcels are missing, 482451988778',
    'parcels are missing for customer 482451988778',
    'parcels are missing: 0612345678',
  ])('do not have others: %s', (text) => {
    expect(ids(text)).toEqual([]);
  });
});

describe('GLS', () => {
  it.each(['482451988778', '48245198877', '4824 5198 8778', '482 451 988 778', '4824 5198 877'])(
    'numbers its parcels so: %s',
    (number) => {
      expect(ids(`The label says GLS and ${number}.`)).toEqual([number.replaceAll(' ', '')]);
    },
  );

  it.each(['0800 111 2233', '1 800 322 5555', '066226425001'])('has a telephone: %s', (number) => {
    expect(ids(`Call GLS ${number}.`)).toEqual([]);
  });
});

describe('the name of a carrier', () => {
  it.each([
    ['Veho VH7114062426', 'VH7114062426'],
    ['Pocztex PX5320221691', 'PX5320221691'],
    ['Pocztex nr PX5320221691', 'PX5320221691'],
    ['Homerr HM7606271170', 'HM7606271170'],
  ])('is no thing of which the letters are short: %s', (text, id) => {
    expect(ids(text)).toEqual([id]);
  });

  it.each(['Trunkrs 482451988', 'Palletways 482451988', 'YRC 4824519887', 'FedEx Freight 4824519887'])(
    'is enough beside numbers without a form: %s',
    (text) => {
      expect(ids(text)).toEqual([text.replace(/\D+/g, '')]);
    },
  );
});

it('reads what Purolator calls its numbers in French', () => {
  const text = 'Les NIP Purolator que je cherche\n  482451988778\n  482451988860\nno de compte 4824519';
  expect(mayContainId('NIP Purolator 48245198')).toBe(true);
  expect(ids(text)).toEqual(['482451988778', '482451988860']);
  expect(ids('NIP: 4824519887')).toEqual([]);
});

it('reads a number below a heading, whatever is between', () => {
  expect(ids('Waybill\n\n\n\n48 2648 5292\n\n\n\nAccount\n\n\n\n969546105')).toEqual(['4826485292']);
  expect(ids('Waybill\n\n\n\n4826485292 was my order')).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import shipments from '../../../tests/fixtures/other-numbers/shipments.json' with { type: 'json' };
import texts from '../../../tests/fixtures/other-numbers/texts.json' with { type: 'json' };
import things from '../../../tests/fixtures/other-numbers/things.json' with { type: 'json' };
import { findTrackingIds } from './detect.ts';

const ids = (text: string, label?: string): string[] =>
  findTrackingIds(text, label === undefined ? {} : { label }).map(({ id }) => id);

const snakeCase = (thing: string): string =>
  thing
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, '_')
    .replace(/_$/, '');
const camelCase = (thing: string): string =>
  snakeCase(thing).replace(/_(\p{L})/gu, (_, letter: string) => letter.toUpperCase());

/** The forms in which a thing and its number are written. */
const FORMS: Readonly<Record<string, (thing: string, number: string) => string>> = {
  'a form': (thing, number) => `${thing}: ${number}`,
  'a sentence': (thing, number) => `Hi, ${thing.toLowerCase()} ${number} please help`,
  capitals: (thing, number) => `${thing.toUpperCase()} ${number}`,
  brackets: (thing, number) => `We closed it (${thing} ${number}) on Monday.`,
  'two lines': (thing, number) => `${thing}\n${number}`,
  'a dotted line': (thing, number) => `${thing} ..... ${number}`,
  Markdown: (thing, number) => `| ${thing} | ${number} |\n| Name | Ann |`,
  CSV: (thing, number) => `Date,${thing},Name,Status\n2026-11-03,${number},Ann,open\n`,
  TSV: (thing, number) => `${thing}\tName\n${number}\tAnn`,
  JSON: (thing, number) => `{"${snakeCase(thing)}": "${number}"}`,
  'a query': (thing, number) => `${snakeCase(thing)}=${number}`,
};

const ALL = Object.values(things).flatMap((ofLanguage) => Object.entries(ofLanguage));

describe('numbers of things that are no shipments', () => {
  it.each(Object.entries(FORMS))('are not found in %s', (_, write) => {
    expect(ALL.map(([thing, number]) => write(thing, number)).filter((text) => ids(text).length > 0)).toEqual(
      [],
    );
  });

  it('are not found below the header of a table', () => {
    expect(ALL.filter(([thing, number]) => ids(number, thing).length > 0)).toEqual([]);
  });

  it.each(['Delivery phone', 'Delivery date', 'Shipment value', 'Parcel weight', 'Paczka telefon'])(
    'are not found below a header that only mentions a shipment: %s',
    (header) => {
      expect(ids('07700900123', header)).toEqual([]);
      expect(ids(`Name,${header},City\nAnn,07700900123,Leeds`)).toEqual([]);
    },
  );

  it.each(['Delivery', 'Parcels', 'Shipment UPS', 'Parcel 1 of 2', 'Delivery ID', 'PIN / tracking number'])(
    'are found below one that names it: %s',
    (header) => {
      expect(ids('482451988778', header)).toEqual(['482451988778']);
    },
  );

  it('are not found beside the number of a shipment', () => {
    const beside = ALL.map(([thing, number]) => `Tracking number: ABCD1234567890\n${thing}: ${number}`);
    expect(beside.filter((text) => ids(text).join() !== 'ABCD1234567890')).toEqual([]);
  });

  it('are not found in the keys of programs', () => {
    const keys = Object.entries(things.en).map(
      ([thing, number]) => `{"${camelCase(thing)}":"${number}","${camelCase(thing)}2":1}`,
    );
    expect(keys.filter((text) => ids(text).length > 0)).toEqual([]);
  });

  it.each(texts)('are not found: %j', (text) => {
    expect(ids(text)).toEqual([]);
  });
});

it.each(shipments)('the number of a shipment is found: %j', (text, id) => {
  expect(ids(text)).toEqual([id]);
});

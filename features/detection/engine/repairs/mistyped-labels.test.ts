import { describe, expect, it } from 'vitest';
import { findTrackingIds } from '../detect.ts';
import { rightWord } from './mistyped-labels.ts';

const NUMBER = '482451988778';
const ids = (text: string): string[] => findTrackingIds(text).map(({ id }) => id);

describe('a word of a label', () => {
  it.each([
    ['a replaced letter', 'siguimiento', 'seguimiento'],
    ['a missing letter', 'waybll', 'waybill'],
    ['one added letter', 'paquerte', 'paquete'],
    ['swapped letters', 'expeditoin', 'expedition'],
    ['two typos in a long word', 'sednungsnumer', 'sendungsnummer'],
  ])('is known with %s: %s', (_, word, right) => {
    expect(rightWord(word)).toBe(right);
  });

  it.each([
    'tracking',
    'parcels',
    'seurantakoodia',
    'shopping',
    'trucking',
    'training',
    'sending',
    'deliver',
    'summer',
    'marcel',
    'lumber',
    'parce',
    'patentnummer',
    'meldungsnummer',
  ])('is no other word: %s', (word) => {
    expect(rightWord(word)).toBe(word);
  });
});

describe('a label with a typo that no list has', () => {
  it.each([
    'my trackong nunber is',
    'Mi número de siguimiento es:',
    'numero de seguimeinto',
    'Sednungsnumer:',
    'Pakketnunmer',
    'the consignnent numver on the card is',
    'Siguimiento:',
    'Trackung number:\n',
  ])('makes the number after it an ID: %s', (label) => {
    expect(ids(`Hello,\n${label} ${NUMBER}`)).toEqual([NUMBER]);
  });

  it('marks the number and not what is around it', () => {
    const text = 'Hi, the pakage with trackong nunber 482451988 and order 4711204711';
    expect(findTrackingIds(text)).toMatchObject([{ id: '482451988', start: 36, end: 45, evidence: 'label' }]);
  });

  it.each([
    'my trading number',
    'the training number',
    'the trucking number is',
    'skipping ID',
    'no trackong nunber, my order number is',
    'Bestellnunmer',
  ])('is none of these: %s', (label) => {
    expect(ids(`${label} 4824519887`)).toEqual([]);
  });
});

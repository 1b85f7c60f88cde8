import { describe, expect, it } from 'vitest';
import { WordIndex } from './word-index.ts';
import { wordTable } from './word-table.ts';

/** The words of the lists 0 and 1 that begin and end where words do, as "list:word". */
function found(text: string, ...lists: string[][]): string[] {
  const index = new WordIndex(wordTable(lists));
  const hits: string[] = [];
  let at = index.next(text, 0, text.length - 1);
  while (at >= 0) {
    const hit = index.find(text, at, (_text, _at, end) => !/[a-z]/.test(text.charAt(end)));
    if (hit) hits.push(`${hit.list}:${text.slice(at, hit.end)}`);
    at = index.next(text, hit?.end ?? at + 1, text.length - 1);
  }
  return hits;
}

describe('words of an index', () => {
  it('are found where a word begins', () => {
    expect(found('parcel, subparcel, 1parcel parcels (parcel)', ['parcel'])).toEqual([
      '0:parcel',
      '0:parcel',
    ]);
  });

  it.each(['way bill', 'way-bill', 'way_bill', 'waybill'])(
    'may be written without their spaces: %s',
    (text) => {
      expect(found(text, ['way bill'])).toEqual([`0:${text}`]);
    },
  );

  it.each(['p.o.', 'po.', 'p.o', 'po', 's/n', 'sn', 't&t', 'n.v.t.', 'nvt'])('may be short: %s', (text) => {
    expect(found(`the ${text}`, ['p.o.', 's/n', 't&t', 'n.v.t.'])).toEqual([`0:${text}`]);
  });

  it('may be in one of many lists, or in several', () => {
    const others = Array.from({ length: 60 }, (_, list) => [`word${list}`]);
    expect(found('p.o. po way bill parcel', ...others, ['p.o.', 'way bill'], ['parcel', 'parcel'])).toEqual([
      '60:p.o.',
      '60:po',
      '60:way bill',
      '61:parcel',
    ]);
  });

  it('may be one letter', () => {
    expect(found('n 12, no, n', ['n'])).toEqual(['0:n', '0:n']);
  });

  it('may go on after a star', () => {
    expect(found('paczki, paczka, paczk, pacz', ['paczk*'])).toEqual(['0:paczki', '0:paczka', '0:paczk']);
  });

  it('may have a typo before a tilde', () => {
    expect(found('parcel, pracel, parel, parce', ['parcel~'])).toEqual(['0:parcel', '0:pracel', '0:parel']);
  });

  it('are found without accents', () => {
    expect(found('numero', ['num\u00e9ro'])).toEqual(['0:numero']);
  });

  it.each([
    ['of an earlier list, although it is shorter', 'track label', [['track'], ['track label']], ['0:track']],
    [
      'of a later list, if that one is not there',
      'track label',
      [['tracks'], ['track label']],
      ['1:track label'],
    ],
    ['that is longer, in one list', 'track label', [['track', 'track label']], ['0:track label']],
    ['that is short, of an earlier list', 'is missing', [['is'], ['is missing']], ['0:is']],
    [
      'that is long, of an earlier list',
      'bon de livraison',
      [['bon de livraison'], ['bon']],
      ['0:bon de livraison'],
    ],
  ])('are found by the word %s', (_, text, lists, expected) => {
    expect(found(text, ...lists)).toEqual(expected);
  });
});

it('leaves the dot of a sentence to the sentence', () => {
  const index = new WordIndex(wordTable([['p.o.']]));
  expect(index.find('p.o.', 0, (_text, _at, end) => end === 3)).toEqual({ list: 0, end: 3 });
});

it('begins a word after a digit where that is allowed', () => {
  const index = new WordIndex(wordTable([['ups']]));
  expect(index.next('1ups', 0, 3)).toBe(-1);
  expect(index.next('1ups', 0, 3, true)).toBe(1);
});

import { expect, it } from 'vitest';
import { plainText } from './normalise.ts';

it.each([
  ['Numéro de suivi', 'Numero de suivi'],
  ['Nume\u0301ro', 'Numero'],
  ['Nº de guía', 'No de guia'],
  ['für', 'fur'],
  ['Łódź, przesyłka', 'Lodz, przesylka'],
  ['TAKİP numarası', 'TAKIP numarasi'],
  ['a\u00a0b\u202fc\u2009d', 'a b c d'],
  ['Sen\u00addungs\u200bnum\u2060mer\ufeff', 'Sendungsnummer'],
  ['d\u2019envoi 12\u201134', "d'envoi 12-34"],
  ['１２３ＡＢＣ', '123ABC'],
  ['٠١٩ ۰۱۹ ०१९ ๐๑๙', '019 019 019 019'],
  ['😀 plain', '😀 plain'],
  ['a\\r\\nb', 'a \n \nb'],
])('%j', (original, text) => {
  expect(plainText(original).text).toBe(text);
});

it('maps offsets back to the original', () => {
  const original = '\u200bé\u00ad12\u200b34\u00ad!';
  const plain = plainText(original);
  expect(plain.text).toBe('e1234!');
  const at = plain.text.indexOf('1234');
  expect(original.slice(plain.startOf(at), plain.endOf(at + 4))).toBe('12\u200b34');
});

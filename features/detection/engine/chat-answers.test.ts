import { describe, expect, it } from 'vitest';
import { findTrackingIds } from './detect.ts';
import type { DetectionRules } from './rules.ts';

const NUMBER = '482451988778';
const SHORT = '4824519887';
const STRICT: DetectionRules = { mode: 'strict', labels: true, carriers: true, notIds: [] };
const EAGER: DetectionRules = { ...STRICT, mode: 'eager' };

const ids = (text: string, rules?: DetectionRules): string[] =>
  findTrackingIds(text, rules ? { rules } : {}).map(({ id }) => id);

describe('a number that one person asks for in a chat, and another gives', () => {
  it.each([
    [
      `10:41 Agent: do you have the parcel number?\n10:42 Visitor: hang on\n10:43 Visitor: in the car\n10:47 Visitor: ${NUMBER}`,
    ],
    [`[12:40] Soporte: ¿Cuál es su número de guía?\n[12:41] Cliente: 1 momento\n[12:44] Cliente: ${SHORT}`],
    [
      `Mitarbeiter (09:14): Wie lautet die Sendungsnummer?\nKundin (09:15): Moment\nKundin (09:17): ${NUMBER}`,
    ],
    [`Julie 14:02 : votre numéro de suivi ?\nClient 14:03 : oui attendez\nClient 14:04 : ${SHORT}`],
    [`Operatore: mi dà il numero di spedizione?\nCliente: un attimo\nCliente: ${NUMBER}`],
    [`Konsultant: jaki jest numer przesyłki?\nKlient: chwila\nKlient: ${NUMBER}`],
    [`<12:07> Ann: tracking number?\n<12:09> Bob: sec\n<12:10> Bob: ${SHORT}`],
    [`Sue Miller 10:02\nCould you send the tracking number?\nMark Lee 10:04\n${SHORT}\n`],
    [`03/02, 10:02 - Sue: whats the tracking number?\n03/02, 10:04 - Mark: ${SHORT}`],
    [`Where is my parcel?\nMark: ${NUMBER}`],
    [`Анна: tracking number?\nИван Петров: ${SHORT}`],
    [`山田: what is the tracking number?\n佐藤: ${SHORT}`],
    [`Μαρία 10:02\nCould you send the tracking number?\nΓιώργος 10:04\n${SHORT}\n`],
    [`> What is the tracking number?\nИрина, да ${NUMBER}`],
    [`A: Where is the parcel?\n\nB: hang on\n\nB: ${SHORT}`],
    [`agent: please share the tracking number\nuser: uhh... let me check... gimme a min... ok its ${NUMBER}`],
    [`agent: Can I have the tracking ID for the returned box?\nuser: uh... i think its like, its ${NUMBER}`],
  ])('is an ID: %s', (text) => {
    const id = text.includes(NUMBER) ? NUMBER : SHORT;
    for (const rules of [undefined, STRICT, EAGER]) expect(ids(text, rules)).toEqual([id]);
  });

  it.each([
    `Sue: What is the tracking number?\nMark: i have no idea where to look for it call me on ${SHORT}`,
    `Sue: What is the tracking number?\nMark: none\nSue: Then your phone number?\nMark: ${NUMBER}`,
    `Sue: The tracking number?\nMark: I have two things to say about this and they take a whole line\nMark: ${SHORT}`,
    `Sue: The tracking number?\n10:04 I have two things to say about this and they take a whole line\n${SHORT}`,
    `Is there a tracking number?\nBest regards\nMark Lee\n${SHORT}`,
    `Sue: Is there a tracking number?\nMark: no\nSue: sure?\nMark: ${SHORT}`,
    `Sue: The tracking number?\nMark: paid 31.20\nMark: ${SHORT}`,
    `Sue: the order number?\nMark: ABCD1234567890\n`,
    'Where is my parcel?\n\nKind regards\nJohn Smith\nM: 07700900123',
    'Where is my parcel? I ordered last week.\nRegards\nJohn\nOffice: 02079460000',
    '> Do you have the tracking number?\n>\n> Mark Lee\n> M: 07700900123',
  ])('is none after other questions and lines: %s', (text) => {
    for (const rules of [undefined, STRICT, EAGER]) expect(ids(text, rules)).toEqual([]);
  });

  it('reads the name of a writer, which is a label elsewhere', () => {
    const line = `Cliente: ABCD1234567890`;
    expect(ids(line)).toEqual([]);
    expect(ids(`Ana: ¿qué paquete?\n${line}`)).toEqual(['ABCD1234567890']);
    expect(ids(`Cliente 10:05 : ABCD1234567890`)).toEqual(['ABCD1234567890']);
  });
});

it('reads the name of a carrier in the line before, of the same person', () => {
  const text = (name: string): string => `10:52 - Bisi: DHL\n10:52 - ${name}: 11 1003 9512\n10:53 - Kola: ok`;
  expect(ids(text('Bisi'))).toEqual(['1110039512']);
  expect(ids(text('Kola'))).toEqual([]);
});

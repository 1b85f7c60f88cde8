import { threadMessages } from '../thread/message.ts';

/** A text that is made longer and longer. */
export interface GrowthInput {
  name: string;
  textOf(length: number): string;
}

/** Things that, over and over, make careless expressions try again from every character. */
const UNITS = [
  'A',
  '1',
  'A1',
  'A-',
  '1 ',
  '1234 ',
  'ABCD 1234 5678 ',
  '((((',
  'tracking number: ',
  'tracking number of your parcel ',
  'order ',
  'numero de ',
  'ABCD1234567890, ',
  'order 12345678 tracking ',
  'A\u00ad1',
  'https://x.example/track/',
  '://',
  '/track/a',
  'a.',
  'www.',
  '\n',
];

/** IDs around it open the way past the detector's first look. */
const adversarial = (unit: string): GrowthInput => ({
  name: `${JSON.stringify(unit).slice(1, -1)} again and again`,
  textOf: (length) => `ABCD1234567890 ${unit.repeat(length / unit.length)} ABCD1234567891`,
});

/** What agents read: the messages of the generated threads, without their tags. */
function ticket(): GrowthInput {
  const text = threadMessages(0, 3_000)
    .join('\n')
    .replace(/<[^>]*>/g, ' ');
  return {
    name: 'ticket text',
    textOf: (length) => text.repeat(Math.ceil(length / text.length)).slice(0, length),
  };
}

/** All inputs, the usual one first. */
export function growthInputs(): GrowthInput[] {
  return [ticket(), ...UNITS.map(adversarial)];
}

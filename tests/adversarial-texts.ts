/** Texts that, when repeated, make careless regular expressions backtrack at every character. */
export const ADVERSARIAL_UNITS = [
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
  '  ',
  'a,b\n',
  'order,tracking\n1,2\n',
  'tracking  ',
];

/** Repeats a text between two IDs, so that it passes the detector's prefilter. */
export function repeatedBetweenIds(unit: string, length: number): string {
  return `ABCD1234567890 ${unit.repeat(length / unit.length)} ABCD1234567891`;
}

import type { Random } from '../../tests/random.ts';

const PLAIN = [
  'Thank you for getting back to me so quickly.',
  'I was at home all day and nobody rang the bell.',
  'Could you please check with the warehouse and let me know?',
  'The website still says that it will arrive tomorrow, as it did last week.',
  'My neighbour did not get anything either, I asked twice.',
  'I would rather have a replacement than a refund, if that is possible.',
  'We are sorry for the trouble and will look into it straight away.',
  'The box was open and one of the two lamps is missing.',
  'Please note that our office is closed on Fridays.',
  'I have been a customer for 12 years and this has never happened before.',
];

/** Numbers that are not tracking IDs, common in helpdesk threads. */
const DISTRACTORS: readonly ((random: Random) => string)[] = [
  (random) => `It is about order no. ${random.digits(8)}, paid on the 14th.`,
  (random) => `You can reach me at +49 30 ${random.digits(3)} ${random.digits(4)} until six.`,
  (random) => `The invoice INV-2026-${random.digits(5)} says 48.90 EUR.`,
  (random) => `Your case number is #${random.digits(6)}.`,
  (random) =>
    `Article ${random.digits(5)}-${random.digits(3)} was out of stock on 2026-03-${10 + random.below(20)}.`,
];

/** A paragraph of everyday sentences, some of them with numbers. */
export function paragraph(random: Random, sentences: number): string {
  return Array.from({ length: sentences }, () =>
    random.below(6) === 0 ? random.pick(DISTRACTORS)(random) : random.pick(PLAIN),
  ).join(' ');
}

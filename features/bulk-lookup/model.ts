/** Groups of rows, the most troublesome first. `quiet`: neither delivered nor heard of for long. */
export const STANDINGS = [
  'problem',
  'notFound',
  'failed',
  'quiet',
  'unclear',
  'moving',
  'delivered',
  'waiting',
] as const;
export type Standing = (typeof STANDINGS)[number];

import type { Carrier } from '../carrier.ts';

/** Hermes in Britain until 2022. */
export const evri: Carrier = {
  name: 'Evri',
  vague: /^[CHT]\d\w{4}\d{10}$/,
};

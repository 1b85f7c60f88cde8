import type { Carrier } from '../carrier.ts';

/** Dragonfly since 2023. */
export const intelcom: Carrier = {
  name: 'Intelcom',
  own: /^INTLCMD\d{9,10}$/,
};

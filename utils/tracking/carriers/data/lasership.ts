import type { Carrier } from '../carrier.ts';

/** Part of OnTrac since 2021; its numbers live on. */
export const lasership: Carrier = {
  name: 'LaserShip',
  own: /^(?:1LS(?:7[12](?:\d{10}|\d\d01[1-4]\d{6}1)|CX\w{10})|L[AEHINX][1-3]\d{7})$/,
};

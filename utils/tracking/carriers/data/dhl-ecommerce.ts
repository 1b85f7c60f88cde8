import type { Carrier } from '../carrier.ts';

/** The prefixes but GM are also those of countries and services in the numbers of others. */
export const dhlECommerce: Carrier = {
  name: 'DHL eCommerce',
  words: 'dhl',
  own: /^GM(?=(?:\D*\d){10})\w{16,20}$/,
  vague: /^(?:LX|RX|UV|CN|SG|TH|IN|HK|MY)\d{10,18}$/,
};

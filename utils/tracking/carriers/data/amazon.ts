import type { Carrier } from '../carrier.ts';

/** Amazon Logistics has no check digit. */
export const amazon: Carrier = {
  name: 'Amazon',
  own: /^TB[ACM]\d{12}$/,
  vague: /^[ACF]\d{10}$/,
};

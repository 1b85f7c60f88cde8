import { describe, expect, it } from 'vitest';
import { type Check, fedEx, gs1, gs1After91, luhn, mod7, mod37, ontrac, s10, ups } from './check-digits.ts';

/** Examples. Each passes only with its own last character. */
const EXAMPLES: [name: string, check: Check, ...numbers: string[]][] = [
  ['GS1', gs1, '4006381333931', '0614141007349', '00012345000000012' + '6', '7023210039414604'],
  ['USPS after 91', gs1After91, '71000000000123456784'],
  ['UPS', ups, '999AA10123456784', '12345E6605272234', '1234567895'],
  ['OnTrac', ontrac, 'C12345678901236', 'D10012345678908'],
  ['DHL', mod7, '1234567891', '98765432102'],
  ['FedEx', fedEx, '568838414941', '797806677146', '390000000018'],
  ['S10', s10, '473124829', '123456785', '000000120'],
  ['Luhn', luhn, '79927398713', '4111111111111111'],
  ['ISO 7064 MOD 37,36', mod37, '09980123456789S', 'A12425GABC1234002M'],
];

describe.each(EXAMPLES)('%s', (_name, check, ...numbers) => {
  it.each(numbers)('%s', (number) => {
    const passing = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((last) =>
      check(number.slice(0, -1) + last),
    );
    expect(passing).toEqual([number.at(-1)]);
  });
});

it('writes 10 as 0 for FedEx, and 10 as 0 and 11 as 5 in S10', () => {
  expect(fedEx('000000000170')).toBe(true);
  expect(s10('000000005')).toBe(true);
  expect(s10('100000003')).toBe(true);
});

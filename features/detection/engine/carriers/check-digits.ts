/** Whether a number ends with the correct check digit. */
export type Check = (number: string) => boolean;

/** Whether a digit string passes the Luhn check (cards, IMEI, ISIN, SIRET). */
export function luhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits.at(-1 - index)) * (1 + (index % 2));
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

/** The value of a digit, or of a letter in UPS and OnTrac numbers: A is 2, B is 3, and so on, modulo ten. */
function worthOf(character: string): number {
  const value = parseInt(character, 36);
  return value < 10 ? value : value + 2;
}

/** A check by weighted sum. `digits`: the check digit for each remainder. The weights start at the right and repeat. */
const weighted =
  (digits: string, ...weights: number[]): Check =>
  (number) => {
    let sum = 0;
    for (let place = 0; place < number.length - 1; place++)
      sum += worthOf(number.charAt(number.length - 2 - place)) * (weights[place % weights.length] ?? 0);
    return digits[sum % digits.length] === number.at(-1);
  };

/** Check digits that complete the sum to a multiple of ten. */
const TO_TEN = '0987654321';

/** GS1 and USPS. */
export const gs1 = weighted(TO_TEN, 3, 1);

/** USPS delivery confirmations leave out the 91 that their check digit includes. */
export const gs1After91: Check = (number) => gs1(`91${number}`);

export const ups = weighted(TO_TEN, 1, 2);
export const ontrac = weighted(TO_TEN, 2, 1);

/** DHL Express: the whole number modulo seven; the weights are powers of ten modulo seven. */
export const mod7 = weighted('0123456', 1, 3, 2, 6, 4, 5);

/** FedEx Express: modulo 11; 10 is written as 0. */
export const fedEx = weighted('01234567890', 1, 3, 7);

/** UPU S10: the difference to the next multiple of eleven; 10 is written as 0, and 11 as 5. */
export const s10 = weighted('50987654321', 7, 9, 5, 3, 2, 4, 6, 8);

/** ISO 7064 MOD 37,36, as on DPD labels; the check character may be a letter. */
export const mod37: Check = (number) => {
  let rest = 36;
  for (const character of number.slice(0, -1))
    rest = (((rest + parseInt(character, 36)) % 36 || 36) * 2) % 37;
  return (rest + parseInt(number.slice(-1), 36)) % 36 === 1;
};

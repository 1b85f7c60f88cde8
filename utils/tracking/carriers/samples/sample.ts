/** Numbers of one carrier, to test its shapes with. */
export interface Samples {
  readonly carrier: string;
  /** Where the shapes are published, and where the numbers come from if they are not made up. */
  readonly source: string;
  readonly hasCheckDigit?: false;
  readonly valid: readonly string[];
  /** Numbers that are no one's: a wrong check digit, a wrong length, a wrong prefix. */
  readonly invalid: readonly string[];
}

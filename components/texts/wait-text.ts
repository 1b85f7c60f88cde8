const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const MAX_WAIT_MS = 60 * MINUTE_MS;

/**
 * A time to wait, rounded up: `90 seconds`, from two minutes on `3 minutes`, and never more than `60 minutes`.
 * @param language BCP 47 tag such as `es`
 */
export function waitText(ms: number, language: string): string {
  const [unit, unitMs] =
    ms > 2 * MINUTE_MS ? (['minute', MINUTE_MS] as const) : (['second', SECOND_MS] as const);
  const count = Math.max(1, Math.ceil(Math.min(ms, MAX_WAIT_MS) / unitMs));
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

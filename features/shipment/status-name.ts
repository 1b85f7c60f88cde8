/** A name in code style inside a text: `IN_TRANSIT`, `IN-TRANSIT`, `LOST`. */
const CODE = /^[A-Z0-9]+(?:[_-][A-Z0-9]+)*$/;
/** `outForDelivery`, `OutForDelivery` */
const CAMEL_CASE = /^[A-Za-z][a-z0-9]+(?:[A-Z][a-z0-9]+)+$/;
const UNDERSCORED = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:_[\p{L}\p{N}]+)+/gu;

/**
 * The words of a status, in lower case and separated by single spaces.
 * @param status `OUT_FOR_DELIVERY`, `outForDelivery` and `Out for delivery` become `out for delivery`
 */
export function statusWords(status: string): string {
  return status
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Turns a status in code style into a phrase: `IN_TRANSIT` and `inTransit` become `In transit`. Of other texts only the
 * parts in code style change.
 */
export function readableStatus(status: string): string {
  const isCode = (CODE.test(status) && /[A-Z]{3}/.test(status)) || CAMEL_CASE.test(status);
  if (!isCode) return status.replace(UNDERSCORED, (name) => statusWords(name));
  const words = statusWords(status);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The only place that writes to the console. Expected failures are values and never come here.
 * Only the error's class and its place are written: messages of network errors may quote addresses and header values.
 * @param where what was being done, such as `message getShipment`
 */
export function logUnexpected(where: string, error: unknown): void {
  const kind = error instanceof Error ? error.name : typeof error;
  console.error(`Waybill: unexpected ${kind} in ${where}`, stackOf(error));
}

/** The lines of a stack without its first, which repeats the message. */
function stackOf(error: unknown): string {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : [];
  return lines.filter((line) => /^\s*at |@/.test(line)).join('\n');
}

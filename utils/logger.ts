/**
 * The only place that writes to the console. Expected failures are values and are not logged.
 * Logs only the error's class and its stack: messages of network errors may contain URLs and header values.
 * @param where the current operation, such as `message getShipment`
 */
export function logUnexpected(where: string, error: unknown): void {
  const kind = error instanceof Error ? error.name : typeof error;
  console.error(`Waybill: unexpected ${kind} in ${where}`, stackOf(error));
}

/** The stack without its first line, which repeats the message. */
function stackOf(error: unknown): string {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : [];
  return lines.filter((line) => /^\s*at |@/.test(line)).join('\n');
}

/**
 * The only place that writes to the console. Expected failures are values and are not logged.
 * Logs only the error's class and its stack: messages may contain URLs, header values and parts of a response.
 * @param where the current operation, such as `message getShipment`
 */
export function logUnexpected(where: string, error: unknown): void {
  const {
    name,
    message,
    stack = '',
  } = error instanceof Error ? error : { name: typeof error, message: '', stack: '' };
  // In Chrome, the stack begins with the message, whose lines may look like places in the code.
  const places = stack
    .replace(message, '')
    .split('\n')
    .filter((line) => /^\s+at |^\S*@\S+:\d+$/.test(line));
  console.error(`Waybill: unexpected ${name} in ${where}`, places.join('\n'));
}

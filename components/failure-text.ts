import type { Messages } from '../utils/messages/catalogue.ts';
import type { Failure } from '../utils/outcome.ts';

/** The sentences of a failure on this page, where nobody has to be sent to the settings, and no tracking ID is meant. */
export function failureText(messages: Messages, failure: Failure): { title: string; advice: string } {
  return { ...messages.failures[failure.kind](failure), ...messages.options.failureHere[failure.kind] };
}

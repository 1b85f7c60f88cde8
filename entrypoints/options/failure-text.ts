import type { Failure } from '../../utils/errors.ts';
import type { Messages } from '../../utils/messages/catalogue.ts';

/** The sentences of a failure on this page, where nobody has to be sent to the settings. */
export function failureText(messages: Messages, failure: Failure): { title: string; advice: string } {
  const { options, failures } = messages;
  // The catalogue's own sentence is about tracking IDs; here it is an address, a key or a payload.
  if (failure.kind === 'invalidInput') {
    return { title: options.invalidInputTitle, advice: options.invalidInputAdvice };
  }
  return failures[failure.kind](failure);
}

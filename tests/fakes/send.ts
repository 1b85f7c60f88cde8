import type { MessageName, Send } from '../../features/protocol.ts';
import { fail, type Outcome, succeed } from '../../utils/outcome.ts';
import { withResolvers } from './with-resolvers.ts';

/** A fake background: replies by message name and records the messages. */
export function createFakeSend(answers: Partial<Record<MessageName, unknown>>) {
  const sent: { name: MessageName; request: unknown }[] = [];
  const send = (async (name: MessageName, request: unknown): Promise<Outcome<unknown>> => {
    sent.push({ name, request });
    const answer = name in answers ? await answers[name] : undefined;
    if (answer === undefined) return fail('interrupted');
    return isOutcome(answer) ? answer : succeed(answer);
  }) as Send;
  return {
    send,
    sent,
    answers,
    named: (name: MessageName) => sent.filter((message) => message.name === name),
  };
}

function isOutcome(answer: unknown): answer is Outcome<unknown> {
  return typeof answer === 'object' && answer !== null && 'ok' in answer;
}

/** An answer that is pending until the test calls `give`. */
export function createLateAnswer() {
  const { promise, resolve: give } = withResolvers();
  return { promise, give };
}

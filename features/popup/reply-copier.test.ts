import { expect, test } from 'vitest';
import { connections } from '../../tests/fakes/connections.ts';
import { fakeLookup } from '../../tests/fakes/lookup.ts';
import { fail, type Outcome, succeed } from '../../utils/outcome.ts';
import { allEnglishMessages } from '../catalogue.ts';
import type { Send } from '../protocol.ts';
import { createReplyStore } from '../replies/state.ts';
import { writeRowReply } from './reply-copier.ts';

const ID = 'ABCD1234567890';

function write(shipment: Outcome<object>) {
  const send = (async (name: string) =>
    name === 'getShipment' ? shipment : succeed(connections({}))) as unknown as Send;
  const formatContext = () => ({ messages: allEnglishMessages, locale: 'en', now: 0 });
  return writeRowReply(ID, { send, replies: createReplyStore(send, () => 'en'), formatContext });
}

const answer = (status: string) => succeed(fakeLookup(ID, { status }, { environment: 'production' }));

test('writes the reply that the status suggests', async () => {
  const reply = await write(answer('DELIVERED'));
  expect(reply).toMatchObject({ step: 'written', text: expect.stringContaining(ID) });
  expect(reply).not.toEqual(await write(answer('IN_TRANSIT')));
});

test('writes that an ID was not found', async () => {
  expect(await write(fail('notFound'))).toMatchObject({ step: 'written', text: expect.stringContaining(ID) });
});

test('leaves a status that suggests nothing to the agent', async () => {
  expect(await write(answer('STATE_77'))).toEqual({ step: 'undecided' });
});

test('reports that the lookup failed', async () => {
  expect(await write(fail('offline'))).toEqual({ step: 'failed' });
});

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, expect, test, vi } from 'vitest';
import { setUpRoot } from '../../../tests/fakes/root.ts';
import { succeed } from '../../../utils/outcome.ts';
import { allEnglishMessages as messages } from '../../catalogue.ts';
import type { Lookup } from '../../shipment/model.ts';
import { describeCopies } from '../describe-copies.ts';
import { type OpenableReply, useReply } from './use-reply.ts';

const ID = 'ABCD1234567890';
const lookupOf = (status: string): Lookup => ({
  trackingId: ID,
  environment: 'production',
  host: 'api.example.com',
  retrievedAt: 0,
  generation: 1,
  isFresh: true,
  shipment: { status, problems: [] },
  raw: '{}',
});

const root = setUpRoot();
let reply: OpenableReply;

interface Props {
  status: string;
  /** Whether the templates are loaded. */
  isReady: boolean;
  isOpen?: boolean;
}

function Answer({ status, isReady, isOpen }: Props) {
  const options = { language: 'en', leavesNameOut: false, edits: {}, isSandbox: false } as const;
  const context = { messages, locale: 'en', now: 0 };
  const copies = describeCopies({ trackingId: ID, lookup: lookupOf(status) }, options, context);
  const insertion = () => ({
    wasSeen: Promise.resolve(true),
    insert: async () => succeed({ outcome: 'landed' as const }),
  });
  reply = useReply(ID, copies, isReady, insertion, isOpen);
  return null;
}

/** The reply about an answer of the platform. */
function show(status: string, isReady = true): OpenableReply {
  act(() => render(<Answer status={status} isReady={isReady} />, root));
  return reply;
}

/** So that no test waits for the code that is loaded on first use. */
beforeAll(() => Promise.all([import('./ReplyPanel.tsx'), import('../writer/write-about.ts')]));

test('the reply is open at first where it is asked for, and can be closed', async () => {
  act(() => render(<Answer status="DELIVERED" isReady isOpen />, root));
  await vi.waitFor(() => expect(reply.View).toBeDefined());
  act(() => reply.close());
  expect(show('IN_TRANSIT').View).toBeUndefined();
});

test('nothing is inserted before the agent’s templates are loaded', () => {
  expect(show('DELIVERED', false).insertNow).toBeUndefined();
  expect(show('DELIVERED').insertNow).toBeDefined();
});

test('a reply that no longer fits the shipment is replaced by the one for the new status', () => {
  act(() => show('DELIVERED').choose('notReceived'));
  expect(reply.chosen).toBe('notReceived');
  expect(show('IN_TRANSIT').chosen).toBe('moving');
});

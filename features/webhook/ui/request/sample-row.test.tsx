import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { setUpRoot } from '../../../../tests/fakes/root.ts';
import { createFakeSend, createLateAnswer } from '../../../../tests/fakes/send.ts';
import { allEnglishMessages } from '../../../catalogue.ts';
import { MessagesProvider } from '../../../messages-context.tsx';
import type { Environment } from '../../../platform/model.ts';
import { createPayloadState } from '../../payload-state.ts';
import { createRecentSamples } from '../../recent-samples.ts';
import { SampleRow } from './SampleRow.tsx';

const root = setUpRoot();
const now = () => new Date('2026-11-22T12:00:00Z');
const ID = 'ABCD1234567801';

test('names a recent ID once its payload is in the editor, not one whose payload came too late', async () => {
  const late = createLateAnswer();
  const entry = { trackingId: ID, environment: 'sandbox', tone: 'inTransit', seenAt: now().getTime() };
  const fake = createFakeSend({
    getRecent: { entries: [entry], unreadable: false, days: 30 },
    getCachedLookups: late.promise,
  });
  const payload = createPayloadState(now);
  const recent = createRecentSamples(fake.send, signal<Environment>('sandbox'), payload, now);
  await expect.poll(() => recent.offered.value).toEqual([ID]);
  act(() =>
    render(
      <MessagesProvider value={allEnglishMessages} options={allEnglishMessages}>
        <SampleRow payload={payload} recent={recent} />
      </MessagesProvider>,
      root,
    ),
  );
  act(() => payload.setText('{"event": "typed before"}'));
  const select = root.querySelector('select') as HTMLSelectElement;
  const choose = () =>
    act(async () => {
      select.value = ID;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });

  await choose();
  act(() => payload.setText('{"event": "typed meanwhile"}'));
  await act(async () => late.give({ lookups: [] }));
  expect(payload.text.value).toContain('typed meanwhile');
  expect(select.value).toBe('');

  fake.answers.getCachedLookups = { lookups: [] };
  await choose();
  await expect.poll(() => payload.text.value).toContain(ID);
  expect(select.value).toBe(ID);
});

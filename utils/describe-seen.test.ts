import { expect, test } from 'vitest';
import { describeBefore, stateText } from './describe-seen.ts';
import { messagesFor } from './messages/catalogue.ts';
import type { State } from './seen-state.ts';

const messages = messagesFor('en');
const NOW = new Date(2026, 10, 21, 12, 0).getTime();

test.each([
  [{ tone: 'moving', status: 'OUT_FOR_DELIVERY' }, 'Out for delivery'],
  [{ tone: 'moving', status: 'In Transit' }, 'In Transit'],
  [{ tone: 'unknown', status: '120' }, 'Status code 120'],
  [{ tone: 'problem' }, 'Problem'],
] satisfies [State, string][])('%j reads %j', (state, text) => {
  expect(stateText(state, messages)).toBe(text);
});

test.each([
  [new Date(2026, 10, 21, 11, 10), /^today at 11:10$/],
  [new Date(2026, 10, 20, 14, 10), /^yesterday at 14:10$/],
  [new Date(2026, 10, 17, 14, 10), /^on Tuesday,? (?:at )?14:10$/],
  [new Date(2026, 9, 27, 14, 10), /^on Tue,? 27 Oct,? (?:at )?14:10$/],
])('what was seen at %s was seen %s', (seenAt, when) => {
  const before = { tone: 'moving', status: 'IN_TRANSIT', seenAt: seenAt.getTime() } as const;
  expect(describeBefore(before, { messages, locale: 'en-GB', now: NOW })).toMatchObject({
    state: 'In transit',
    when: expect.stringMatching(when),
  });
});

import { expect, test } from 'vitest';
import { FIRST_TABS, TICKETS } from '../tickets/index.ts';
import { createDesk } from './desk.ts';

const NOW = new Date(2026, 10, 21, 12, 0).getTime();

function newDesk() {
  return createDesk(TICKETS, FIRST_TABS, () => NOW);
}

function lastMessage(desk: ReturnType<typeof newDesk>, id: string) {
  return desk.conversations.get(id)?.messages.value.at(-1);
}

test('starts with two tabs and shows the first', () => {
  const desk = newDesk();
  expect(desk.tabs.value).toEqual(['48213', '48207']);
  expect(desk.activeId.value).toBe('48213');
});

test('opens a third tab, then replaces the oldest inactive one', () => {
  const desk = newDesk();
  desk.open('48195');
  expect(desk.tabs.value).toEqual(['48213', '48207', '48195']);
  desk.open('48213');
  desk.open('48188');
  expect(desk.tabs.value).toEqual(['48213', '48195', '48188']);
});

test('reports an unknown ticket and opens no tab for it', () => {
  const desk = newDesk();
  desk.open('1');
  expect(desk.activeId.value).toBe('1');
  expect(desk.tabs.value).toEqual(['48213', '48207']);
});

test('shows the neighbour after closing the active ticket, and nothing after the last', () => {
  const desk = newDesk();
  desk.close('48213');
  expect(desk.activeId.value).toBe('48207');
  desk.close('48207');
  expect(desk.activeId.value).toBeUndefined();
});

test('attributes received messages to the customer and sent ones to the agent', () => {
  const desk = newDesk();
  desk.receive('48207', 'Still there?');
  expect(lastMessage(desk, '48207')).toMatchObject({ kind: 'customer', author: 'Tom Whitaker', at: NOW });
  desk.send('48207', 'note', 'Call back');
  expect(lastMessage(desk, '48207')).toMatchObject({ kind: 'note', author: 'Sam Okafor', text: 'Call back' });
});

test('messages keep their keys when others arrive', () => {
  const desk = newDesk();
  const keys = () => desk.conversations.get('48207')?.messages.value.map(({ key }) => key) ?? [];
  const before = keys();
  desk.receive('48207', 'One more');
  expect(keys().slice(0, -1)).toEqual(before);
  expect(new Set(keys()).size).toBe(before.length + 1);
});

test('rejects a message for an unknown ticket', () => {
  expect(() => newDesk().receive('1', 'Hello')).toThrow('There is no ticket 1');
});

test('searches number, subject, customer and tags', () => {
  const desk = newDesk();
  const found = (query: string) => {
    desk.query.value = query;
    return desk.listed.value.map(({ ticket }) => ticket.id);
  };
  expect(found('48195')).toEqual(['48195']);
  expect(found('camille')).toEqual(['48182']);
  expect(found('daily CONSIGNMENTS')).toEqual(['48188']);
  expect(found('no such words')).toEqual([]);
  expect(found('')).toHaveLength(TICKETS.length);
});

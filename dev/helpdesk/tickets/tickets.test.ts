import { expect, test } from 'vitest';
import { SAMPLE_IDS } from '../../sample-ids.ts';
import { FIRST_TABS, TICKETS } from './index.ts';
import type { Ticket } from './ticket.ts';

/** The visible text of a ticket's thread, with the tags of HTML mails removed. */
function visibleText({ messages, arrivals = [] }: Ticket): string {
  const texts = messages.flatMap(({ text, email }) => [text, email?.html.replace(/<[^>]+>/g, '') ?? '']);
  return [...texts, ...arrivals.map(({ text }) => text)].join('\n');
}

function ticket(id: string): Ticket {
  const found = TICKETS.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`There is no ticket ${id}`);
  return found;
}

test.each(Object.entries(SAMPLE_IDS))('a ticket mentions the sample shipment %s (%s)', (_, trackingId) => {
  expect(TICKETS.some((candidate) => visibleText(candidate).includes(trackingId))).toBe(true);
});

test('tickets have unique numbers, and the first tabs exist', () => {
  const ids = TICKETS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining([...FIRST_TABS]));
});

test('the first ticket has a long thread that starts with the main ID next to an order number', () => {
  const { messages } = ticket('48213');
  expect(messages.length).toBeGreaterThanOrEqual(30);
  expect(messages[0]?.text).toContain(`Tracking ID ${SAMPLE_IDS.deliveredWithProof}, order 100245`);
  expect(messages.filter(({ quoted }) => quoted !== undefined).length).toBeGreaterThan(1);
});

test('one HTML mail is open and splits an ID over inline tags, and one is locked', () => {
  const mails = TICKETS.flatMap(({ messages }) => messages.flatMap(({ email }) => email ?? []));
  expect(mails.map(({ isolation }) => isolation).sort()).toEqual(['locked', 'open']);
  const open = mails.find(({ isolation }) => isolation === 'open')?.html;
  expect(open).toContain('<b>ABCD12</b>34567802');
  expect(open).toContain('>Tracking number<');
  expect(open).toContain('href="https://carrier.example/track?trackingId=');
});

test('mails contain no inline script or style, which the policy would block', () => {
  for (const { messages } of TICKETS) {
    for (const { email } of messages)
      expect(email?.html ?? '').not.toMatch(/<style|<script|style=|\son\w+=/i);
  }
});

test('the draft contains an ID that its thread does not', () => {
  const { draft, ...rest } = ticket('48159');
  const trackingId = /ABCD\d{10}/.exec(draft ?? '')?.[0] ?? 'none';
  expect(trackingId).not.toBe('none');
  expect(visibleText(rest)).not.toContain(trackingId);
});

import { expect, it } from 'vitest';
import { readTickets, repeatedIds } from './ticket.ts';

const line = (more: object): string =>
  JSON.stringify({ id: 't1', lang: 'en', kind: 'plain', text: 'hi', expect: [], ...more });

it('reads tickets and adds default values', () => {
  expect(readTickets(line({ expect: [{ id: 'ABC12345', why: 'label' }] }), 'a.jsonl')).toEqual({
    tickets: [
      {
        ...{ id: 't1', lang: 'en', kind: 'plain', text: 'hi' },
        ...{ expect: [{ id: 'ABC12345', why: 'label' }], optional: [], taught: [], ambiguous: false },
      },
    ],
    problems: [],
  });
});

it('normalizes IDs to capitals without spaces and dashes, but not examples', () => {
  const text = line({ expect: [{ id: 'ab-12 34', why: 'link' }], optional: ['x 9'], taught: ['w-1', 'w-2'] });
  expect(readTickets(text, 'a.jsonl').tickets).toMatchObject([
    { expect: [{ id: 'AB1234' }], optional: ['X9'], taught: ['w-1', 'w-2'] },
  ]);
});

it('skips empty lines and accepts Windows line endings', () => {
  const { tickets, problems } = readTickets(`\n${line({})}\r\n  \n${line({ id: 't2' })}\n`, 'a.jsonl');
  expect(tickets.map(({ id }) => id)).toEqual(['t1', 't2']);
  expect(problems).toEqual([]);
});

it.each([
  ['no JSON', '{"id":', /^a\.jsonl:2: .+/],
  ['no object', '7', /^a\.jsonl:2: .+/],
  ['an unknown kind', line({ kind: 'pdf' }), /^a\.jsonl:2: kind: /],
  ['a page without its text', line({ kind: 'html' }), /^a\.jsonl:2: html: /],
  ['an unknown reason', line({ expect: [{ id: 'A', why: 'luck' }] }), /^a\.jsonl:2: expect\.0\.why: /],
  ['an ID of nothing', line({ optional: ['- -'] }), /^a\.jsonl:2: optional\.0: /],
])('reports the line that contains %s', (_name, wrong, problem) => {
  const { tickets, problems } = readTickets(`${line({})}\n${wrong}`, 'a.jsonl');
  expect(tickets).toHaveLength(1);
  expect(problems).toEqual([expect.stringMatching(problem)]);
});

it('reports tickets that share an ID', () => {
  const { tickets } = readTickets([line({}), line({ id: 't2' }), line({})].join('\n'), 'a.jsonl');
  expect(repeatedIds(tickets)).toEqual(['The ticket ID t1 is used twice.']);
});

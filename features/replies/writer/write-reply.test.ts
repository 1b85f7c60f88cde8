import { describe, expect, test } from 'vitest';
import type { ReplyValues } from './placeholders.ts';
import { renderTemplate } from './write-reply.ts';

function text(template: string, values: ReplyValues = {}): string {
  const rendering = renderTemplate(template, values);
  if (!rendering.ok) throw new Error(JSON.stringify(rendering.problems));
  return rendering.text;
}

const problems = (template: string) => {
  const rendering = renderTemplate(template, {});
  return rendering.ok ? [] : rendering.problems;
};

describe('a missing value', () => {
  test.each<[string, ReplyValues, string]>([
    ['It was delivered[ on {deliveredOn}][ by {carrier}].', { carrier: 'UPS' }, 'It was delivered by UPS.'],
    ['It was delivered[ on {deliveredOn}][ by {carrier}].', {}, 'It was delivered.'],
    ['It moves. Last seen {updated}. Bye.', {}, 'It moves. Bye.'],
    ['It moves! Last seen {updated}? Bye.', {}, 'It moves! Bye.'],
    ['Hello\n\nSeen {updated}\n\nBye', {}, 'Hello\n\nBye'],
    ['Hello\r\n\r\nSeen {updated}\r\n\r\nBye', { updated: 'today' }, 'Hello\n\nSeen today\n\nBye'],
    ['[Received by {recipient}].', {}, ''],
    ['[Received by {recipient}, {deliveredOn}].', { recipient: 'R.' }, ''],
    ['Status {status}[ from {updated}]. More.', { updated: 'today' }, 'More.'],
    ['Status “{status}”. {carrier} has it.', { carrier: 'UPS' }, 'UPS has it.'],
    // An abbreviation does not end a sentence.
    ['Our ref. is {status} today.', {}, ''],
    ['{carrier}', { carrier: '' }, ''],
  ])('%j with %j', (template, values, expected) => {
    expect(text(template, values)).toBe(expected);
  });

  test('is reported once, even if it occurs repeatedly', () => {
    expect(renderTemplate('{carrier}[ {carrierId}]. {carrier} {status}.', { status: 'ok' })).toEqual({
      ok: true,
      text: '',
      missing: ['carrierId', 'carrier'],
    });
  });
});

test('does not interpret template syntax in values', () => {
  expect(text('[To {recipient}.] $& {status}', { recipient: '{carrier} [x] $1', status: '$&' })).toBe(
    'To {carrier} [x] $1. $& $&',
  );
});

test('preserves brackets without a placeholder', () => {
  expect(text('Dear [name], {status}', { status: 'ok' })).toBe('Dear [name], ok');
});

test('ignores spaces around a placeholder’s name', () => {
  expect(text('{ carrier }', { carrier: 'UPS' })).toBe('UPS');
});

test.each([
  ['{tracking}', [{ kind: 'unknownPlaceholder', name: 'tracking' }]],
  [
    '{} {constructor}',
    [
      { kind: 'unknownPlaceholder', name: '' },
      { kind: 'unknownPlaceholder', name: 'constructor' },
    ],
  ],
  ['{carrier', [{ kind: 'unpaired', sign: '{' }]],
  [
    '{carrier\n}',
    [
      { kind: 'unpaired', sign: '{' },
      { kind: 'unpaired', sign: '}' },
    ],
  ],
  [
    '{{carrier}}',
    [
      { kind: 'unpaired', sign: '{' },
      { kind: 'unpaired', sign: '}' },
    ],
  ],
  ['[ by {carrier}', [{ kind: 'unpaired', sign: '[' }]],
  ['by {carrier}]', [{ kind: 'unpaired', sign: ']' }]],
  ['[a [b {carrier}]', [{ kind: 'unpaired', sign: '[' }]],
  ['{x} {x}', [{ kind: 'unknownPlaceholder', name: 'x' }]],
])('reports each problem of %j once', (template, expected) => {
  expect(problems(template)).toEqual(expected);
});

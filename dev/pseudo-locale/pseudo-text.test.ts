import { expect, test } from 'vitest';
import { pseudoMessages, pseudoText } from './pseudo-text.ts';

test('texts are accented and at least 40 % longer', () => {
  for (const text of ['Refresh', 'No shipment has this tracking ID.', 'Go to the next tracking ID']) {
    const { length } = text.replace(/\P{L}/gu, '');
    expect(pseudoText(text).replace(/\P{L}/gu, '').length).toBeGreaterThanOrEqual(length * 1.4);
    expect(pseudoText(text)).not.toMatch(/[aeiou]/i);
  }
  expect(pseudoText('Try again')).toBe('Ťťŕýý ááĝááíñ');
});

test('placeholders, addresses, numbers and values stay', () => {
  expect(pseudoText('Hello {name}, see https://a.example/x 24', [])).toMatch(
    /\{name\}.* https:\/\/a\.example\/x 24$/,
  );
  expect(pseudoText('On its way with DHL (DHL Express)', ['DHL', 'DHL Express'])).toMatch(
    / DHL \(DHL Express\)$/,
  );
});

test('a catalogue keeps its shape, its arguments and what only code reads', () => {
  const messages = pseudoMessages({
    button: 'Copy',
    list: ['One', 'Two'],
    byName: (name: string) => `Look up ${name}`,
    failure: ({ host }: { host: string }) => ({
      title: `${host} is offline`,
      action: { label: 'Try', does: 'retry' },
    }),
  });
  expect(messages.button).toBe('Ççóppý');
  expect(messages.list).toEqual([pseudoText('One'), pseudoText('Two')]);
  expect(messages.byName('ABCD12')).toBe(`${pseudoText('Look up')} ABCD12`);
  expect(messages.failure({ host: 'a.example' })).toEqual({
    title: `a.example ${pseudoText('is offline')}`,
    action: { label: pseudoText('Try'), does: 'retry' },
  });
});

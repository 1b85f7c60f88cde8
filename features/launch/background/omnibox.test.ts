import { expect, test } from 'vitest';
import { escapeMarkup } from '../../../utils/html.ts';
import { messagesFor } from '../../../utils/messages/catalogue.ts';
import { createAsk } from './asked-lookup.ts';
import { createSuggest } from './omnibox.ts';

const KNOWN = ['ABCD1234567802', 'XY&1<2', 'ABCD1234567801'];

const suggest = createSuggest({
  ask: createAsk(async () => ({ patterns: [] })),
  recent: async () => KNOWN,
  describe: escapeMarkup,
  messages: messagesFor('en').atHand.addressBar,
});

test('the ID in the text is offered first', async () => {
  expect((await suggest('where is ABCD1234567890 please')).first).toBe('Look up ABCD1234567890');
  expect((await suggest('where is it')).first).toBe('No tracking ID found');
  expect((await suggest(' ')).first).toBe('Type or paste a tracking ID');
});

test('earlier IDs that the text is part of follow, latest first, without the one in the text', async () => {
  const contents = async (text: string) => (await suggest(text)).others.map(({ content }) => content);
  expect(await contents('abcd 12345678')).toEqual(['ABCD1234567802', 'ABCD1234567801']);
  expect(await contents('ABCD1234567801')).toEqual([]);
  expect(await contents('nothing')).toEqual([]);
});

test('descriptions are safe to read as XML, contents are as they are', async () => {
  const [odd] = (await suggest('xy&')).others;
  expect(odd).toEqual({ content: 'XY&1<2', description: 'Look up XY&amp;1&lt;2 again' });
});

test('no more than five are suggested', async () => {
  const many = createSuggest({
    ask: createAsk(async () => ({ patterns: [] })),
    recent: async () => Array.from({ length: 9 }, (_, index) => `ABCD123456780${index}`),
    describe: escapeMarkup,
    messages: messagesFor('en').atHand.addressBar,
  });
  expect((await many('')).others).toHaveLength(5);
});

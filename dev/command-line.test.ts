import { expect, test } from 'vitest';
import { readCommandLine } from './command-line.mjs';

const read = (args: string[], words?: { name: string; help: string }) =>
  readCommandLine(args, {
    command: 'npm run brew',
    options: { cups: { value: '2', help: 'how many' }, strong: { help: 'with more coffee' } },
    ...(words === undefined ? {} : { words }),
  });

test('reads options and words', () => {
  expect(read(['--strong', '--cups', '3']).values).toEqual({ strong: true, cups: '3' });
  expect(read(['mocha', '--cups=3'], { name: 'KIND', help: 'such as mocha' })).toEqual({
    values: { cups: '3' },
    words: ['mocha'],
  });
});

test('lists the arguments that are not options', () => {
  expect(() => read(['--weak'], { name: 'KIND', help: 'such as mocha' })).toThrow(
    '  KIND      such as mocha\n',
  );
});

test.each([
  [['--weak'], "Unknown option '--weak'."],
  [['--cups'], "Option '--cups <value>' argument missing."],
  [['--cups', '--strong'], "Option '--cups' argument is ambiguous."],
  [['mocha'], "Unexpected argument 'mocha'."],
])('rejects %j in one sentence, with the list of options', (args, sentence) => {
  expect(() => read(args)).toThrow(
    [sentence, '', 'Options of npm run brew:', '  --cups 2  how many', '  --strong  with more coffee'].join(
      '\n',
    ),
  );
});

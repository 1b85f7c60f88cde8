import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { webhookRequest } from '../../../utils/webhook-request.ts';
import { asCurl, headerLines, prettyBody } from './request-text.ts';

it('quotes the body so that a shell hands it over unchanged', () => {
  const body = '{"note": "it\'s $HOME `x` \\"q\\""}\n';
  const command = asCurl(webhookRequest('https://client.example'), body).replace('curl', "printf '%s\\0'");
  expect(execFileSync('sh', ['-c', command], { encoding: 'utf8' }).split('\0')).toEqual([
    '-X',
    'POST',
    'https://client.example/webhook/test',
    '-H',
    'Accept: application/json',
    '-H',
    'Content-Type: application/json',
    '--data-raw',
    body,
    '',
  ]);
});

it('lays JSON out and leaves other bodies alone', () => {
  expect(prettyBody('{"a":1}')).toBe('{\n  "a": 1\n}');
  expect(prettyBody('{"id":12345678901234567890}')).toBe('{"id":12345678901234567890}');
  expect(prettyBody('<h1>No</h1>')).toBe('<h1>No</h1>');
});

it('writes headers as lines', () => {
  expect(
    headerLines([
      ['a', '1'],
      ['b', '2'],
    ]),
  ).toBe('a: 1\nb: 2');
});

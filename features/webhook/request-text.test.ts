import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { createWebhookRequest, MASKED_TOKEN } from '../platform/webhook-request.ts';
import { asCurl, asFetch, formatReply, headerLines } from './request-text.ts';

it('quotes the body so that a shell passes it on unchanged', () => {
  const body = '{"note": "it\'s $HOME `x` \\"q\\""}\n';
  const command = asCurl(createWebhookRequest('https://client.example'), body).replace(
    'curl',
    "printf '%s\\0'",
  );
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

it('writes headers as lines', () => {
  expect(
    headerLines([
      ['a', '1'],
      ['b', '2'],
    ]),
  ).toBe('a: 1\nb: 2');
});

describe('asFetch', () => {
  const request = createWebhookRequest('https://client.example', MASKED_TOKEN);

  it('generates JavaScript that sends exactly the body', async () => {
    const body = '{ "a": "it\'s `1` \\"quoted\\"",\n  "b": 1.0, "c": "Ünïcode\u2028" }';
    const text = asFetch(request, body);
    const sent: unknown[] = [];
    const run = new Function('fetch', `return (async () => { ${text} })()`);
    await run(async (...given: unknown[]) => void sent.push(given));
    expect(sent).toEqual([
      ['https://client.example/webhook/test', { method: 'POST', headers: request.headers, body }],
    ]);
  });

  it('masks the token, like cURL', () => {
    expect(asFetch(request, '{}')).toContain('Bearer <ACCESS_TOKEN>');
    expect(asCurl(request, '{}')).toContain("-H 'Authorization: Bearer <ACCESS_TOKEN>'");
  });
});

it('formatReply returns status, time, headers and the unchanged body', () => {
  const reply = {
    url: 'https://client.example/webhook/test',
    status: 200,
    statusText: 'OK',
    durationMs: 41.6,
    headers: [['content-type', 'application/json'] as [string, string]],
    body: '{"a": 1.0}',
    isCut: false,
  };
  expect(formatReply(reply)).toBe('HTTP 200 OK (42 ms)\ncontent-type: application/json\n\n{"a": 1.0}');
});

import { expect, test } from 'vitest';
import { createWebhookRequest } from './webhook-request.ts';

test('is a POST of JSON to the test operation, without a token', () => {
  expect(createWebhookRequest('https://client.example/v1')).toStrictEqual({
    method: 'POST',
    url: 'https://client.example/v1/webhook/test',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
  });
});

test('carries a token that it is given as a bearer token', () => {
  expect(createWebhookRequest('https://client.example', 'a.b.c').headers).toStrictEqual({
    Accept: 'application/json',
    'Content-Type': 'application/json',
    Authorization: 'Bearer a.b.c',
  });
});

import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createConnectionSecrets, createTokenStore } from '../features/connection/background/secrets.ts';
import { BoundSecretSchema } from '../features/connection/storage.ts';
import { PatternFileSchema } from '../features/detection/model.ts';
import { readPatternFile } from '../features/detection/pattern-file.ts';
import { createSendWebhook } from '../features/platform/client-api.ts';
import { readEvents } from '../features/platform/event-reader.ts';
import { createExchange } from '../features/platform/exchange.ts';
import { createHttp } from '../features/platform/http.ts';
import { createPlatformLookup } from '../features/platform/lookup.ts';
import { readShipment } from '../features/platform/shipment-reader.ts';
import { readTokenTimes } from '../features/platform/token-lifetime.ts';
import { TokenRecordSchema } from '../features/platform/token-record.ts';
import type { TokenSource } from '../features/platform/token-source.ts';
import { readPolicy } from '../features/policy/read-policy.ts';
import { protocol } from '../features/protocol.ts';
import { PortableSettingsSchema, readSettingsFile } from '../features/settings-file/settings-file.ts';
import { WebhookPayloadSchema } from '../features/webhook/model.ts';
import { checkPayload } from '../features/webhook/payload-check.ts';
import { objectOf } from '../utils/json.ts';
import type { Message } from '../utils/messaging.ts';
import { fail, succeed } from '../utils/outcome.ts';
import { createStorageAccess } from '../utils/storage.ts';
import { safeRead, type z } from '../utils/zod.ts';
import { connection, httpReply } from './fakes/http.ts';
import { hostileJson, nearly, survives, textOf } from './hostile-json.ts';
import { STORED_ITEMS } from './stored-items.ts';

const signal = new AbortController().signal;
const tokens: TokenSource = {
  get: async () => succeed('token'),
  replace: async () => succeed('token'),
  renew: async () => fail('offline'),
  getState: async () => undefined,
  forget: async () => undefined,
};

/** A well-formed reply, in bytes that are not UTF-8, or are not text at all. */
const encodings = fc
  .tuple(
    fc.oneof(nearly(WebhookPayloadSchema.shape.data.def.innerType), hostileJson).map(textOf),
    fc.constantFrom<(text: string) => Uint8Array>(
      (text) => Buffer.from(text, 'latin1'),
      (text) => Buffer.from(text, 'utf16le'),
      (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
      (text) => Buffer.from(text, 'utf16le').swap16(),
      (text) => Buffer.from(`\ufeff\ufeff${text}`),
      (text) => gzipSync(text),
      // Cut in the middle of a character, and characters that UTF-8 does not allow.
      (text) => Buffer.from(`${text}\u{1f4e6}`).subarray(0, -1),
      (text) => Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xed, 0xa0, 0x80, 0xc0, 0xff])]),
    ),
    fc.uint8Array({ maxLength: 20 }),
  )
  .map(([text, encode, noise]) => Buffer.concat([encode(text), noise]));

const replyWith = (value: unknown) => async () => succeed(httpReply(200, textOf(value)));

describe('never throws at any JSON', () => {
  const record = nearly(WebhookPayloadSchema.shape.data.def.innerType);

  test('shipment', () =>
    survives(fc.oneof(hostileJson, record), (value) => readShipment(objectOf(value), false)));
  test('events', () =>
    survives(hostileJson, (value) => readEvents([objectOf(value), { events: [value], history: value }], [])));
  test('lookup', () =>
    survives(fc.oneof(hostileJson, record), async (value) => {
      for (const reply of [value, { data: value }, { success: false, message: value, error: value }]) {
        const lookUp = createPlatformLookup(replyWith(reply), tokens);
        const outcome = await lookUp({ connection, trackingId: 'ABCD1234567890', ask: true, signal });
        expect(typeof outcome.ok).toBe('boolean');
      }
    }));
  test('token reply', () =>
    survives(hostileJson, async (value) => {
      for (const reply of [
        value,
        { success: true, data: { accessToken: value } },
        { success: false, message: value },
      ]) {
        expect(typeof (await createExchange(replyWith(reply))(connection, signal)).ok).toBe('boolean');
      }
    }));
  test('claims of a token', () =>
    survives(hostileJson, (value) => {
      const claims = Buffer.from(textOf({ iat: value, exp: value })).toString('base64url');
      readTokenTimes(`header.${claims}.signature`);
    }));
  test('webhook reply', () =>
    survives(hostileJson, async (value) => {
      const send = createSendWebhook(replyWith(value), () => 0);
      expect(await send({ clientUrl: 'https://client.example', payload: '{}', signal })).toMatchObject({
        ok: true,
      });
    }));
  test('replies in wrong encodings', () =>
    survives(encodings, async (bytes) => {
      const types = ['application/json', 'application/json; charset=utf-16', 'text/html; charset=nonsense'];
      for (const type of types) {
        const http = createHttp(
          async () => new Response(bytes, { headers: { 'Content-Type': type } }),
          () => 0,
        );
        const outcomes = [
          await createExchange(http)(connection, signal),
          await createPlatformLookup(http, tokens)({ connection, trackingId: 'ABCD', ask: true, signal }),
          await createSendWebhook(http, () => 0)({ clientUrl: 'https://a.example', payload: '{}', signal }),
        ];
        for (const outcome of outcomes) expect(outcome).not.toMatchObject({ failure: { kind: 'offline' } });
      }
    }));
  test('files in wrong encodings', () =>
    survives(encodings, async (bytes) => {
      const text = await new Blob([bytes]).text();
      readSettingsFile(text);
      readPatternFile(text);
    }));
  test('webhook payload', () =>
    survives(fc.oneof(hostileJson, nearly(WebhookPayloadSchema)), (value) => checkPayload(textOf(value))));
  test('settings file', () =>
    survives(fc.oneof(hostileJson, nearly(PortableSettingsSchema)), (value) => {
      readSettingsFile(textOf(value));
      readSettingsFile(textOf({ ...objectOf(value), waybillSettings: 1 }));
    }));
  test('pattern file', () =>
    survives(fc.oneof(hostileJson, nearly(PatternFileSchema)), (value) => readPatternFile(textOf(value))));
  test('policy', () => survives(fc.oneof(hostileJson, nearly(PortableSettingsSchema)), readPolicy));
  test('message', async () => {
    for (const { request } of Object.values<Message>(protocol)) {
      await survives(fc.oneof(hostileJson, nearly(request)), (value) => safeRead(request, value), 20);
    }
  });
  test.each([
    ['key', BoundSecretSchema],
    ['token', TokenRecordSchema],
  ])('stored secret: %s', (_, schema: z.ZodMiniType) =>
    survives(fc.oneof(hostileJson, nearly(schema)), async (value) => {
      const store = { read: async () => value, write: async () => undefined, remove: async () => undefined };
      await createConnectionSecrets(store).read('a', 'https://a.example');
      await createTokenStore(store, async () => connection.generation).read(connection);
    }),
  );
});

describe('reads any stored JSON as kept, damaged, newer or absent', () => {
  test('finds the stored items', () => expect(STORED_ITEMS.length).toBeGreaterThan(16));

  test.each(STORED_ITEMS.map((item) => [item.key, item] as const))('%s', (key, item) =>
    survives(fc.oneof(hostileJson, nearly(item.schema)), async (value) => {
      for (const stored of [value, { version: item.version, value }]) {
        const area = { get: async () => ({ [key]: stored }), set: async () => undefined };
        const { state } = await createStorageAccess({ local: area, session: area }).read(item);
        expect(['kept', 'damaged', 'newer', 'absent']).toContain(state);
      }
    }),
  );
});

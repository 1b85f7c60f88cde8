import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { Connections } from '../../../utils/connections.ts';
import { fail } from '../../../utils/errors.ts';
import { createFakeSend, createLateAnswer, NOTHING, SAVED } from '../fake-send.ts';
import { createWebhookState } from './webhook-state.ts';

const REPLY = {
  url: 'https://client.example/webhook/test',
  status: 200,
  statusText: 'OK',
  durationMs: 142,
  headers: [['content-type', 'application/json']],
  body: '{"ok":true}',
  isCut: false,
};

function opened(answer: unknown = REPLY) {
  const background = createFakeSend({ sendTestWebhook: answer });
  const saved = signal<Connections | undefined>(SAVED);
  const state = createWebhookState(background.send, saved, () => new Date('2026-11-18T19:32:05.120Z'));
  return { state, background, saved };
}

describe('event and payload', () => {
  it('stay in step, whichever is changed', () => {
    const { state } = opened();
    expect(state.event.value).toBe('shipment.status_updated');
    state.setEvent('shipment.custom_event');
    expect(JSON.parse(state.payload.value).event).toBe('shipment.custom_event');
    state.setPayload('{"event": "shipment.status_updated"}');
    expect(state.event.value).toBe('shipment.status_updated');
    state.takeSample('customEvent');
    expect(state.event.value).toBe('shipment.custom_event');
  });

  it('leaves a payload that is not JSON as it is', () => {
    const { state } = opened();
    state.setPayload('{"event": ');
    state.setEvent('shipment.custom_event');
    expect(state.payload.value).toBe('{"event": ');
  });
});

it('reset returns to the sample, format lays the JSON out', () => {
  const { state } = opened();
  state.takeSample('minimal');
  const sample = state.payload.value;
  state.setPayload('{"event":"shipment.custom_event"}');
  expect(state.isEdited.value).toBe(true);
  state.format();
  expect(state.payload.value).toBe('{\n  "event": "shipment.custom_event"\n}');
  state.reset();
  expect([state.payload.value, state.isEdited.value]).toEqual([sample, false]);
});

it('follows the saved sandbox address', () => {
  const { state, saved } = opened();
  expect(state.request.value?.url).toBe('https://client.example/webhook/test');
  saved.value = { ...SAVED, sandbox: { ...SAVED.sandbox, clientUrl: 'http://127.0.0.1:9/base/' } };
  expect(state.request.value?.url).toBe('http://127.0.0.1:9/base/webhook/test');
  saved.value = { ...SAVED, sandbox: NOTHING };
  expect([state.request.value?.url, state.canSend.value]).toEqual([undefined, false]);
});

describe('sendTest', () => {
  it('sends exactly the text, problems of the schema included', async () => {
    const { state, background } = opened();
    const text = '{ "event": "unheard.of" }\n';
    state.setPayload(text);
    await state.sendTest();
    expect(background.named('sendTestWebhook')).toEqual([
      { name: 'sendTestWebhook', request: { environment: 'sandbox', payload: text, isAuthorized: false } },
    ]);
    expect(state.sending.value).toEqual({ step: 'replied', reply: REPLY });
  });

  it('does not send what is not JSON', async () => {
    const { state, background } = opened();
    state.setPayload('{');
    await state.sendTest();
    expect(background.named('sendTestWebhook')).toEqual([]);
  });

  it('sends once, however often it is pressed', async () => {
    const late = createLateAnswer();
    const { state, background } = opened(late.promise);
    const first = state.sendTest();
    expect(state.canSend.value).toBe(false);
    await state.sendTest();
    late.give(REPLY);
    await first;
    expect(background.named('sendTestWebhook')).toHaveLength(1);
    expect(state.canSend.value).toBe(true);
  });

  it('shows a failure and does not try again', async () => {
    const { state, background } = opened(fail('offline', { host: 'client.example' }));
    await state.sendTest();
    expect(state.sending.value).toEqual({
      step: 'failed',
      failure: { kind: 'offline', host: 'client.example' },
    });
    expect(background.named('sendTestWebhook')).toHaveLength(1);
  });
});

describe('production', () => {
  const production = { ...SAVED, production: { ...SAVED.sandbox, clientUrl: 'https://live.example' } };

  it('is sent to only after a confirmation, and the sandbox is chosen again then', async () => {
    const { state, background, saved } = opened();
    saved.value = production;
    state.chooseEnvironment('production');
    await state.sendTest();
    expect(background.named('sendTestWebhook')).toEqual([]);
    state.cancel();
    await state.confirm();
    expect(background.named('sendTestWebhook')).toEqual([]);
    await state.sendTest();
    await state.confirm();
    expect(background.named('sendTestWebhook')).toMatchObject([
      { request: { environment: 'production', confirmedUrl: 'https://live.example/webhook/test' } },
    ]);
    expect(state.environment.value).toBe('sandbox');
  });

  it('is never where a sequence goes', async () => {
    const { state, background, saved } = opened();
    saved.value = production;
    state.chooseEnvironment('production');
    await state.sequence.play('duplicate', '{}');
    expect(background.named('sendTestWebhook').map(({ request }) => request)).toEqual([
      { environment: 'sandbox', payload: '{}', isAuthorized: false },
      { environment: 'sandbox', payload: '{}', isAuthorized: false },
    ]);
  });
});

it('a token is sent only while that is ticked, for the environment it was ticked for', async () => {
  const { state, background } = opened();
  state.authorize(true);
  expect(state.request.value?.headers.Authorization).toBe('Bearer <ACCESS_TOKEN>');
  await state.sendTest();
  expect(background.named('sendTestWebhook')).toMatchObject([{ request: { isAuthorized: true } }]);
  state.chooseEnvironment('production');
  state.chooseEnvironment('sandbox');
  expect([state.isAuthorized.value, state.request.value?.headers.Authorization]).toEqual([false, undefined]);
});

import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { NOTHING, SAVED } from '../../tests/fakes/connections.ts';
import { createFakeSend, createLateAnswer } from '../../tests/fakes/send.ts';
import { fail } from '../../utils/outcome.ts';
import type { Connections } from '../connection/model.ts';
import { createWebhookState } from './state.ts';

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
  it("follow each other's changes", () => {
    const { state } = opened();
    expect(state.payload.event.value).toBe('shipment.status_updated');
    state.payload.setEvent('shipment.custom_event');
    expect(JSON.parse(state.payload.text.value).event).toBe('shipment.custom_event');
    state.payload.setText('{"event": "shipment.status_updated"}');
    expect(state.payload.event.value).toBe('shipment.status_updated');
    state.payload.loadSample('customEvent');
    expect(state.payload.event.value).toBe('shipment.custom_event');
  });

  it('do not change a payload that is not JSON', () => {
    const { state } = opened();
    state.payload.setText('{"event": ');
    state.payload.setEvent('shipment.custom_event');
    expect(state.payload.text.value).toBe('{"event": ');
  });
});

it('resets to the sample, and formats the JSON', () => {
  const { state } = opened();
  state.payload.loadSample('minimal');
  const sample = state.payload.text.value;
  state.payload.setText('{"event":"shipment.custom_event"}');
  expect(state.payload.isEdited.value).toBe(true);
  state.payload.format();
  expect(state.payload.text.value).toBe('{\n  "event": "shipment.custom_event"\n}');
  state.payload.reset();
  expect([state.payload.text.value, state.payload.isEdited.value]).toEqual([sample, false]);
});

it('follows the saved sandbox address', () => {
  const { state, saved } = opened();
  expect(state.target.request.value?.url).toBe('https://client.example/webhook/test');
  saved.value = { ...SAVED, sandbox: { ...SAVED.sandbox, clientUrl: 'http://127.0.0.1:9/base/' } };
  expect(state.target.request.value?.url).toBe('http://127.0.0.1:9/base/webhook/test');
  saved.value = { ...SAVED, sandbox: NOTHING };
  expect([state.target.request.value?.url, state.delivery.canSend.value]).toEqual([undefined, false]);
});

describe('sendPayload', () => {
  it('sends exactly the text, even with schema problems', async () => {
    const { state, background } = opened();
    const text = '{ "event": "unheard.of" }\n';
    state.payload.setText(text);
    await state.delivery.sendPayload();
    expect(background.named('sendTestWebhook')).toEqual([
      { name: 'sendTestWebhook', request: { environment: 'sandbox', payload: text, isAuthorized: false } },
    ]);
    expect(state.delivery.latest.value).toMatchObject({
      step: 'replied',
      reply: REPLY,
      sent: { payload: text },
    });
  });

  it('does not send invalid JSON', async () => {
    const { state, background } = opened();
    state.payload.setText('{');
    await state.delivery.sendPayload();
    expect(background.named('sendTestWebhook')).toEqual([]);
  });

  it('sends once when pressed repeatedly', async () => {
    const late = createLateAnswer();
    const { state, background } = opened(late.promise);
    const first = state.delivery.sendPayload();
    expect(state.delivery.canSend.value).toBe(false);
    await state.delivery.sendPayload();
    late.give(REPLY);
    await first;
    expect(background.named('sendTestWebhook')).toHaveLength(1);
    expect(state.delivery.canSend.value).toBe(true);
  });

  it('shows a failure and does not retry', async () => {
    const { state, background } = opened(fail('offline', { host: 'client.example' }));
    await state.delivery.sendPayload();
    expect(state.delivery.latest.value).toMatchObject({
      step: 'failed',
      failure: { kind: 'offline', host: 'client.example' },
    });
    expect(background.named('sendTestWebhook')).toHaveLength(1);
  });
});

describe('production', () => {
  const production = { ...SAVED, production: { ...SAVED.sandbox, clientUrl: 'https://live.example' } };

  it('receives a test only after a confirmation; then the sandbox is selected again', async () => {
    const { state, background, saved } = opened();
    saved.value = production;
    state.target.chooseEnvironment('production');
    await state.delivery.sendPayload();
    expect(background.named('sendTestWebhook')).toEqual([]);
    state.delivery.cancel();
    await state.delivery.confirm();
    expect(background.named('sendTestWebhook')).toEqual([]);
    await state.delivery.sendPayload();
    await state.delivery.confirm();
    expect(background.named('sendTestWebhook')).toMatchObject([
      { request: { environment: 'production', confirmedUrl: 'https://live.example/webhook/test' } },
    ]);
    expect(state.target.environment.value).toBe('sandbox');
  });

  it('requires the confirmation also if its address was entered for the sandbox by mistake', async () => {
    const { state, background, saved } = opened();
    saved.value = { ...SAVED, production: SAVED.sandbox };
    expect(state.delivery.canPlay.value).toBe(false);
    await state.delivery.sendPayload();
    expect(background.named('sendTestWebhook')).toEqual([]);
    await state.delivery.confirm();
    expect(background.named('sendTestWebhook')).toMatchObject([
      { request: { environment: 'sandbox', confirmedUrl: 'https://client.example/webhook/test' } },
    ]);
  });

  it('never receives a sequence', async () => {
    const { state, background, saved } = opened();
    saved.value = production;
    state.target.chooseEnvironment('production');
    await state.sequence.play('duplicate', '{}');
    expect(background.named('sendTestWebhook').map(({ request }) => request)).toEqual([
      { environment: 'sandbox', payload: '{}', isAuthorized: false },
      { environment: 'sandbox', payload: '{}', isAuthorized: false },
    ]);
  });
});

const WITH_TOKENS: Connections = {
  ...SAVED,
  production: { ...SAVED.sandbox, clientUrl: 'https://live.example', hasClientToken: true },
  sandbox: { ...SAVED.sandbox, hasClientToken: true },
};

it('sends a token only while the box is ticked, and only to the environment it was ticked for', async () => {
  const { state, background, saved } = opened();
  saved.value = WITH_TOKENS;
  state.target.authorize(true);
  expect(state.target.request.value?.headers.Authorization).toBe('Bearer <ACCESS_TOKEN>');
  await state.delivery.sendPayload();
  expect(background.named('sendTestWebhook')).toMatchObject([{ request: { isAuthorized: true } }]);
  state.target.chooseEnvironment('production');
  state.target.chooseEnvironment('sandbox');
  expect([state.target.isAuthorized.value, state.target.request.value?.headers.Authorization]).toEqual([
    false,
    undefined,
  ]);
});

it('sends no token that was removed after the box was ticked', async () => {
  const { state, background, saved } = opened();
  saved.value = WITH_TOKENS;
  state.target.authorize(true);
  saved.value = SAVED;
  await state.delivery.sendPayload();
  expect(background.named('sendTestWebhook')).toMatchObject([{ request: { isAuthorized: false } }]);
});

it('sends a sequence with the token only if the box was ticked for the sandbox', async () => {
  const { state, background, saved } = opened();
  saved.value = WITH_TOKENS;
  const sent = (isAuthorized: boolean) => ({ request: { environment: 'sandbox', isAuthorized } });
  state.target.authorize(true);
  await state.sequence.play('duplicate', '{}');
  expect(background.named('sendTestWebhook')).toMatchObject([sent(true), sent(true)]);
  state.target.chooseEnvironment('production');
  state.target.authorize(true);
  await state.sequence.play('duplicate', '{}');
  expect(background.named('sendTestWebhook').slice(2)).toMatchObject([sent(false), sent(false)]);
});

describe('a response', () => {
  const production = { ...SAVED, production: { ...SAVED.sandbox, clientUrl: 'https://live.example' } };

  it('is marked as the other environment’s only after the user has chosen an environment', async () => {
    const { state, saved } = opened();
    saved.value = production;
    expect(state.delivery.isOfOther.value).toBe(false);
    await state.delivery.sendPayload();
    expect(state.delivery.isOfOther.value).toBe(false);
    state.target.chooseEnvironment('production');
    expect(state.delivery.isOfOther.value).toBe(true);
    await state.delivery.sendPayload();
    await state.delivery.confirm();
    // The choice of production has ended, but this is its response.
    expect([state.target.environment.value, state.delivery.isOfOther.value]).toEqual(['sandbox', false]);
    state.target.chooseEnvironment('sandbox');
    expect(state.delivery.isOfOther.value).toBe(true);
  });

  it('is shown when one test is sent, but not when a sequence is', async () => {
    const { state } = opened();
    state.view.tab.value = 'history';
    await state.sequence.play('duplicate', '{}');
    expect(state.view.tab.value).toBe('history');
    state.view.isComparing.value = true;
    await state.delivery.sendPayload();
    expect([state.view.tab.value, state.view.isComparing.value]).toEqual(['response', false]);
  });
});

import { describe, expect, it } from 'vitest';
import { NOTHING, SAVED } from '../../tests/fakes/connections.ts';
import { createFakeSend, createLateAnswer } from '../../tests/fakes/send.ts';
import { fail } from '../../utils/outcome.ts';
import type { MessageName } from '../protocol.ts';
import { createConnectionState } from './connection-state.ts';
import type { Connections } from './model.ts';

const AFTER: Connections = {
  ...SAVED,
  production: { ...NOTHING, partnerUrl: 'https://new.example', hasKey: true },
};

const NOW = 1_764_000_000_000;

async function opened(answers: Partial<Record<MessageName, unknown>> = {}, isGranted = true) {
  const background = createFakeSend({ getConnections: SAVED, saveConnections: AFTER, ...answers });
  const asked: string[][] = [];
  const requestAccess = async (patterns: string[]) => {
    asked.push(patterns);
    return isGranted;
  };
  const state = createConnectionState(background.send, requestAccess, () => new Date(NOW));
  await state.load();
  return { state, background, asked };
}

describe('load', () => {
  it('fills the form with saved values, but never with a key', async () => {
    const { state } = await opened();
    expect(state.draft.value.sandbox).toEqual({
      partnerUrl: 'https://partner.example',
      key: '',
      clientUrl: 'https://client.example',
      clientToken: '',
    });
    expect(state.isChanged.value).toBe(false);
  });

  it('exposes the failure and can be repeated', async () => {
    const { state, background } = await opened({ getConnections: fail('interrupted') });
    expect(state.loading.value).toEqual({ step: 'failed', failure: { kind: 'interrupted' } });
    background.answers.getConnections = SAVED;
    await state.reload();
    expect(state.loading.value.step).toBe('ready');
  });

  it('does not overwrite a draft', async () => {
    const { state } = await opened();
    state.edit('production', 'partnerUrl', 'https://typed.example');
    await state.load();
    expect(state.draft.value.production.partnerUrl).toBe('https://typed.example');
  });
});

describe('save', () => {
  it('requests access synchronously, before any await', async () => {
    const { state, asked, background } = await opened();
    state.edit('production', 'partnerUrl', 'https://new.example');
    const saving = state.save();
    expect(asked).toEqual([['https://new.example/*']]);
    expect(background.named('saveConnections')).toEqual([]);
    expect(state.saving.value.step).toBe('saving');
    await saving;
    expect(state.saving.value.step).toBe('saved');
  });

  it('drops characters without a width, which chats and wikis add to copied text', async () => {
    const { state, background } = await opened();
    state.edit('production', 'partnerUrl', '\u200bhttps://new.example/v2\u200b');
    state.edit('production', 'key', 'a\u2060-key\ufeff');
    await state.save();
    expect(background.named('saveConnections')[0]?.request).toMatchObject({
      production: { partnerUrl: 'https://new.example/v2', newKey: 'a-key' },
    });
  });

  it('sends a key only if one was typed, then clears the field', async () => {
    const { state, background } = await opened();
    state.edit('production', 'partnerUrl', 'https://new.example');
    state.edit('production', 'key', 'secret-1');
    await state.save();
    expect(background.named('saveConnections')[0]?.request).toEqual({
      production: { partnerUrl: 'https://new.example', clientUrl: '', newKey: 'secret-1' },
      sandbox: { partnerUrl: 'https://partner.example', clientUrl: 'https://client.example' },
    });
    expect(state.draft.value.production.key).toBe('');
    expect(state.isChanged.value).toBe(false);
  });

  it('does not request access that is already granted', async () => {
    const { state, asked } = await opened();
    state.edit('sandbox', 'key', 'secret-2');
    await state.save();
    expect(asked).toEqual([]);
  });

  it('saves even if access is refused', async () => {
    const missing = { ...AFTER, production: { ...AFTER.production, missingAccess: ['https://new.example'] } };
    const { state, background, asked } = await opened({ saveConnections: missing }, false);
    state.edit('production', 'partnerUrl', 'https://new.example');
    await state.save();
    expect(background.named('saveConnections')).toHaveLength(1);
    expect(state.saved.value?.production.missingAccess).toEqual(['https://new.example']);
    background.answers.getConnections = AFTER;
    await state.allowAccess('production');
    expect(asked.at(-1)).toEqual(['https://new.example/*']);
    expect(state.saved.value?.production.missingAccess).toEqual([]);
  });

  it('refuses a form with an invalid field and sends nothing', async () => {
    const { state, background, asked } = await opened();
    state.edit('production', 'clientUrl', 'http://plain.example');
    await state.save();
    expect(state.saving.value.step).toBe('refused');
    expect([asked, background.named('saveConnections')]).toEqual([[], []]);
  });

  it('leaves the draft unchanged if saving fails', async () => {
    const { state } = await opened({ saveConnections: fail('interrupted') });
    state.edit('sandbox', 'key', 'secret-3');
    await state.save();
    expect(state.saving.value).toEqual({ step: 'failed', failure: { kind: 'interrupted' } });
    expect(state.draft.value.sandbox.key).toBe('secret-3');
  });

  it('does not overwrite fields that are edited while saving', async () => {
    const { state } = await opened();
    state.edit('production', 'partnerUrl', 'https://new.example');
    const saving = state.save();
    state.edit('production', 'clientUrl', 'https://later.example');
    await saving;
    expect(state.draft.value.production.clientUrl).toBe('https://later.example');
    expect(state.isChanged.value).toBe(true);
  });
});

it('discard restores the saved values', async () => {
  const { state } = await opened();
  state.edit('sandbox', 'key', 'secret-4');
  state.discard();
  expect(state.isChanged.value).toBe(false);
});

describe('setEnvironment', () => {
  it('saves immediately and leaves the draft unchanged', async () => {
    const { state, background } = await opened({ setEnvironment: { ...SAVED, environment: 'production' } });
    state.edit('sandbox', 'key', 'secret-5');
    const switching = state.setEnvironment('production');
    expect(state.switching.value).toEqual({ step: 'switching', to: 'production' });
    await switching;
    expect(background.named('setEnvironment')[0]?.request).toEqual({ environment: 'production' });
    expect(state.saved.value?.environment).toBe('production');
    expect(state.draft.value.sandbox.key).toBe('secret-5');
  });

  it('exposes a failure', async () => {
    const { state } = await opened({ setEnvironment: fail('timedOut') });
    await state.setEnvironment('production');
    expect(state.switching.value).toEqual({ step: 'failed', failure: { kind: 'timedOut' } });
    expect(state.saved.value?.environment).toBe('sandbox');
  });
});

describe('check', () => {
  const accepted = { environment: 'production', host: 'partner.example', validUntil: 1 };
  const client = { host: 'client.example' };
  const BOTH = { ...SAVED, production: SAVED.sandbox };

  it('checks an environment that is not selected, with its Client API, and switches nothing', async () => {
    const { state, background } = await opened({
      getConnections: BOTH,
      checkConnection: accepted,
      checkClientApi: client,
    });
    const checking = state.check('production');
    expect(state.checks.value.production.step).toBe('checking');
    await checking;
    expect(state.checks.value).toEqual({
      production: { step: 'accepted', check: accepted, client: { ok: true, value: client }, at: NOW },
      sandbox: { step: 'idle' },
    });
    const named = { environment: 'production' };
    expect(background.named('checkConnection')[0]?.request).toEqual(named);
    expect(background.named('checkClientApi')[0]?.request).toEqual(named);
    expect(background.named('setEnvironment')).toEqual([]);
  });

  it('sends no request to a Client API without a URL', async () => {
    const sandbox = { ...SAVED.sandbox, clientUrl: '' };
    const { state, background } = await opened({
      getConnections: { ...SAVED, sandbox },
      checkConnection: accepted,
    });
    await state.check('sandbox');
    expect(background.named('checkClientApi')).toEqual([]);
    expect(state.checks.value.sandbox).toEqual({ step: 'accepted', check: accepted, at: NOW });
  });

  it('exposes a failure', async () => {
    const { state } = await opened({
      checkConnection: fail('keyRejected', { host: 'partner.example' }),
      checkClientApi: client,
    });
    await state.check('sandbox');
    expect(state.checks.value.sandbox).toMatchObject({ step: 'failed', failure: { kind: 'keyRejected' } });
  });

  it('keeps the outcome when the environment changes, and forgets it when its connection does', async () => {
    const { state } = await opened({
      getConnections: BOTH,
      checkConnection: accepted,
      checkClientApi: client,
      setEnvironment: { ...BOTH, environment: 'production' },
      saveConnections: BOTH,
    });
    await state.check('production');
    await state.check('sandbox');
    await state.setEnvironment('production');
    state.edit('sandbox', 'key', 'another');
    await state.save();
    expect([state.checks.value.production.step, state.checks.value.sandbox.step]).toEqual([
      'accepted',
      'idle',
    ]);
  });

  it('ignores a reply that arrives after the connection has changed', async () => {
    const late = createLateAnswer();
    const { state, background } = await opened({ checkConnection: late.promise, checkClientApi: client });
    const checking = state.check('sandbox');
    background.answers.getConnections = { ...SAVED, sandbox: { ...SAVED.sandbox, hasKey: false } };
    await state.load();
    late.give(accepted);
    await checking;
    expect(state.checks.value.sandbox).toEqual({ step: 'idle' });
  });
});

it('clears a saved secret even if the change notification arrives before the reply', async () => {
  const late = createLateAnswer();
  const { state, background } = await opened({ saveConnections: late.promise });
  state.edit('sandbox', 'clientToken', 'token');
  const saved = state.save();
  background.answers.getConnections = AFTER;
  await state.load();
  late.give(AFTER);
  await saved;
  expect([state.draft.value.sandbox.clientToken, state.isChanged.value]).toEqual(['', false]);
});

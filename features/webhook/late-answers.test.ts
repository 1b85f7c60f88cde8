import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { SAVED } from '../../tests/fakes/connections.ts';
import { createSlowBackground } from '../../tests/fakes/slow-background.ts';
import { fail, succeed } from '../../utils/outcome.ts';
import type { Send } from '../protocol.ts';
import { createHistoryState } from './history-state.ts';
import type { WebhookSend } from './model.ts';
import { createWebhookState } from './state.ts';

describe('webhook console', () => {
  const entries = ['A1', 'B1'].map((trackingId) => ({
    trackingId,
    environment: 'sandbox',
    tone: 'inTransit',
  }));
  const saved = { ...SAVED, sandbox: { ...SAVED.sandbox, hasClientToken: true } };
  const open = (send: Send) => createWebhookState(send, signal(saved), () => new Date(0));

  async function withRecent() {
    const { send, answer } = createSlowBackground();
    const state = open(send);
    await answer('getRecent', 0, succeed({ entries, unreadable: false, days: 30 }));
    return { state, answer };
  }

  it('keeps text typed while a sample is being fetched', async () => {
    const { state, answer } = await withRecent();
    void state.recent.choose('A1');
    state.payload.setText('{"typed": 1}');
    await answer('getCachedLookups', 0, fail('interrupted'));
    expect(state.payload.text.value).toBe('{"typed": 1}');
  });

  it('loads the sample that was chosen last', async () => {
    const { state, answer } = await withRecent();
    void state.recent.choose('A1');
    void state.recent.choose('B1');
    await answer('getCachedLookups', 1, fail('interrupted'));
    await answer('getCachedLookups', 0, fail('interrupted'));
    expect(state.recent.chosen.value).toBe('B1');
  });

  it('ignores recent lookups of the previous environment', async () => {
    const { send, answer } = createSlowBackground();
    const state = open(send);
    state.target.chooseEnvironment('production');
    await answer('getRecent', 0, succeed({ entries, unreadable: false, days: 30 }));
    expect(state.recent.offered.value).toEqual([]);
    await answer('getRecent', 1, succeed({ entries: entries.slice(1), unreadable: false, days: 30 }));
    expect(state.recent.offered.value).toEqual(['B1']);
  });

  it('keeps the token ticked for the sandbox when a reply from production arrives', async () => {
    const { send, answer } = createSlowBackground();
    const state = open(send);
    void state.delivery.deliver({ environment: 'production', payload: '{}', isAuthorized: false });
    state.target.chooseEnvironment('sandbox');
    state.target.authorize(true);
    await answer('sendTestWebhook', 0, fail('offline'));
    expect(state.target.isAuthorized.value).toBe(true);
  });

  it('can restore a test removed while an earlier removal is being undone', async () => {
    const { send, answer } = createSlowBackground();
    const state = createHistoryState(send);
    const [first, second] = [{ id: '1' }, { id: '2' }] as WebhookSend[];
    void state.remove('1');
    await answer('removeWebhookSends', 0, succeed({ sends: [first] }));
    void state.remove('2');
    void state.undo();
    await answer('removeWebhookSends', 1, succeed({ sends: [second] }));
    await answer('restoreWebhookSends', 0, succeed({}));
    expect(state.removed.value).toEqual([second]);
  });
});

import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, test, vi } from 'vitest';
import { SAVED } from '../../../../tests/fakes/connections.ts';
import { setUpRoot } from '../../../../tests/fakes/root.ts';
import { createFakeSend } from '../../../../tests/fakes/send.ts';
import { allEnglishMessages } from '../../../catalogue.ts';
import { MessagesProvider } from '../../../messages-context.tsx';
import type { WebhookSend } from '../../model.ts';
import { formatJson, samplePayload } from '../../samples.ts';
import { createWebhookState, type WebhookState } from '../../state.ts';
import { ResultPane } from '../reply/ResultPane.tsx';
import { timeOfDay } from '../reply/send-time.ts';

const messages = allEnglishMessages;
const t = messages.webhook;
const root = setUpRoot();
const reply = {
  url: 'https://client.example/webhook/test',
  statusText: '',
  durationMs: 12,
  headers: [],
  body: '{"ok": true}',
  isCut: false,
};
const sample = formatJson(samplePayload('inTransit', new Date(0)));
const past = (id: string, status: number, payload: string): WebhookSend => ({
  id,
  sentAt: Date.parse('2026-11-18T10:00:00Z'),
  environment: status === 200 ? 'sandbox' : 'production',
  url: reply.url,
  isAuthorized: false,
  payload,
  result: { kind: 'replied', reply: { ...reply, status } },
});
const sends = [past('1', 200, sample), past('2', 400, '{"data": {"trackingId": "EDITED 1"}}')];
let state: WebhookState;

beforeEach(async () => {
  const { send } = createFakeSend({
    getWebhookHistory: { sends, unreadable: false },
    sendTestWebhook: { ...reply, status: 200 },
  });
  state = createWebhookState(send, signal(SAVED), () => new Date());
  await state.history.load();
  state.view.tab.value = 'history';
  show();
});

function show(): void {
  act(() =>
    render(
      <MessagesProvider value={messages} options={messages}>
        <ResultPane state={state} />
      </MessagesProvider>,
      root,
    ),
  );
}

const rows = () => [...root.querySelectorAll('.send')];
const click = (name: string) => {
  const button = [...root.querySelectorAll('button')].find((each) => each.textContent?.includes(name));
  if (!button) throw new Error(`There is no button “${name}”.`);
  act(() => button.click());
};

test('names a row after its sample or its payload, with status, duration and environment', () => {
  expect(rows().map((row) => row.querySelector('.send-name')?.textContent)).toEqual([
    t.sampleName.inTransit,
    'EDITED 1',
  ]);
  expect(rows()[0]?.textContent).toMatch(/Accepted · 200.*12 ms.*SANDBOX/);
  expect(rows()[1]?.textContent).toMatch(/Refused · 400.*Production/);
});

test('a click opens a row, with its actions as words; another row closes it', () => {
  expect(root.textContent).not.toContain(t.sendAgain);
  click(t.sampleName.inTransit);
  expect(rows()[0]?.textContent).toContain(t.sendAgain);
  expect(rows()[0]?.textContent).toContain('"ok": true');
  click('EDITED 1');
  expect(rows()[0]?.textContent).not.toContain(t.sendAgain);
  click(t.editAgain);
  expect(state.payload.text.value).toContain('EDITED 1');
  click(t.compare);
  expect(rows()[1]?.textContent).toContain(t.sameAsEditor);
});

test('marks the open row for screen readers', () => {
  const isOpen = () =>
    [...root.querySelectorAll('.send-line')].map((line) => line.getAttribute('aria-expanded') === 'true');
  expect(isOpen()).toEqual([false, false]);
  click('EDITED 1');
  expect(isOpen()).toEqual([false, true]);
});

test.each([
  [[], false, t.historyEmpty],
  [sends.slice(0, 1), false, t.noneFailed],
  [[], true, undefined],
])('says why no test is shown: %#', async (saved, unreadable, text) => {
  const { send } = createFakeSend({ getWebhookHistory: { sends: saved, unreadable } });
  state = createWebhookState(send, signal(SAVED), () => new Date());
  await state.history.load();
  state.view.tab.value = 'history';
  state.view.filter.value = 'failed';
  show();
  expect(root.querySelector('.reply-empty')?.textContent).toBe(text);
});

test('mentions no button beside a long response that only the other tab has', async () => {
  const result = { kind: 'replied', reply: { ...reply, status: 200, body: 'x'.repeat(30_000) } } as const;
  const { send } = createFakeSend({
    getWebhookHistory: { sends: [{ ...past('3', 200, '{}'), result }], unreadable: false },
  });
  state = createWebhookState(send, signal(SAVED), () => new Date());
  await state.history.load();
  state.view.tab.value = 'history';
  show();
  act(() => rows()[0]?.querySelector('button')?.click());
  const labels = [...root.querySelectorAll('button')].map((each) => each.ariaLabel ?? each.textContent);
  const named = [...(root.textContent?.matchAll(/“([^”]+)”/g) ?? [])].map(([, name]) => name);
  expect(named.filter((name) => !labels.includes(name ?? ''))).toEqual([]);
  expect(root.textContent).toContain((30_000).toLocaleString('en'));
});

test('the filter leaves the failed tests', () => {
  const select = root.querySelector('select') as HTMLSelectElement;
  select.value = 'failed';
  act(() => void select.dispatchEvent(new Event('change')));
  expect(rows()).toHaveLength(1);
  expect(root.querySelector('[role="tab"][aria-selected="true"]')?.textContent).toBe(t.historyCount(2));
});

test('an arrow key takes the focus to the tab that it chooses', () => {
  const chosen = () => root.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
  chosen()?.focus();
  for (const name of [t.reply, t.historyCount(2)]) {
    const press = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true });
    act(() => void document.activeElement?.dispatchEvent(press));
    expect(chosen()?.textContent).toBe(name);
    expect(document.activeElement).toBe(chosen());
  }
});

test('a response is marked as another environment’s after the other one is chosen', async () => {
  await act(() => state.delivery.sendPayload());
  expect(root.querySelector('.of-other')).toBeNull();
  act(() => state.target.chooseEnvironment('production'));
  expect(root.querySelector('.of-other')?.textContent).toContain('From the sandbox, just now');
});

test('names the day of a test when it is no longer today', () => {
  const timeShown = () => root.querySelector('.send-when time')?.textContent;
  const sentAt = past('1', 200, sample).sentAt;
  vi.useFakeTimers({ now: sentAt });
  try {
    act(() => render(null, root));
    show();
    expect(timeShown()).toBe(timeOfDay(sentAt, 'en'));
    act(() => void vi.advanceTimersByTime(24 * 3_600_000));
    expect(timeShown()).toContain('Nov 18');
  } finally {
    vi.useRealTimers();
  }
});

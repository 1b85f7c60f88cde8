import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { NOTHING, SAVED } from '../../../tests/fakes/connections.ts';
import { setUpRoot } from '../../../tests/fakes/root.ts';
import { createFakeSend } from '../../../tests/fakes/send.ts';
import { fail } from '../../../utils/outcome.ts';
import { allEnglishMessages } from '../../catalogue.ts';
import { createConnectionState } from '../../connection/connection-state.ts';
import type { Connections } from '../../connection/model.ts';
import { MessagesProvider } from '../../messages-context.tsx';
import { createSetUpState } from '../state.ts';
import { SetUp } from './SetUp.tsx';

const root = setUpRoot();
const messages = allEnglishMessages;
const { setUp } = messages;
const now = () => new Date('2026-11-23T10:00:00Z');
const EMPTY: Connections = { ...SAVED, environment: 'production', production: NOTHING, sandbox: NOTHING };
const CONNECTED: Connections = { ...EMPTY, production: SAVED.sandbox };
const ACCEPTED = { environment: 'production', host: 'partner.example', validUntil: now().getTime() + 1000 };

const close = vi.fn();

async function open(connections = EMPTY) {
  const background = createFakeSend({
    getConnections: connections,
    saveConnections: CONNECTED,
    checkClientApi: { host: 'client.example' },
    checkConnection: ACCEPTED,
    getShipment: fail('notFound'),
  });
  const connection = createConnectionState(background.send, async () => true, now);
  await connection.load();
  const state = createSetUpState({ send: background.send, connection, needsReload: true, close });
  const App = () => (
    <MessagesProvider value={messages} options={messages}>
      <SetUp state={state} connection={connection} saved={connection.saved.value ?? EMPTY} now={now} />
    </MessagesProvider>
  );
  act(() => render(<App />, root));
  return { background, connection, state };
}

const button = (name: string) =>
  [...root.querySelectorAll('button')].find((each) => each.textContent === name);
const heading = () => root.querySelector('h1')?.textContent;

test('a refused key is named beside the fields, with a button that leads to it', async () => {
  const { background, connection, state } = await open();
  connection.edit('production', 'partnerUrl', 'partner.example');
  connection.edit('production', 'clientUrl', 'client.example');
  connection.edit('production', 'key', 'wrong');
  background.answers.checkConnection = fail('keyRejected', { host: 'partner.example' });
  await act(() => state.connect());
  await vi.waitFor(() => expect(button(setUp.changeKey)).toBeDefined());
  expect(heading()).toBe(setUp.stepTitle.connect);
  act(() => button(setUp.changeKey)?.click());
  expect(document.activeElement).toBe(root.querySelectorAll('input')[1]);
  expect(background.named('saveConnections')[0]?.request).toMatchObject({
    production: { partnerUrl: 'https://partner.example', newKey: 'wrong' },
  });

  // The result of the check no longer concerns the entered values.
  act(() => connection.edit('production', 'key', 'right'));
  await vi.waitFor(() => expect(button(setUp.changeKey)).toBeUndefined());
  background.answers.checkConnection = ACCEPTED;
  await act(() => state.connect());
  await vi.waitFor(() => expect(heading()).toBe(setUp.stepTitle.try));
});

test('does not request a URL and key that the organisation has set, only access', async () => {
  await open();
  expect(root.textContent).toContain(setUp.connectLead);
  await open({ ...EMPTY, production: { ...SAVED.sandbox, managed: ['partnerUrl', 'apiKey'] } });
  expect(root.textContent).toContain(setUp.managedLead);
  expect(root.textContent).not.toContain(setUp.connectLead);
});

test('connects the environment that a policy selects, although the other one was chosen before it', async () => {
  const { background, connection, state } = await open();
  act(() => state.choose('sandbox'));
  background.answers.getConnections = { ...CONNECTED, isEnvironmentManaged: true };
  await act(() => connection.load());
  background.answers.checkConnection = ACCEPTED;
  await act(() => state.connect());
  expect(background.named('setEnvironment')).toEqual([]);
  expect(background.named('checkConnection')[0]?.request).toEqual({ environment: 'production' });
  await vi.waitFor(() => expect(heading()).toBe(setUp.stepTitle.try));
});

test('marks the fields that are still missing, once the user has tried to go on', async () => {
  const { connection, state } = await open();
  const marked = () =>
    [...root.querySelectorAll('input')].map((input) => input.getAttribute('aria-invalid') === 'true');
  expect(marked()).toEqual([false, false, false]);
  await act(() => state.connect());
  expect(marked()).toEqual([true, true, false]);
  const described = root.querySelector('input')?.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(
    setUp.missing([messages.options.partnerUrl, messages.options.partnerKey]),
  );
  await act(async () => connection.edit('production', 'partnerUrl', 'partner.example'));
  expect(marked()).toEqual([false, true, false]);
});

test.each([
  [{ partnerUrl: 'the portal', key: 'right', clientUrl: '' }, 0],
  [{ partnerUrl: 'partner.example', key: 'two words', clientUrl: '' }, 1],
  [{ partnerUrl: 'partner.example', key: 'right', clientUrl: 'the console' }, 2],
])('the focus goes to the first wrong field when %o is to be saved', async (fields, wrong) => {
  const { background, connection } = await open();
  for (const field of ['partnerUrl', 'key', 'clientUrl'] as const)
    await act(() => connection.edit('production', field, fields[field]));
  await act(() => button(setUp.allowAndConnect)?.click());
  expect(document.activeElement).toBe(root.querySelectorAll('input')[wrong]);
  expect(background.named('saveConnections')).toEqual([]);
});

test('a failed check is announced once, and is gone after access was given', async () => {
  const { background, connection, state } = await open();
  const outcome = () => root.querySelector('.set-up-outcome');
  expect(outcome()?.getAttribute('role')).toBe('status');
  connection.edit('production', 'partnerUrl', 'partner.example');
  connection.edit('production', 'key', 'right');
  background.answers.checkConnection = fail('permissionMissing', { host: 'partner.example' });
  await act(() => state.connect());
  await vi.waitFor(() => expect(outcome()?.querySelector('[role="alert"]')).not.toBeNull());
  expect(outcome()?.getAttribute('role')).toBeNull();
  background.answers.checkConnection = ACCEPTED;
  act(() => button(messages.options.allowAccess)?.click());
  await vi.waitFor(() => expect(heading()).toBe(setUp.stepTitle.try));
});

test('the second screen makes a real lookup', async () => {
  const { background, connection, state } = await open();
  connection.edit('production', 'partnerUrl', 'partner.example');
  connection.edit('production', 'key', 'right');
  background.answers.checkConnection = ACCEPTED;
  await act(() => state.connect());
  await act(() => button(setUp.lookUp)?.click());
  expect(background.named('getShipment')).toEqual([]);
  expect(document.activeElement).toBe(root.querySelector('input'));
  state.trackingId.value = 'my parcel';
  await act(() => state.lookUp());
  await vi.waitFor(() =>
    expect(root.textContent).toContain(messages.failures.invalidInput({ kind: 'invalidInput' }).title),
  );
  expect(background.named('getShipment')).toEqual([]);
  state.trackingId.value = ' ABCD1234567890 ';
  await act(() => state.lookUp());
  expect(background.named('getShipment')[0]?.request).toEqual({
    trackingId: 'ABCD1234567890',
    refresh: false,
  });
  await vi.waitFor(() =>
    expect(root.textContent).toContain(messages.failures.notFound({ kind: 'notFound' }).title),
  );
});

test('the last step closes the tab, and still leads to all settings', async () => {
  const { connection, state } = await open();
  connection.edit('production', 'partnerUrl', 'partner.example');
  connection.edit('production', 'key', 'right');
  await act(() => state.connect());
  expect(heading()).toBe(setUp.stepTitle.try);
  act(() => button(messages.common.close)?.click());
  expect(close).toHaveBeenCalledOnce();
  const links = [...root.querySelectorAll('a')].map(({ hash, textContent }) => [hash, textContent]);
  expect(links).toContainEqual(['#connection', setUp.showSettings]);
});

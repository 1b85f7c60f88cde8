import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { SAVED } from '../../../tests/fakes/connections.ts';
import { setUpRoot } from '../../../tests/fakes/root.ts';
import { createFakeSend } from '../../../tests/fakes/send.ts';
import { fail } from '../../../utils/outcome.ts';
import { allEnglishMessages } from '../../catalogue.ts';
import { MessagesProvider } from '../../messages-context.tsx';
import type { MessageName } from '../../protocol.ts';
import { createConnectionState } from '../connection-state.ts';
import type { Connections } from '../model.ts';
import { AccessNotice } from './AccessNotice.tsx';
import { EnvironmentCard } from './EnvironmentCard.tsx';
import { EnvironmentSwitch } from './EnvironmentSwitch.tsx';

const root = setUpRoot();
const messages = allEnglishMessages;
const { options } = messages;
const at = new Date('2026-11-23T10:00:00Z').getTime();

async function showCard(saved: Connections, answers: Partial<Record<MessageName, unknown>> = {}) {
  let now = at;
  const asked: string[][] = [];
  const { send } = createFakeSend({ getConnections: saved, ...answers });
  const requestAccess = async (patterns: string[]) => {
    asked.push(patterns);
    return true;
  };
  const state = createConnectionState(send, requestAccess, () => new Date(now));
  await state.load();
  const draw = () =>
    act(() =>
      render(
        <MessagesProvider value={messages} options={messages}>
          <EnvironmentCard environment="sandbox" state={state} saved={saved} now={() => new Date(now)} />
        </MessagesProvider>,
        root,
      ),
    );
  draw();
  return {
    asked,
    text: () => root.textContent ?? '',
    press: async (name: string) => {
      const button = [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name);
      await act(async () => button?.click());
    },
    checkAfter: async (ms: number) => {
      await act(() => state.check('sandbox'));
      now += ms;
      draw();
    },
    wait: (ms: number) => {
      now += ms;
      draw();
    },
  };
}

test('the notice about missing access has the button that allows it', async () => {
  const origin = 'https://partner.example';
  const sandbox = { ...SAVED.sandbox, missingAccess: [origin] };
  const card = await showCard({ ...SAVED, sandbox });
  expect(root.querySelector('.notice')?.textContent).toContain(options.accessMissing([origin]));
  await card.press(options.allowAccess);
  expect(card.asked).toEqual([['https://partner.example/*']]);
});

test('the notice of other pages offers the missing access of the selected environment only', async () => {
  const missing = (origin: string) => ({ ...SAVED.sandbox, missingAccess: [origin] });
  const asked: string[][] = [];
  const requestAccess = async (patterns: string[]) => asked.push(patterns) > 0;
  const show = async (saved: Connections) => {
    const { send } = createFakeSend({ getConnections: saved });
    const state = createConnectionState(send, requestAccess, () => new Date(at));
    await state.load();
    const notice = <AccessNotice state={state} saved={saved} />;
    act(() => render(<MessagesProvider value={messages} options={messages} children={notice} />, root));
  };
  await show({ ...SAVED, production: missing('https://live.example') });
  expect(root.textContent).toBe('');
  await show({ ...SAVED, sandbox: missing('https://partner.example') });
  expect(root.textContent).toContain(options.accessMissing(['https://partner.example']));
  await act(async () => root.querySelector('button')?.click());
  expect(asked).toEqual([['https://partner.example/*']]);
});

test('claims nothing about checks that this page has not made', async () => {
  const card = await showCard(SAVED);
  expect(card.text()).toContain(options.notChecked);
  // A lookup may have found the key refused just now.
  expect(options.notChecked).not.toMatch(/not .*checked|yet/i);
});

test('shows the last check with its age', async () => {
  const check = { environment: 'sandbox', host: 'partner.example', validUntil: at + 3_600_000 };
  const card = await showCard(SAVED, { checkConnection: check, checkClientApi: { host: 'client.example' } });
  expect(card.text()).toContain(options.notChecked);
  await card.checkAfter(120_000);
  expect(card.text()).toContain(options.connected('2 minutes ago'));
  expect(card.text()).toContain(options.clientAnswers);
  expect(card.text()).not.toContain(options.notChecked);
});

/** The texts below an element with the attributes that decide whether a change of them is announced. */
function textsIn(element: Element) {
  const all = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: { text: string; region: Element | null | undefined }[] = [];
  for (let node = all.nextNode(); node; node = all.nextNode())
    texts.push({
      text: node.textContent ?? '',
      region: node.parentElement?.closest('[aria-live], [role="status"], [role="alert"]'),
    });
  return texts;
}

test.each([
  [
    'an accepted key',
    {
      checkConnection: { environment: 'sandbox', host: 'partner.example', validUntil: at + 3_600_000 },
      checkClientApi: { host: 'client.example' },
    },
    2,
  ],
  ['a failure', { checkConnection: fail('offline', { host: 'partner.example' }) }, 1],
])('the times of %s are updated without an announcement', async (_case, answers, count) => {
  const card = await showCard(SAVED, answers);
  await card.checkAfter(120_000);
  const before = textsIn(root);
  card.wait(60_000);
  const changed = textsIn(root).filter(({ text }, index) => text !== before[index]?.text);
  expect(changed.map(({ region }) => region?.getAttribute('aria-live'))).toEqual(Array(count).fill('off'));
});

test('a failure is announced once, by its notice', async () => {
  const card = await showCard(SAVED, { checkConnection: fail('offline', { host: 'partner.example' }) });
  await card.checkAfter(0);
  const notice = root.querySelector('[role="alert"]');
  expect(notice?.textContent).toContain(options.typoAdvice);
  expect(notice?.closest('[role="status"]')).toBeNull();
});

test('names the token of the last check until it expires', async () => {
  const check = { environment: 'sandbox', host: 'partner.example', validUntil: at + 3_600_000 };
  const card = await showCard(SAVED, { checkConnection: check, checkClientApi: { host: 'client.example' } });
  await card.checkAfter(3_000_000);
  expect(card.text()).toContain('(in 10 min)');
  await card.checkAfter(600_000);
  expect(card.text()).toContain(options.checkStep.keyAccepted.good());
  expect(card.text()).not.toContain('(in');
});

test('says what failed, and what it may be', async () => {
  const card = await showCard(SAVED, {
    checkConnection: fail('offline', { host: 'partner.example' }),
    checkClientApi: fail('offline', { host: 'client.example' }),
  });
  await card.checkAfter(0);
  expect(card.text()).toContain(options.checkStep.reachable.failed('partner.example'));
  expect(card.text()).toContain(options.typoAdvice);
});

test('says how the URL must end if it leads to no token exchange', async () => {
  const card = await showCard(SAVED, {
    checkConnection: fail('platformError', { host: 'partner.example', status: 404 }),
  });
  await card.checkAfter(0);
  expect(card.text()).toContain(options.pathAdvice);
});

test('the switch says which environment a key or a click chooses', () => {
  const chosen: string[] = [];
  act(() =>
    render(
      <MessagesProvider value={messages} options={messages}>
        <EnvironmentSwitch environment="production" onChoose={(environment) => chosen.push(environment)} />
      </MessagesProvider>,
      root,
    ),
  );
  const control = root.querySelector('[role="switch"]') as HTMLElement;
  control.getBoundingClientRect = () => ({ left: 0, width: 100 }) as DOMRect;
  const clickAt = (clientX: number, detail = 1) =>
    control.dispatchEvent(new MouseEvent('click', { clientX, detail, bubbles: true }));
  // On the part that is on; on the other one; in the middle; by a key.
  clickAt(20);
  expect(chosen).toEqual([]);
  clickAt(80);
  clickAt(50);
  clickAt(0, 0);
  expect(chosen).toEqual(['sandbox', 'sandbox', 'sandbox']);
});

test('warns that lookups fail if only the environment that they use is not set up', async () => {
  const missing = { ...SAVED.sandbox, partnerUrl: '', clientUrl: '', hasKey: false };
  const warning = options.lookupsFail.sandbox;
  const isWarned = async (saved: Connections) => (await showCard(saved)).text().includes(warning);
  const lacking = { ...SAVED, production: SAVED.sandbox, sandbox: missing };
  expect(await isWarned({ ...lacking, environment: 'sandbox' })).toBe(true);
  expect(root.textContent).not.toContain(options.notSetUp);
  expect(await isWarned({ ...lacking, environment: 'production' })).toBe(false);
  expect(root.textContent).toContain(options.notSetUp);
  // The first steps, or the notice about unreadable settings, say more.
  expect(await isWarned({ ...lacking, production: missing, environment: 'sandbox' })).toBe(false);
  expect(await isWarned({ ...lacking, environment: 'sandbox', unreadable: true })).toBe(false);
});

test('the switch leads to the missing URL of the environment that it has chosen', () => {
  const missing = '#connection&field=sandbox.partnerUrl';
  const control = <EnvironmentSwitch environment="sandbox" missing={missing} onChoose={() => undefined} />;
  act(() => render(<MessagesProvider value={messages} options={messages} children={control} />, root));
  const link = root.querySelector('[role="status"] a');
  expect([link?.getAttribute('href'), link?.textContent]).toEqual([missing, options.lookupsFailLink]);
});

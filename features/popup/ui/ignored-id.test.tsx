import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { fakeLookup } from '../../../tests/fakes/lookup.ts';
import { createOwnProofTools } from '../../../tests/fakes/proof-tools.ts';
import { setUpRoot } from '../../../tests/fakes/root.ts';
import { fail, succeed } from '../../../utils/outcome.ts';
import { allEnglishMessages } from '../../catalogue.ts';
import { createIgnoreList } from '../../detection/ignore-list.ts';
import { DEFAULT_RULES } from '../../detection/model.ts';
import { createRecognition } from '../../detection/recognition.ts';
import type { BegunLookup } from '../../lookup/state.ts';
import { MessagesProvider } from '../../messages-context.tsx';
import { ProofToolsProvider } from '../../proof/ui/use-proof-tools.ts';
import type { Send } from '../../protocol.ts';
import { createReplyStore } from '../../replies/state.ts';
import { createWatchStore } from '../../watch/state.ts';
import { Result } from './Result.tsx';

const [ID, OTHER] = ['ABCD1234567801', 'ABCD1234567802'];
const { shipment } = allEnglishMessages;
const root = setUpRoot();

const found = (trackingId: string): BegunLookup => ({
  step: 'ready',
  lookup: fakeLookup(trackingId, { status: 'IN_TRANSIT' }),
  isRefreshing: false,
});
const notFound = (trackingId: string): BegunLookup => ({
  step: 'failed',
  trackingId,
  failure: { kind: 'notFound' },
});

async function setUp(ignoredIds: string[]) {
  const rules = { notIds: ignoredIds, isLocked: false };
  const send = (async (name: string, request: { addIgnoredIds?: string[] }) => {
    if (name === 'changeDetectionRules' && rules.isLocked) return fail('invalidInput');
    if (name === 'changeDetectionRules') rules.notIds = request.addIgnoredIds ?? [];
    else if (name !== 'getDetectionRules') return fail('interrupted');
    return succeed({ rules: { ...DEFAULT_RULES, notIds: rules.notIds }, unreadable: false });
  }) as unknown as Send;
  const recognition = createRecognition(send);
  await recognition.load();
  const props = {
    watches: createWatchStore(send, async () => false),
    replies: createReplyStore(send, () => 'en'),
    ignoreList: createIgnoreList(send, recognition),
    isSandbox: false,
    isSandboxMarked: false,
    isReplyOpen: false,
    onAddPattern: undefined,
    onRefresh: () => undefined,
    onLookIn: () => undefined,
    onOpenOptions: () => undefined,
    onOpenTemplates: () => undefined,
  };
  const show = (state: BegunLookup) =>
    act(() =>
      render(
        <MessagesProvider value={allEnglishMessages} popup={allEnglishMessages}>
          <ProofToolsProvider value={createOwnProofTools(send)}>
            <Result {...props} state={state} />
          </ProofToolsProvider>
        </MessagesProvider>,
        root,
      ),
    );
  return { rules, show };
}

async function press(name: string): Promise<void> {
  const button = [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  await act(async () => button?.click());
}

test('takes an ID off the ignore list, and puts it back', async () => {
  const { rules, show } = await setUp([ID]);
  show(found(ID));
  expect(root.textContent).toContain(shipment.notIdListed);
  await press(shipment.notIdUndo);
  await vi.waitFor(() => expect(root.textContent).toContain(shipment.notIdAsk));
  expect(rules.notIds).toEqual([]);
  await press(shipment.notId);
  await vi.waitFor(() => expect(root.textContent).toContain(shipment.notIdListed));
  expect(rules.notIds).toEqual([ID]);
});

test('reports a failed change beside its ID only', async () => {
  const { rules, show } = await setUp([ID, OTHER]);
  rules.isLocked = true;
  show(found(ID));
  await press(shipment.notIdUndo);
  expect(root.textContent).toContain(shipment.notIdFailed);
  show(found(OTHER));
  expect(root.textContent).toContain(shipment.notIdListed);
});

test('does not offer to ignore an ID that was entered', async () => {
  const { show } = await setUp([OTHER]);
  show(notFound(ID));
  expect(root.textContent).toContain(shipment.notFound.title);
  expect(root.textContent).not.toContain(shipment.notIdAsk);
  show(notFound(OTHER));
  expect(root.textContent).toContain(shipment.notIdListed);
});

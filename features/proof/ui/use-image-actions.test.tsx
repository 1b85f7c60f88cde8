import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeLookup } from '../../../tests/fakes/lookup.ts';
import { allEnglishMessages } from '../../catalogue.ts';
import { MessagesProvider } from '../../messages-context.tsx';
import type { CopyOutcome } from '../copy-image.ts';
import type { ProofTools, SaveOutcome } from '../state.ts';
import { type ImageActions, useImageActions } from './use-image-actions.ts';
import { ProofToolsProvider } from './use-proof-tools.ts';

const URLS = ['https://images.example/1', 'https://images.example/2'];
const NO_ACCESS = { ok: false, problem: { kind: 'noAccess', host: 'images.example' } } as const;

const lookup = fakeLookup('ABCD1234567890');

let root: HTMLElement;
let actions: ImageActions;
let saves: { number: number; finish(outcome: SaveOutcome): void }[];
let copies: { signal: AbortSignal; finish(outcome: CopyOutcome): void }[];
let isAllowed: boolean;

const tools: ProofTools = {
  enlarge: async () => undefined,
  load: async () => undefined,
  canAllowAccess: true,
  onDemand: signal(false),
  isPreferenceUnreadable: signal(false),
  refusal: signal(undefined),
  setOnDemand: () => undefined,
  explain: async () => ({ kind: 'damaged' }),
  saveImage: (_lookup, number) =>
    new Promise((resolve) => {
      saves.push({ number, finish: resolve });
    }),
  copyImage: (_url, ended) =>
    new Promise((resolve) => {
      copies.push({ signal: ended, finish: resolve });
    }),
  createEvidence: () => {
    throw new Error('Not part of this test.');
  },
  allowAccess: async () => isAllowed,
};

function Viewer({ index }: { index: number }) {
  actions = useImageActions(lookup, index, URLS[index] ?? '');
  return null;
}

const show = (index: number) =>
  act(() =>
    render(
      <MessagesProvider value={allEnglishMessages}>
        <ProofToolsProvider value={tools}>
          <Viewer index={index} />
        </ProofToolsProvider>
      </MessagesProvider>,
      root,
    ),
  );

/** Runs `work`, then waits until its promises have settled and the view is rendered. */
const settle = (work: () => void) =>
  act(async () => {
    work();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  });

beforeEach(async () => {
  root = document.createElement('div');
  saves = [];
  copies = [];
  isAllowed = true;
  await show(0);
});
afterEach(() => render(null, root));

test('starts only one download for repeated requests', async () => {
  await settle(() => actions.download());
  await settle(() => actions.download());
  expect(saves).toHaveLength(1);
  expect(actions.action).toEqual({ step: 'busy', name: 'download' });
});

test('reports a result for its own image even if another image is shown', async () => {
  await settle(() => actions.download());
  await show(1);
  await settle(() => saves[0]?.finish({ ok: true, file: 'first.png' }));
  expect(actions.action).toEqual({ step: 'idle' });
  await show(0);
  expect(actions.action).toEqual({ step: 'done', text: 'Saved first.png' });
});

test('aborts a copy when another image is copied, because the clipboard holds one', async () => {
  await settle(() => actions.copy());
  await show(1);
  await settle(() => actions.copy());
  expect(copies.map(({ signal: { aborted } }) => aborted)).toEqual([true, false]);
  await settle(() => {
    copies[0]?.finish({ ok: true });
    copies[1]?.finish({ ok: true });
  });
  expect(actions.action).toMatchObject({ step: 'done' });
  await show(0);
  expect(actions.action).toEqual({ step: 'idle' });
});

test('tries again once access is granted', async () => {
  await settle(() => actions.download());
  await settle(() => saves[0]?.finish(NO_ACCESS));
  const { action } = actions;
  if (action.step !== 'failed') throw new Error('The download should have failed.');
  await settle(() => action.onAllow?.());
  expect(saves.map(({ number }) => number)).toEqual([1, 1]);
});

test('does not try again if access is denied', async () => {
  isAllowed = false;
  await settle(() => actions.download());
  await settle(() => saves[0]?.finish(NO_ACCESS));
  const { action } = actions;
  if (action.step !== 'failed') throw new Error('The download should have failed.');
  await settle(() => action.onAllow?.());
  expect(saves).toHaveLength(1);
});

test('offers no permission if none would help', async () => {
  await settle(() => actions.copy());
  await settle(() => copies[0]?.finish({ ok: false, problem: { kind: 'notCopyable' } }));
  expect(actions.action).toMatchObject({ step: 'failed', host: 'images.example' });
  expect(actions.action).not.toHaveProperty('onAllow');
});

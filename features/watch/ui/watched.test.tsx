import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { setUpRoot } from '../../../tests/fakes/root.ts';
import { allEnglishMessages } from '../../catalogue.ts';
import { MessagesProvider } from '../../messages-context.tsx';
import type { Watch, Watches } from '../model.ts';
import type { WatchControl, WatchStore } from '../state.ts';
import { createWatchedList } from '../watched-list.ts';
import { Watched } from './Watched.tsx';
import { WatchToggle } from './WatchToggle.tsx';

type Refusal = NonNullable<WatchStore['refusal']['value']>;

const root = setUpRoot();
const messages = allEnglishMessages;
const { watch: t } = messages;
const watch = (trackingId: string, more: Partial<Watch> = {}): Watch => ({
  trackingId,
  environment: 'sandbox',
  since: 0,
  nextAt: 0,
  hasNews: false,
  ...more,
});
const ENDED = watch('ABCD1234567801', { ended: 'delivered' });

/** @param shown the ID beside the list */
function show(all: readonly Watch[], refusal?: Refusal, shown?: string): WatchStore {
  const watches = signal<Watches>({
    environment: 'sandbox',
    watches: [...all],
    unreadable: false,
    backoff: { kind: 'keyRejected' },
  });
  const change = async (list: Watch[]) => {
    watches.value = { ...watches.value, watches: list };
  };
  const store = {
    watches,
    stop: (gone: Watch) =>
      change(watches.value.watches.filter((each) => each.trackingId !== gone.trackingId)),
    resume: (again: Watch) => change([...watches.value.watches, again]),
    refusal: signal(refusal),
    isNotified: signal(false),
  } as unknown as WatchStore;
  act(() =>
    render(
      <MessagesProvider value={messages} popup={messages}>
        <Watched
          state={createWatchedList(store)}
          listed={new Set()}
          shown={shown}
          onChoose={() => undefined}
          onOpenOptions={() => undefined}
        />
      </MessagesProvider>,
      root,
    ),
  );
  return store;
}

const paused = t.paused(messages.failures.keyRejected({ kind: 'keyRejected' }).title);

test('lists ended watches too, but counts only the IDs that are still watched', () => {
  show([watch('ABCD1234567802'), ENDED]);
  expect(root.querySelector('h2')?.textContent).toBe(t.title(1));
  expect(root.querySelectorAll('li')).toHaveLength(2);
  expect(root.textContent).toContain(paused);
  expect(root.textContent).toContain(t.allowNotifications);
});

test('neither a pause nor an offer of notifications is shown once every watch has ended', () => {
  show([ENDED]);
  expect(root.querySelector('h2')?.textContent).toBe('Watched');
  expect(root.textContent).toContain(t.ended.delivered);
  expect(root.textContent).not.toContain(paused);
  expect(root.textContent).not.toContain(t.allowNotifications);
});

test('says whether the last check failed or found no such shipment', () => {
  for (const [kind, text] of [
    ['notFound', t.lastCheckNotFound],
    ['platformError', t.lastCheckFailed],
  ] as const) {
    show([watch('ABCD1234567802', { trouble: { kind, count: 1 } })]);
    expect(root.textContent).toContain(text);
  }
});

test('a watch is stopped, and one that has ended is removed', () => {
  show([watch('ABCD1234567802'), ENDED]);
  const labels = [...root.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'));
  expect(labels).toEqual([t.stop('ABCD1234567802'), t.remove(ENDED.trackingId)]);
});

test('several watches are stopped with one button, which then resumes them', async () => {
  const button = () => root.querySelector<HTMLButtonElement>('.id-list-head button');
  show([ENDED]);
  expect(button()).toBeNull();
  const both = [watch('ABCD1234567802'), watch('ABCD1234567803')];
  const store = show(both);
  button()?.click();
  await expect.poll(() => button()?.textContent).toBe(t.undoAll);
  expect(store.watches.value?.watches).toEqual([]);
  expect(root.textContent).toContain(t.stopped('ABCD1234567803'));
  button()?.click();
  await expect.poll(() => button()?.textContent).toBe(t.stopAll);
  expect(store.watches.value?.watches).toHaveLength(2);
});

test('names the ID whose change was not saved, unless it is shown beside the list', () => {
  const { trackingId } = ENDED;
  const refusal: Refusal = { environment: 'sandbox', trackingId, failure: { kind: 'storageFull' } };
  show([ENDED], refusal);
  expect(root.textContent).toContain(t.notSaved(trackingId));
  show([ENDED], refusal, trackingId);
  expect(root.textContent).not.toContain(t.notSaved(trackingId));
});

test('at the limit of watches, disables only the button that would begin another one', () => {
  const isDisabled = (isOn: boolean) => {
    const control = { isOn, isFull: true, toggle: () => undefined } as WatchControl;
    act(() =>
      render(
        <MessagesProvider value={messages} popup={messages}>
          <WatchToggle control={control} />
        </MessagesProvider>,
        root,
      ),
    );
    return root.querySelector('button')?.matches(':disabled, [aria-disabled="true"]');
  };
  expect([isDisabled(true), isDisabled(false)]).toEqual([false, true]);
});

// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { setUpRoot } from '../../../tests/fakes/root.ts';
import { allEnglishMessages } from '../../catalogue.ts';
import { MessagesProvider } from '../../messages-context.tsx';
import type { Watch, Watches } from '../model.ts';
import type { WatchStore } from '../state.ts';
import { createWatchedList } from '../watched-list.ts';
import { Watched } from './Watched.tsx';

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

function show(...all: Watch[]): void {
  const store = {
    watches: signal<Watches>({
      environment: 'sandbox',
      watches: all,
      unreadable: false,
      backoff: { kind: 'keyRejected' },
    }),
    refusal: signal(),
    isNotified: signal(false),
  } as unknown as WatchStore;
  act(() =>
    render(
      <MessagesProvider value={messages} popup={messages}>
        <Watched
          state={createWatchedList(store)}
          listed={new Set()}
          shown={undefined}
          onChoose={() => undefined}
          onOpenOptions={() => undefined}
        />
      </MessagesProvider>,
      root,
    ),
  );
}

const paused = t.paused(messages.failures.keyRejected({ kind: 'keyRejected' }).title);

test('counts the IDs that are still watched; those whose watch has ended are listed only', () => {
  show(watch('ABCD1234567802'), ENDED);
  expect(root.querySelector('h2')?.textContent).toBe(t.title(1));
  expect(root.querySelectorAll('li')).toHaveLength(2);
  expect(root.textContent).toContain(paused);
  expect(root.textContent).toContain(t.allowNotifications);
});

test('neither a pause nor an offer of notifications is shown once every watch has ended', () => {
  show(ENDED);
  expect(root.querySelector('h2')?.textContent).toBe(t.title(0));
  expect(root.textContent).toContain(t.ended.delivered);
  expect(root.textContent).not.toContain(paused);
  expect(root.textContent).not.toContain(t.allowNotifications);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { trusted } from '../../../tests/fakes/trusted.ts';
import { createWindowEvents } from '../../../utils/window-events.ts';
import { type Composer, createComposer } from './composer.ts';

const TEXT = 'Your parcel was delivered.';

let life: AbortController;
let composer: Composer;

/** Adds a field that inserts pasted text, as the browser does for a trusted event. */
function addField(): HTMLTextAreaElement {
  const field = document.createElement('textarea');
  field.addEventListener('paste', (event) => {
    field.value += event.clipboardData?.getData('text/plain') ?? '';
  });
  document.body.append(field);
  return field;
}

/** Inserts the text after the page has changed its address since the card was shown, without an answer to any question. */
async function insertAfterChange(before: string, after: string) {
  history.replaceState({}, '', before);
  const field = addField();
  field.focus();
  composer.standBy();
  history.pushState({}, '', after);
  const outcome = composer.insert(TEXT);
  await vi.runAllTimersAsync();
  return { outcome: await outcome, text: field.value };
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.replaceChildren();
  life = new AbortController();
  // The DOM of unit tests has no commands and no layout.
  Document.prototype.execCommand = () => false;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 60));
  composer = createComposer(createWindowEvents(life.signal).listen, new Set(), () => 'Choose', life.signal);
});

afterEach(() => {
  life.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  ['has another address', () => history.pushState({}, '', '#/tickets/2')],
  [
    'shows another editor instead of the one in use',
    () => {
      document.querySelector('textarea')?.remove();
      addField();
    },
  ],
])('asks also about a single editor in a page that %s since the card was shown', async (_what, change) => {
  addField().focus();
  composer.standBy();
  change();
  const outcome = composer.insert(TEXT);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(document.querySelector('textarea')?.value).toBe('');
  document.body.dispatchEvent(
    trusted(new KeyboardEvent('keydown', { key: '1', bubbles: true, cancelable: true })),
  );
  await vi.runAllTimersAsync();
  expect(await outcome).toBe('landed');
  composer.standBy();
  const next = composer.insert('The card of another ID.');
  await vi.runAllTimersAsync();
  expect(await next).toBe('landed');
});

test.each([
  ['an anchor', '/tickets/1', '/tickets/1#reply'],
  ['another anchor', '/ticket?id=1#reply', '/ticket?id=1#internal-note'],
  ['a comment', '/tickets/1', '/tickets/1#issuecomment-12'],
  ['a tab', '/tickets/1', '/tickets/1?tab=details'],
])('does not ask after the address of the same ticket got %s', async (_what, before, after) => {
  expect((await insertAfterChange(before, after)).outcome).toBe('landed');
});

test.each([
  ['/tickets/1', '/tickets/2'],
  ['/tickets/1', '/tickets/1/side-conversations/a'],
  ['/mail/0/#inbox', '/mail/0/#inbox/FMfcgzGxSbvR'],
  ['/#open', '/#closed'],
  ['/tickets/1', '/tickets/1#ticket-2'],
  ['/desk/1?tab=2', '/desk/1?tab=3'],
  ['/desk?id=1', '/desk?id=2'],
])('asks after %s became %s', async (before, after) => {
  expect(await insertAfterChange(before, after)).toEqual({ outcome: 'cancelled', text: '' });
});

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, test, vi } from 'vitest';
import { setUpRoot } from '../../../tests/fakes/root.ts';
import { allEnglishMessages as messages } from '../../catalogue.ts';
import { MessagesProvider } from '../../messages-context.tsx';
import { ReplyActions } from './ReplyActions.tsx';

const root = setUpRoot();
const close = vi.fn();
/** What else Escape does, such as closing the card: it leaves keys that were handled. */
const others = vi.fn(({ defaultPrevented }: KeyboardEvent) => defaultPrevented);

beforeEach(() => {
  vi.clearAllMocks();
  document.addEventListener('keydown', others, { once: true });
});

function show(text: string | undefined): void {
  act(() =>
    render(
      <MessagesProvider value={messages}>
        <ReplyActions text={text} insertion={undefined} close={close} />
      </MessagesProvider>,
      root,
    ),
  );
}

function press(key: string, target: Element = document.activeElement ?? document.body): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

test('Escape closes the reply, wherever the focus is, and nothing else', () => {
  document.removeEventListener('keydown', others);
  show('Your parcel is on its way.');
  document.addEventListener('keydown', others, { once: true });
  press('Escape', document.body);
  expect(close).toHaveBeenCalledOnce();
  expect(others).toHaveReturnedWith(true);
});

test('Escape that a menu in the reply has handled leaves the reply open', () => {
  show('Your parcel is on its way.');
  const menu = document.createElement('button');
  menu.addEventListener('keydown', (event) => event.preventDefault());
  root.append(menu);
  press('Escape', menu);
  expect(close).not.toHaveBeenCalled();
});

test('other keys leave the reply open, and a reply that is closed leaves Escape to others', () => {
  show('Your parcel is on its way.');
  press('Enter');
  press('e');
  act(() => render(null, root));
  document.addEventListener('keydown', others, { once: true });
  press('Escape', document.body);
  expect(close).not.toHaveBeenCalled();
  expect(others).toHaveLastReturnedWith(false);
});

test('the first button has the focus once there is a text to copy', () => {
  show(undefined);
  expect(document.activeElement).toBe(document.body);
  show('Your parcel is on its way.');
  expect(document.activeElement?.textContent).toContain(messages.replyForm.copy);
});

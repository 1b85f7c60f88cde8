import { afterEach, describe, expect, test, vi } from 'vitest';
import { trusted } from '../tests/fakes/trusted.ts';
import { addShadowHost, dismissOnOutsideClick, selectedText } from './dom.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  for (const element of document.querySelectorAll('html > :not(head, body)')) element.remove();
});

test('adds a host beside the body, whose content the page cannot reach', () => {
  const { host, root } = addShadowHost('p { color: red }');
  expect(host.localName).toBe('waybill-card');
  expect(host.parentElement).toBe(document.documentElement);
  expect(host.shadowRoot).toBeNull();
  expect(root.adoptedStyleSheets).toHaveLength(1);
});

describe('selectedText', () => {
  /** Focuses a field and selects its whole text. */
  function select(html: string): void {
    // The DOM of unit tests has no such elements.
    vi.stubGlobal('HTMLFrameElement', class {});
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    document.body.innerHTML = html;
    const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    field?.focus();
    field?.setSelectionRange(0, field.value.length);
  }

  test.each(['<input value="ABCD1234567890">', '<textarea>ABCD1234567890</textarea>'])('reads %s', (html) => {
    select(html);
    expect(selectedText()).toBe('ABCD1234567890');
  });

  test('never reads a password', () => {
    select('<input type="password" value="ABCD1234567890">');
    expect(document.activeElement?.localName).toBe('input');
    expect(selectedText()).toBeUndefined();
  });

  test('leaves the answer to the frame that has the focus', () => {
    select('<textarea>ABCD1234567890</textarea>');
    vi.mocked(document.hasFocus).mockReturnValue(false);
    expect(selectedText()).toBeUndefined();
  });
});

test('an open element is closed by Escape of the user, which the page does not receive, and by no key of the page', () => {
  const life = new AbortController();
  const [dismiss, ofPage] = [vi.fn(), vi.fn()];
  dismissOnOutsideClick(() => false, dismiss, life.signal);
  document.body.addEventListener('keydown', ofPage, { signal: life.signal });
  const press = (key: string) => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  document.body.dispatchEvent(press('Escape'));
  document.body.dispatchEvent(trusted(press('a')));
  expect([dismiss.mock.calls.length, ofPage.mock.calls.length]).toEqual([0, 2]);
  document.body.dispatchEvent(trusted(press('Escape')));
  expect([dismiss.mock.calls.length, ofPage.mock.calls.length]).toEqual([1, 2]);
  life.abort();
});

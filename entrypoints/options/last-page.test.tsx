import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { setUpRoot } from '../../tests/fakes/root.ts';
import { LAST_PAGE } from '../../utils/options-tab.ts';
import { keepPage, type Place, usePlace } from './place.ts';

const root = setUpRoot();
const seen: Place[] = [];

function Shown() {
  seen.push(usePlace().place);
  return null;
}

function go(hash: string): void {
  act(() => {
    history.replaceState(null, '', hash);
    dispatchEvent(new Event('hashchange'));
  });
}

test('the options open on the page that was shown last, and stay on their page if they are open', () => {
  keepPage('test-webhook');
  history.replaceState(null, '', `#${LAST_PAGE}`);
  act(() => render(<Shown />, root));
  expect(seen.at(-1)).toEqual({ pageId: 'test-webhook' });
  expect(location.hash).toBe('#test-webhook');

  go('#replies');
  expect(seen.at(-1)?.pageId).toBe('replies');
  const draws = seen.length;
  go(`#${LAST_PAGE}`);
  expect(seen).toHaveLength(draws);
  expect(location.hash).toBe('#replies');
});

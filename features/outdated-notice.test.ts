// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { browser } from '../utils/browser.ts';
import { createOutdatedNotice } from './outdated-notice.ts';

beforeEach(() => {
  document.body.replaceChildren();
  Object.assign(browser, { i18n: { getMessage: (name: string) => name } });
});

test('offers once to reload a page of an older version', () => {
  const show = createOutdatedNotice();
  // An update has taken the extension's functions away.
  Object.assign(browser, { i18n: undefined });
  show();
  show();
  const notices = document.querySelectorAll('[role=alert]');
  expect([...notices].map(({ textContent }) => textContent)).toEqual(['pageOutdatedreloadPage']);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  document.querySelector('button')?.click();
  expect(reload).toHaveBeenCalledTimes(1);
});

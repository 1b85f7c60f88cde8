import { beforeEach, expect, test, vi } from 'vitest';
import { createOutdatedNotice } from './outdated-notice.ts';
import { OUTDATED_TEXTS } from './page/page-texts.ts';

beforeEach(() => {
  document.body.replaceChildren();
  document.documentElement.lang = 'en';
});

const notices = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);

test('offers once to reload a page of an older version', () => {
  const show = createOutdatedNotice();
  show();
  show();
  expect(notices()).toEqual([OUTDATED_TEXTS.en.outdated + OUTDATED_TEXTS.en.reload]);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  document.querySelector('button')?.click();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('is in the language that was chosen for the page, also after it was loaded', () => {
  const show = createOutdatedNotice();
  document.documentElement.lang = 'fr';
  show();
  expect(notices()).toEqual([OUTDATED_TEXTS.fr.outdated + OUTDATED_TEXTS.fr.reload]);
});

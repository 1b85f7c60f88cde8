import { afterEach, expect, test, vi } from 'vitest';
import { LAST_PAGE } from '../../../utils/options-tab.ts';
import type { Connections } from '../model.ts';
import { createOpenOptions } from './connection-handlers.ts';

const EMPTY = { partnerUrl: '', clientUrl: '', hasKey: false, hasClientToken: false, missingAccess: [] };

const viewOf = async (partnerUrl: string): Promise<Connections> => ({
  environment: 'production',
  production: { ...EMPTY, partnerUrl },
  sandbox: EMPTY,
  unreadable: false,
});

function setUp(getView: () => Promise<Connections>) {
  const shown: string[] = [];
  const openOptions = createOpenOptions({
    getView,
    showInOptions: async (place) => void shown.push(place),
  });
  return { shown, openOptions };
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('opens the set-up after installation and on request while nothing is configured', async () => {
  const { shown, openOptions } = setUp(() => viewOf(''));
  await openOptions.welcome();
  await openOptions.open('connection');
  expect(shown).toEqual(['set-up', 'set-up']);
});

test('opens the settings on request only, once something is configured', async () => {
  const { shown, openOptions } = setUp(() => viewOf('https://partner.example'));
  await openOptions.welcome();
  await openOptions.open('connection');
  await openOptions.open('replies');
  await openOptions.open();
  expect(shown).toEqual(['connection&field=production-fields', 'replies', LAST_PAGE]);
});

test('opens the environment that lookups use, or the button that grants missing access', async () => {
  const sandbox = { ...EMPTY, partnerUrl: 'https://partner.example' };
  const view = { ...(await viewOf('')), environment: 'sandbox' as const };
  const missing = { ...sandbox, missingAccess: ['https://partner.example'] };
  const shown = await Promise.all(
    [sandbox, missing].map(async (given) => {
      const all = setUp(async () => ({ ...view, sandbox: given }));
      await all.openOptions.open('connection');
      return all.shown;
    }),
  );
  expect(shown).toEqual([['connection&field=sandbox-fields'], ['connection']]);
});

test('opens the set-up after installation although the settings cannot be read', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { shown, openOptions } = setUp(() => Promise.reject(new Error('The database is damaged')));
  await openOptions.welcome();
  expect(shown).toEqual(['set-up']);
  expect(log).toHaveBeenCalledTimes(1);
});

test('opens the set-up after installation although reading the settings does not end', async () => {
  vi.useFakeTimers();
  const { shown, openOptions } = setUp(() => new Promise(() => undefined));
  const welcomed = openOptions.welcome();
  await vi.advanceTimersByTimeAsync(10_000);
  await welcomed;
  expect(shown).toEqual(['set-up']);
});

import { afterEach, expect, test, vi } from 'vitest';
import { LAST_PAGE } from '../../../utils/options-tab.ts';
import type { Connections } from '../model.ts';
import { createOpenConnection } from './connection-handlers.ts';

const EMPTY = { partnerUrl: '', clientUrl: '', hasKey: false, hasClientToken: false, missingAccess: [] };

const viewOf = async (partnerUrl: string): Promise<Connections> => ({
  environment: 'production',
  production: { ...EMPTY, partnerUrl },
  sandbox: EMPTY,
  unreadable: false,
});

function setUp(getView: () => Promise<Connections>) {
  const shown: string[] = [];
  const openConnection = createOpenConnection({
    getView,
    showInOptions: async (place) => void shown.push(place),
  });
  return { shown, openConnection };
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('opens the set-up after installation and on request while nothing is configured', async () => {
  const { shown, openConnection } = setUp(() => viewOf(''));
  await openConnection.welcome();
  await openConnection.open();
  expect(shown).toEqual(['set-up', 'set-up']);
});

test('opens the settings on request only, once something is configured', async () => {
  const { shown, openConnection } = setUp(() => viewOf('https://partner.example'));
  await openConnection.welcome();
  await openConnection.open();
  await openConnection.openLast();
  expect(shown).toEqual(['connection', LAST_PAGE]);
});

test('opens the set-up after installation although the settings cannot be read', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { shown, openConnection } = setUp(() => Promise.reject(new Error('The database is damaged')));
  await openConnection.welcome();
  expect(shown).toEqual(['set-up']);
  expect(log).toHaveBeenCalledTimes(1);
});

test('opens the set-up after installation although reading the settings does not end', async () => {
  vi.useFakeTimers();
  const { shown, openConnection } = setUp(() => new Promise(() => undefined));
  const welcomed = openConnection.welcome();
  await vi.advanceTimersByTimeAsync(10_000);
  await welcomed;
  expect(shown).toEqual(['set-up']);
});

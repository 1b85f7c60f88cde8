import { expect, test } from 'vitest';
import { LAST_PAGE } from '../../../utils/options-tab.ts';
import { createOpenConnection } from './connection-handlers.ts';

const EMPTY = { partnerUrl: '', clientUrl: '', hasKey: false, hasClientToken: false, missingAccess: [] };

function setUp(partnerUrl: string) {
  const shown: string[] = [];
  const openConnection = createOpenConnection({
    getView: async () => ({
      environment: 'production',
      production: { ...EMPTY, partnerUrl },
      sandbox: EMPTY,
      unreadable: false,
    }),
    showInOptions: async (place) => void shown.push(place),
  });
  return { shown, openConnection };
}

test('opens the set-up after installation and on request while nothing is configured', async () => {
  const { shown, openConnection } = setUp('');
  await openConnection.welcome();
  await openConnection.open();
  expect(shown).toEqual(['set-up', 'set-up']);
});

test('opens the settings on request only, once something is configured', async () => {
  const { shown, openConnection } = setUp('https://partner.example');
  await openConnection.welcome();
  await openConnection.open();
  await openConnection.openLast();
  expect(shown).toEqual(['connection', LAST_PAGE]);
});

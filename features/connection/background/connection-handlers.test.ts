import { expect, test } from 'vitest';
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

test('while nothing is configured, the set-up opens after the installation and when it is asked for', async () => {
  const { shown, openConnection } = setUp('');
  await openConnection.welcome();
  await openConnection.open();
  expect(shown).toEqual(['set-up', 'set-up']);
});

test('where something is configured, nothing opens by itself, and all settings when they are asked for', async () => {
  const { shown, openConnection } = setUp('https://partner.example');
  await openConnection.welcome();
  await openConnection.open();
  expect(shown).toEqual(['connection']);
});

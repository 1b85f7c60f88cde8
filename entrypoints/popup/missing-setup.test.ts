import { expect, test } from 'vitest';
import { connections } from '../../tests/fakes/connections.ts';
import { missingSetup } from './missing-setup.ts';

test.each([
  [connections({}), 'notConfigured'],
  [connections({ partnerUrl: 'https://api.example.com' }), 'keyMissing'],
  [connections({ partnerUrl: 'https://api.example.com', hasKey: true }), undefined],
  [
    connections({ partnerUrl: 'https://api.example.com', hasKey: true }, { environment: 'production' }),
    'notConfigured',
  ],
  [connections({}, { unreadable: true }), 'settingsUnreadable'],
])('missingSetup of %j', (given, missing) => {
  expect(missingSetup(given)).toBe(missing);
});

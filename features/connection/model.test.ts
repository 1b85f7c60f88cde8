import { expect, test } from 'vitest';
import { isFirstRun } from './model.ts';

const NOTHING = { partnerUrl: '', clientUrl: '', hasKey: false, hasClientToken: false, missingAccess: [] };
const EMPTY = {
  environment: 'production' as const,
  production: NOTHING,
  sandbox: NOTHING,
  unreadable: false,
};

test.each([
  ['nothing saved', {}, true],
  [
    'an address of one environment',
    { sandbox: { ...NOTHING, partnerUrl: 'https://partner.example' } },
    false,
  ],
  ['the other address', { production: { ...NOTHING, clientUrl: 'https://client.example' } }, false],
  ['unreadable settings', { unreadable: true }, false],
])('isFirstRun: %s', (_name, change, expected) => expect(isFirstRun({ ...EMPTY, ...change })).toBe(expected));

import { expect, test } from 'vitest';
import { SAVED } from '../../tests/fakes/connections.ts';
import { hostFacts } from './facts.ts';
import { reportText } from './report-text.ts';

const FACTS = {
  version: '1.2.3',
  browser: 'Sample Browser 1',
  language: 'en',
  permissions: ['storage'],
  hosts: ['https://partner.example/*'],
  storage: { local: 120 },
};

test('lists the configured hosts and whether they are allowed', () => {
  const connections = {
    ...SAVED,
    sandbox: { ...SAVED.sandbox, missingAccess: ['https://client.example'] },
  };
  expect(hostFacts(connections)).toEqual([
    { environment: 'sandbox', api: 'partnerUrl', host: 'partner.example', isAllowed: true },
    { environment: 'sandbox', api: 'clientUrl', host: 'client.example', isAllowed: false },
  ]);
  const text = reportText(FACTS, connections, [], { step: 'idle' });
  expect(text).toContain('sandbox clientUrl: client.example, not allowed');
  expect(text).toContain('Storage: local 120 bytes, session ? bytes');
  expect(text).toContain('Requests: 0');
});

test('has a line for each request, with its result', () => {
  const entry = { at: 0, why: 'lookup', method: 'GET', host: 'partner.example', durationMs: 40.4 } as const;
  const entries = [
    { ...entry, status: 200 },
    { ...entry, status: 429, failure: 'rateLimited' as const },
    { ...entry, failure: 'offline' as const },
  ];
  const lines = reportText(FACTS, SAVED, entries, { step: 'idle' }).split('\n');
  expect(lines.slice(-3)).toEqual([
    '1970-01-01T00:00:00.000Z lookup GET partner.example 200 40 ms',
    '1970-01-01T00:00:00.000Z lookup GET partner.example 429 rateLimited 40 ms',
    '1970-01-01T00:00:00.000Z lookup GET partner.example offline 40 ms',
  ]);
});

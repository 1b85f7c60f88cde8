import { expect, test } from 'vitest';
import { type Site, siteOfAddress } from '../../utils/site-pattern.ts';
import {
  isNeededElsewhere,
  isOnAsKnown,
  managedPatterns,
  ownPatternsFor,
  readOwnSite,
  registrationChanges,
} from './helpdesk-settings.ts';
import { HelpdeskSettingsSchema } from './storage.ts';

const DESK = 'https://desk.example.org/*';
const ALL_DESKS = 'https://*.example.org/*';
const page = (address: string): Site => siteOfAddress(address) as Site;

test('a new address has its pattern', () => {
  expect(readOwnSite('desk.example.org', ['https://other.example.org/*'])).toMatchObject({
    ok: true,
    pattern: DESK,
  });
});

test.each(['acme.zendesk.com', '*.zendesk.com', 'https://app.intercom.com/a'])(
  '%s is known already',
  (text) => {
    expect(readOwnSite(text, [])).toMatchObject({
      ok: false,
      problem: { kind: 'isKnown', name: text.includes('zendesk') ? 'Zendesk' : 'Intercom' },
    });
  },
);

test('more than a known helpdesk is not known', () => {
  expect(readOwnSite('*.intercom.com', []).ok).toBe(true);
});

test('an address that was added, alone or with all subdomains, is there already', () => {
  const site = { isHttp: false, host: 'example.org', hasSubdomains: true };
  expect(readOwnSite('desk.example.org', [DESK])).toMatchObject({ ok: false, problem: { kind: 'isThere' } });
  expect(readOwnSite('desk.example.org', [ALL_DESKS])).toEqual({
    ok: false,
    problem: { kind: 'isThere', site },
  });
  expect(readOwnSite('*.example.org', [DESK]).ok).toBe(true);
});

test('a known helpdesk is on until it is switched off; others are not on as known ones', () => {
  const settings = { off: ['Zendesk'], own: [DESK] };
  expect(isOnAsKnown(settings, page('https://acme.gorgias.com'))).toBe(true);
  expect(isOnAsKnown(settings, page('https://acme.zendesk.com'))).toBe(false);
  expect(isOnAsKnown(settings, page('https://desk.example.org'))).toBe(false);
});

test('the hosts of an organisation become patterns; a known helpdesk and what is no host are left out', () => {
  expect(managedPatterns(['desk.example.org', 'acme.zendesk.com', 'no host', '*.example.org'])).toEqual([
    DESK,
    ALL_DESKS,
  ]);
});

test('an address that cannot be a site is refused with its own problem, before others', () => {
  const outcome = readOwnSite('', [DESK]);
  expect(outcome.ok ? undefined : outcome.problem.kind).not.toBe('isThere');
  expect(outcome.ok).toBe(false);
});

test('a page belongs to every added site that covers it', () => {
  const settings = { off: [], own: [DESK, ALL_DESKS, 'https://example.net/*'] };
  expect(ownPatternsFor(settings, page('https://desk.example.org/1'))).toEqual([DESK, ALL_DESKS]);
  expect(ownPatternsFor(settings, page('http://desk.example.org/1'))).toEqual([]);
});

test('what is missing is registered, what is no longer wanted is unregistered, the rest stays', () => {
  expect(registrationChanges(['a', 'b'], ['b', 'c'])).toEqual({ register: ['c'], unregister: ['a'] });
  expect(registrationChanges(['a'], ['a'])).toEqual({ register: [], unregister: [] });
});

test('access that the platform or a wider site needs is kept', () => {
  expect(isNeededElsewhere(ALL_DESKS, ['https://api.example.org/*'])).toBe(true);
  expect(isNeededElsewhere(DESK, [ALL_DESKS])).toBe(true);
  expect(isNeededElsewhere(DESK, ['https://api.example.org/*'])).toBe(false);
});

test.each(['<all_urls>', 'https://*/*', 'https://*.com/*', 'http://example.org/*', 'https://EXAMPLE.org/*'])(
  'settings with %s are damaged',
  (pattern) => {
    expect(HelpdeskSettingsSchema.safeParse({ off: [], own: [pattern] }).success).toBe(false);
  },
);

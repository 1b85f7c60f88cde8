import { expect, test } from 'vitest';
import { type Site, siteOfAddress } from '../../utils/site-pattern.ts';
import {
  isAllowed,
  isOnAsKnown,
  managedPatterns,
  ownPatternsFor,
  readOwnSite,
  registrationChanges,
} from './helpdesk-settings.ts';
import { HELPDESK_MATCHES } from './helpdesks.ts';
import { SitePatternSchema } from './model.ts';
import { HelpdeskSettingsSchema } from './storage.ts';

const DESK = 'https://desk.example.org/*';
const ALL_DESKS = 'https://*.example.org/*';
const page = (address: string): Site => siteOfAddress(address) as Site;

test('the hosts of the known helpdesks are host names, each listed once', () => {
  expect(HELPDESK_MATCHES.filter((match) => !SitePatternSchema.safeParse(match).success)).toEqual([]);
  expect(new Set(HELPDESK_MATCHES).size).toBe(HELPDESK_MATCHES.length);
});

test('returns the pattern of a new URL', () => {
  expect(readOwnSite('desk.example.org', ['https://other.example.org/*'])).toMatchObject({
    ok: true,
    pattern: DESK,
  });
});

test.each(['acme.zendesk.com', '*.zendesk.com', 'https://app.intercom.com/a'])(
  'rejects %s as a known helpdesk',
  (text) => {
    expect(readOwnSite(text, [])).toMatchObject({
      ok: false,
      problem: { kind: 'isKnown', name: text.includes('zendesk') ? 'Zendesk' : 'Intercom' },
    });
  },
);

test('accepts a site that covers more than a known helpdesk', () => {
  expect(readOwnSite('*.intercom.com', []).ok).toBe(true);
});

test('rejects a URL that an added site already covers', () => {
  const site = { isHttp: false, host: 'example.org', hasSubdomains: true };
  expect(readOwnSite('desk.example.org', [DESK])).toMatchObject({ ok: false, problem: { kind: 'isThere' } });
  expect(readOwnSite('desk.example.org', [ALL_DESKS])).toEqual({
    ok: false,
    problem: { kind: 'isThere', site },
  });
  expect(readOwnSite('*.example.org', [DESK]).ok).toBe(true);
});

test('isOnAsKnown returns true for known helpdesks that are not disabled', () => {
  const settings = { off: ['Zendesk'], own: [DESK] };
  expect(isOnAsKnown(settings, page('https://acme.gorgias.com'))).toBe(true);
  expect(isOnAsKnown(settings, page('https://acme.zendesk.com'))).toBe(false);
  expect(isOnAsKnown(settings, page('https://desk.example.org'))).toBe(false);
});

test('managedPatterns omits known helpdesks and invalid hosts', () => {
  expect(managedPatterns(['desk.example.org', 'acme.zendesk.com', 'no host', '*.example.org'])).toEqual([
    DESK,
    ALL_DESKS,
  ]);
});

test('returns the problem of an invalid URL before any other problem', () => {
  const outcome = readOwnSite('', [DESK]);
  expect(outcome.ok ? undefined : outcome.problem.kind).not.toBe('isThere');
  expect(outcome.ok).toBe(false);
});

test('ownPatternsFor returns every added site that covers the page', () => {
  const settings = { off: [], own: [DESK, ALL_DESKS, 'https://example.net/*'] };
  expect(ownPatternsFor(settings, page('https://desk.example.org/1'))).toEqual([DESK, ALL_DESKS]);
  expect(ownPatternsFor(settings, page('http://desk.example.org/1'))).toEqual([]);
});

test('registrationChanges returns missing and superfluous patterns', () => {
  expect(registrationChanges(['a', 'b'], ['b', 'c'])).toEqual({ register: ['c'], unregister: ['a'] });
  expect(registrationChanges(['a'], ['a'])).toEqual({ register: [], unregister: [] });
});

test.each(['<all_urls>', 'https://*/*', 'https://*.com/*', 'http://example.org/*', 'https://EXAMPLE.org/*'])(
  'rejects settings with the pattern %s',
  (pattern) => {
    expect(HelpdeskSettingsSchema.safeParse({ off: [], own: [pattern] }).success).toBe(false);
  },
);

test('patterns that are no sites of their own cover no page', () => {
  const own = ['<all_urls>', DESK];
  expect(ownPatternsFor({ off: [], own }, page('https://desk.example.org'))).toEqual([DESK]);
  expect(readOwnSite('other.example.org', own)).toEqual({
    ok: true,
    pattern: 'https://other.example.org/*',
    site: { isHttp: false, host: 'other.example.org', hasSubdomains: false },
  });
});

test.each([
  ['no host', 'notAnAddress'],
  ['http://desk.example.org', 'notHttps'],
  ['*', 'tooBroad'],
])('%j is refused as %s, whatever was added before', (text, kind) => {
  expect(readOwnSite(text, [DESK])).toEqual({ ok: false, problem: { kind } });
});

test('every helpdesk that is switched off is off, and a page of its subdomains too', () => {
  const settings = { off: ['Gorgias', 'Zendesk'], own: [] };
  expect(isOnAsKnown(settings, page('https://deep.acme.gorgias.com'))).toBe(false);
  expect(isOnAsKnown(settings, page('https://acme.zendesk.com'))).toBe(false);
  expect(isOnAsKnown(settings, page('https://app.intercom.com'))).toBe(true);
});

test.each([
  [[], false],
  [['https://*.zendesk.com/*'], true],
  [['https://acme.zendesk.com/*'], true],
  [['https://other.zendesk.com/*', DESK], false],
  [['<all_urls>'], true],
])('with access to %j, a page of a helpdesk is allowed: %s', (granted, isThere) => {
  expect(isAllowed(page('https://acme.zendesk.com/agent'), granted)).toBe(isThere);
});

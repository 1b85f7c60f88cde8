import { expect, test } from 'vitest';
import {
  covers,
  coversAllSites,
  isManySites,
  overlap,
  patternOf,
  readSite,
  siteOfAddress,
  siteOfPattern,
} from './site-pattern.ts';

test.each([
  ['helpdesk.example.com', 'https://helpdesk.example.com/*'],
  [' https://helpdesk.example.com/tickets/1?view=2#top ', 'https://helpdesk.example.com/*'],
  ['HTTPS://Helpdesk.Example.com', 'https://helpdesk.example.com/*'],
  ['helpdesk.example.com/tickets', 'https://helpdesk.example.com/*'],
  ['helpdesk.example.com:8443', 'https://helpdesk.example.com/*'],
  ['helpdesk.example.com.', 'https://helpdesk.example.com/*'],
  ['*.example.com', 'https://*.example.com/*'],
  ['https://*.example.com/*', 'https://*.example.com/*'],
  ['https://helpdesk.example.com/*', 'https://helpdesk.example.com/*'],
  ['bücher.example', 'https://xn--bcher-kva.example/*'],
  ['192.0.2.7', 'https://192.0.2.7/*'],
  ['localhost:3000', 'http://localhost/*'],
  ['http://127.0.0.1:8080/a', 'http://127.0.0.1/*'],
  ['https://localhost', 'https://localhost/*'],
])('%j becomes %s', (text, pattern) => {
  const read = readSite(text);
  expect(read.ok && patternOf(read.site)).toBe(pattern);
  // Parsing the result again changes nothing.
  const again = readSite(pattern);
  expect(again.ok && patternOf(again.site)).toBe(pattern);
});

test.each([
  ['', 'notAnAddress'],
  ['   ', 'notAnAddress'],
  ['helpdesk', 'notAnAddress'],
  ['1234', 'notAnAddress'],
  ['https://', 'notAnAddress'],
  ['help desk.example.com', 'notAnAddress'],
  ['help.example.com,desk.example.com', 'notAnAddress'],
  ['help..example.com', 'notAnAddress'],
  ['.example.com', 'notAnAddress'],
  ['javascript:alert(1)', 'notAnAddress'],
  ['https://[::1]/', 'notAnAddress'],
  ['*.127.0.0.1', 'notAnAddress'],
  ['*.localhost', 'notAnAddress'],
  ['*.192.0.2.7', 'notAnAddress'],
  ['http://helpdesk.example.com', 'notHttps'],
  ['*://helpdesk.example.com/*', 'hasWildcard'],
  ['ftp://helpdesk.example.com', 'notHttps'],
  ['https://me:secret@helpdesk.example.com', 'hasCredentials'],
  ['me@helpdesk.example.com', 'hasCredentials'],
  ['help.*.example.com', 'hasWildcard'],
  ['*.*.example.com', 'hasWildcard'],
  ['help*.example.com', 'hasWildcard'],
  ['*', 'tooBroad'],
  ['*.com', 'tooBroad'],
  ['https://*/*', 'tooBroad'],
])('rejects %j: %s', (text, kind) => {
  expect(readSite(text)).toEqual({ ok: false, problem: { kind } });
});

test('returns undefined for a pattern that is not a single site', () => {
  for (const pattern of ['<all_urls>', 'https://*/*', '*://example.com/*', 'https://example.com/path/*'])
    expect(siteOfPattern(pattern), pattern).toBeUndefined();
});

test("returns the site of a page's host, ignoring the port, and undefined for other URLs", () => {
  expect(siteOfAddress('http://127.0.0.1:8080/x')).toEqual({
    isHttp: true,
    host: '127.0.0.1',
    hasSubdomains: false,
  });
  expect(siteOfAddress('https://acme.zendesk.com./agent')?.host).toBe('acme.zendesk.com');
  for (const address of ['null', 'about:srcdoc', 'blob:https://example.com/1', 'file:///tmp/a'])
    expect(siteOfAddress(address), address).toBeUndefined();
});

test.each([
  ['https://*.example.com/*', 'https://example.com/', true],
  ['https://*.example.com/*', 'https://a.b.example.com/', true],
  ['https://*.example.com/*', 'https://badexample.com/', false],
  ['https://example.com/*', 'https://a.example.com/', false],
  ['https://localhost/*', 'http://localhost/', false],
])('%s and the page %s', (pattern, address, expected) => {
  const [outer, inner] = [siteOfPattern(pattern), siteOfAddress(address)];
  expect(outer && inner && covers(outer, inner)).toBe(expected);
});

test.each([
  ['<all_urls>', true],
  ['*://*/*', true],
  ['https://*/*', true],
  ['http://*/*', false],
  ['https://*.example.com/*', false],
])('%s covers all https pages: %s', (pattern, expected) => {
  expect(coversAllSites(pattern)).toBe(expected);
});

test('patterns overlap if one covers pages of the other', () => {
  expect(overlap('https://*.example.com/*', 'https://api.example.com/*')).toBe(true);
  expect(overlap('https://api.example.com/*', 'https://*.example.com/*')).toBe(true);
  expect(overlap('https://api.example.com/*', 'https://desk.example.com/*')).toBe(false);
});

test.each([
  ['*.co.uk', true],
  ['*.com.au', true],
  ['co.uk', false],
  ['*.example.co.uk', false],
  ['*.example.com', false],
  ['*.acme.de', false],
])('%s is many sites: %s', (text, expected) => {
  const read = readSite(text);
  expect(read.ok && isManySites(read.site)).toBe(expected);
});

test('a host does not cover its subdomains', () => {
  const host = { isHttp: false, host: 'example.com', hasSubdomains: false };
  const all = { ...host, hasSubdomains: true };
  expect([covers(host, all), covers(all, host), covers(host, host), covers(all, all)]).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

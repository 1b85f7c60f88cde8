import { expect, test } from 'vitest';
import { isPublicHost, originOf, originPattern, parseBaseUrl, withScheme } from './base-url.ts';

test.each([
  'images.example',
  'images.example.',
  'xn--pypal-4ve.example',
  '10.example',
  '8.8.8.8',
  '100.63.0.1',
  '172.15.0.1',
  '172.32.0.1',
  '192.167.1.1',
  '169.253.0.1',
  '[2606:4700::1111]',
  '[::ffff:8.8.8.8]',
  '[64:ff9b::8.8.8.8]',
])('counts %s as public', (host) => {
  expect(isPublicHost(new URL(`https://${host}/`).hostname)).toBe(true);
});

test.each([
  'localhost',
  'localhost.',
  'LOCALHOST',
  'a.localhost',
  'intranet',
  'intranet.',
  'printer.local',
  'printer.local.',
  'db.internal',
  'router.home.arpa',
  '127.0.0.1',
  '127.0.0.1.',
  '127.1',
  '0x7f.1',
  '0177.0.0.1',
  '2130706433',
  '127.255.255.254',
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '100.127.255.255',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:c0a8:101]',
  '[::127.0.0.1]',
  '[64:ff9b::10.0.0.1]',
  '[2002:7f00:1::]',
  '[fc00::1]',
  '[fdff:ffff::1]',
  '[fe80::1]',
  '[febf::1]',
  '[fec0::1]',
  '[ff02::1]',
])('counts %s as not public', (host) => {
  expect(isPublicHost(new URL(`https://${host}/`).hostname)).toBe(false);
});

test.each([
  ['partner.example.com', 'https://partner.example.com'],
  [' api.example.com:8443/v2 ', 'https://api.example.com:8443/v2'],
  ['localhost:8080', 'https://localhost:8080'],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['me@partner.example', 'me@partner.example'],
  ['not an address', 'not an address'],
  ['', ''],
])('%j is completed to %j', (text, url) => expect(withScheme(text)).toBe(url));

test.each([
  ['https://api.example.com', 'https://api.example.com'],
  [' https://API.example.com:443/v2// ', 'https://api.example.com/v2'],
  ['https://api.example.com:8443/', 'https://api.example.com:8443'],
  ['http://127.0.0.1:4710/partner/', 'http://127.0.0.1:4710/partner'],
  ['http://localhost', 'http://localhost'],
  ['https://api.example.com./v2', 'https://api.example.com/v2'],
  ['https://api.example.com.:8443/', 'https://api.example.com:8443'],
])('%j is the base URL %j', (text, href) => {
  expect(parseBaseUrl(text)).toMatchObject({ ok: true, url: { href, origin: new URL(href).origin } });
});

test.each([
  ['https://127.0.0.1:4710', true],
  ['http://localhost', true],
  ['https://api.example.com', false],
])('%j is on this computer: %j', (text, isLoopback) => {
  expect(parseBaseUrl(text)).toMatchObject({ url: { isLoopback } });
});

test.each([
  ['', 'notAUrl'],
  ['api.example.com', 'notAUrl'],
  ['https://api.example.com,api.example.org', 'notAUrl'],
  ['https://api..example.com', 'notAUrl'],
  ['http://api.example.com', 'notHttps'],
  ['http://127.0.0.2', 'notHttps'],
  ['http://localhost.example.com', 'notHttps'],
  ['http://[::1]', 'notHttps'],
  ['ftp://localhost', 'notHttps'],
  ['https://agent@api.example.com', 'hasCredentials'],
  ['https://:secret@api.example.com', 'hasCredentials'],
  ['https://api.example.com/?stage=1', 'hasQuery'],
  ['https://api.example.com/#stage', 'hasFragment'],
] as const)('%j is no base URL: %s', (text, problem) => {
  expect(parseBaseUrl(text)).toEqual({ ok: false, problem });
  expect(originOf(text)).toBeUndefined();
});

test('the match pattern of an origin has no port', () => {
  expect(originPattern('https://api.example.com:8443')).toBe('https://api.example.com/*');
  expect(originPattern('http://127.0.0.1:4710')).toBe('http://127.0.0.1/*');
});

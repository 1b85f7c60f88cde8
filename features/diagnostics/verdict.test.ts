import { expect, test } from 'vitest';
import { fail, succeed } from '../../utils/outcome.ts';
import type { Subject } from './subjects.ts';
import {
  type Fix,
  failed,
  fixOf,
  judgeClock,
  judgeHelpdesk,
  judgeHost,
  judgePermission,
  judgeSite,
  type Verdict,
} from './verdict.ts';

const MINUTE = 60_000;
const NOW = 1_800_000_000_000;
const PASSED: Verdict = { state: 'passed' };
const TWO = ['https://*.one.example/*', 'https://two.example/*'];

test.each([
  ['required', true, true, PASSED],
  ['required', false, false, failed({ kind: 'missing' })],
  ['required', true, false, failed({ kind: 'silent' })],
  ['optional', false, false, { state: 'notGranted' }],
  ['optional', true, true, PASSED],
] as const)('judges a permission: %s, granted %s, API works %s', (kind, isGranted, answers, expected) => {
  expect(judgePermission(kind, isGranted, answers)).toEqual(expected);
});

test('judgeHost returns passed, notSetUp or the failure of the check', () => {
  expect(judgeHost(succeed({}))).toEqual(PASSED);
  expect(judgeHost(fail('notConfigured'))).toEqual({ state: 'notSetUp' });
  const { failure } = fail('platformError', { status: 500 });
  expect(judgeHost({ ok: false, failure })).toEqual(failed({ kind: 'failure', failure }));
});

test.each<[string, string[], Verdict]>([
  ['all', TWO, PASSED],
  ['every site of the web', ['https://*/*'], PASSED],
  ['one that takes both in', ['https://*.example/*'], PASSED],
  ['nothing', [], failed({ kind: 'noAccess', patterns: TWO })],
  ['the first only', TWO.slice(0, 1), failed({ kind: 'noAccess', patterns: TWO.slice(1) })],
  [
    'a part of one',
    ['https://a.one.example/*', 'https://two.example/*'],
    { state: 'passed', isPartly: true },
  ],
])('judges a helpdesk with access to %s', (_name, granted, expected) => {
  expect(judgeHelpdesk({ patterns: TWO, isOff: false }, granted)).toEqual(expected);
});

test('reports a disabled helpdesk as off without access', () => {
  expect(judgeHelpdesk({ patterns: TWO, isOff: true }, [])).toEqual({ state: 'off' });
});

test('requires access and a registered script for an added site', () => {
  const site = 'https://two.example/*';
  expect(judgeSite(site, TWO, [site])).toEqual(PASSED);
  expect(judgeSite(site, TWO, [])).toEqual(failed({ kind: 'notRegistered' }));
  expect(judgeSite(site, [], [site])).toEqual(failed({ kind: 'noAccess', patterns: [site] }));
});

test.each<[string, number, number, Verdict]>([
  ['issued now', NOW, NOW + 60 * MINUTE, PASSED],
  ['issued long ago and handed out again', NOW - 600 * MINUTE, NOW + MINUTE, PASSED],
  ['issued in a moment', NOW + 4 * MINUTE, NOW + 60 * MINUTE, PASSED],
  ['from the future', NOW + 6 * MINUTE, NOW + 60 * MINUTE, failed({ kind: 'clockBehind', byMs: 6 * MINUTE })],
  ['over', NOW - 60 * MINUTE, NOW - MINUTE, failed({ kind: 'clockAhead', byMs: MINUTE })],
])('judges the clock by a token: %s', (_name, issuedAt, expiresAt, expected) => {
  expect(judgeClock({ issuedAt, expiresAt }, NOW)).toEqual(expected);
});

test('does not judge the clock without token times', () => {
  expect(judgeClock(undefined, NOW)).toEqual({ state: 'notTested' });
});

const PARTNER: Subject = {
  kind: 'partnerUrl',
  environment: 'sandbox',
  address: 'https://p.example:8443/api',
};
const hostFailure = (kind: Parameters<typeof fail>[0]) => failed({ kind: 'failure', ...fail(kind) });

test.each<[string, Subject, Verdict, Fix | undefined]>([
  [
    'an optional permission',
    { kind: 'optional', permission: 'notifications' },
    { state: 'notGranted' },
    { does: 'grantPermission', permission: 'notifications' },
  ],
  [
    'a platform without access',
    PARTNER,
    hostFailure('permissionMissing'),
    { does: 'grantAccess', patterns: ['https://p.example/*'] },
  ],
  ['a refused key', PARTNER, hostFailure('keyRejected'), { does: 'openSection', section: 'connection' }],
  ['no address', PARTNER, { state: 'notSetUp' }, { does: 'openSection', section: 'connection' }],
  ['a platform that is away', PARTNER, hostFailure('offline'), undefined],
  [
    'a helpdesk without access',
    { kind: 'helpdesk', name: 'One', patterns: TWO, isOff: false },
    failed({ kind: 'noAccess', patterns: TWO.slice(1) }),
    { does: 'grantAccess', patterns: TWO.slice(1) },
  ],
  [
    'a site without its script',
    { kind: 'site', pattern: 'https://two.example/*' },
    failed({ kind: 'notRegistered' }),
    { does: 'openSection', section: 'helpdesks' },
  ],
  ['what passed', PARTNER, PASSED, undefined],
])('fixOf returns the fix for %s', (_name, subject, verdict, expected) => {
  expect(fixOf(subject, verdict)).toEqual(expected);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MAX_PATTERNS } from '../detection/model.ts';
import { withoutTemplates, withTemplates } from '../replies/writer/template-edits.ts';
import { type ManagedPolicy, NO_POLICY } from './model.ts';
import { readPolicy } from './read-policy.ts';

const KEY = 'canary-key-0123456789';
const EXAMPLES = ['WB-1234567', 'WB-7654321', 'WB-5551234'];

test('reads a valid policy completely', () => {
  const { policy, problems } = readPolicy({
    production: { partnerUrl: 'https://partner.example/api/', apiKey: KEY },
    sandbox: { clientUrl: 'https://client.example' },
    environment: 'sandbox',
    helpdeskHosts: ['Help.example.com', '*.desk.example'],
    patterns: [{ name: 'Ours', examples: EXAMPLES }],
    replyTemplates: { en: { moving: 'On its way: {trackingId}' } },
    recentDays: 7,
  });
  expect(problems).toEqual([]);
  expect(policy).toMatchObject({
    production: { partnerUrl: 'https://partner.example/api', apiKey: KEY },
    sandbox: { clientUrl: 'https://client.example' },
    environment: 'sandbox',
    helpdeskHosts: ['help.example.com', '*.desk.example'],
    patterns: [{ name: 'Ours', examples: EXAMPLES, counterExamples: [] }],
    replyTemplates: { en: { moving: 'On its way: {trackingId}' } },
    recentDays: 7,
  });
});

test('uses valid parts and reports invalid ones without their values', () => {
  const { policy, problems } = readPolicy({
    production: { partnerUrl: 'http://partner.example', clientUrl: 'https://client.example', apiKey: KEY },
    sandbox: { partnerUrl: 'https://partner.example', apiKey: `${KEY} with spaces`, colour: 'blue' },
    environment: 'staging',
    helpdeskHosts: ['https://help.example.com', 'desk.example', 7, '300.300.300.300', '*.10.0.0.1'],
    patterns: [{ name: 'Too few', examples: ['WB1234567'] }, { examples: EXAMPLES }],
    replyTemplates: { en: { moving: 'Unpaired {', delivered: 'Here' }, xx: { moving: 'Text' } },
    recentDays: 31,
    theme: 'dark',
  });
  expect(problems.map(({ path, kind }) => `${path} ${kind}`)).toEqual([
    'production.partnerUrl notHttps',
    'production.apiKey keyWithoutAddress',
    'sandbox.apiKey notAKey',
    'sandbox.colour unknownName',
    'environment notAnEnvironment',
    'helpdeskHosts[0] notAHost',
    'helpdeskHosts[2] notAHost',
    'helpdeskHosts[3] notAHost',
    'helpdeskHosts[4] notAHost',
    'patterns[0] nothingInCommon',
    'patterns[1] notAPattern',
    'replyTemplates.en.moving notATemplate',
    'replyTemplates.xx.moving notATemplate',
    'recentDays notDays',
    'theme unknownName',
  ]);
  expect(JSON.stringify(problems)).not.toContain(KEY);
  expect(policy).toEqual({
    ...NO_POLICY.policy,
    production: { clientUrl: 'https://client.example' },
    sandbox: { partnerUrl: 'https://partner.example' },
    helpdeskHosts: ['desk.example'],
    replyTemplates: { en: { delivered: 'Here' } },
  });
});

test.each([
  [undefined],
  [null],
  ['text'],
  [[1]],
  [{ production: [] }],
  [{ patterns: {} }],
  [{ __proto__: 1 }],
])('returns an empty policy for %j', (value) => {
  expect(readPolicy(value).policy).toEqual(NO_POLICY.policy);
});

test('limits the number of reported problems', () => {
  const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`name${index}`, 1]));
  expect(readPolicy(many).problems).toHaveLength(50);
});

test('public/managed-schema.json, from which Chrome and Edge drop what it lacks, has the same settings', () => {
  const settings: Record<keyof ManagedPolicy, true> = {
    production: true,
    sandbox: true,
    environment: true,
    helpdeskHosts: true,
    patterns: true,
    replyTemplates: true,
    recentDays: true,
  };
  const schema = JSON.parse(readFileSync('public/managed-schema.json', 'utf8'));
  expect(Object.keys(schema.properties).sort()).toEqual(Object.keys(settings).sort());
});

test('managed templates replace and remove individual templates', () => {
  const own = { en: { moving: 'own', delivered: 'own' }, fr: { moving: 'own' } };
  expect(withTemplates(own, { en: { moving: 'set' } })).toEqual({
    en: { moving: 'set', delivered: 'own' },
    fr: { moving: 'own' },
  });
  expect(withoutTemplates(own, { en: { moving: 'set' } })).toEqual({
    en: { delivered: 'own' },
    fr: { moving: 'own' },
  });
});

test('reads templates of several languages and situations', () => {
  const replyTemplates = { en: { moving: 'Moving', delivered: 'Here' }, fr: { moving: 'En route' } };
  expect(readPolicy({ replyTemplates }).policy.replyTemplates).toEqual(replyTemplates);
});

test('accepts 0 days, with which nothing is stored', () => {
  expect(readPolicy({ recentDays: 0 })).toMatchObject({ policy: { recentDays: 0 }, problems: [] });
});

test('uses the first of too many patterns', () => {
  const patterns = Array.from({ length: MAX_PATTERNS + 1 }, (_, index) => ({
    name: `Ours ${index}`,
    examples: EXAMPLES,
  }));
  const { policy, problems } = readPolicy({ patterns });
  expect(problems).toEqual([{ path: 'patterns', kind: 'tooManyPatterns' }]);
  expect(policy.patterns.map(({ name }) => name)).toEqual(patterns.slice(0, -1).map(({ name }) => name));
});

test('a long name is cut off where it is reported', () => {
  expect(readPolicy({ ['x'.repeat(5_000)]: 1 }).problems).toEqual([
    { path: 'x'.repeat(100), kind: 'unknownName' },
  ]);
});

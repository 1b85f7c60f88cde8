import { expect, test } from 'vitest';
import { leastMs, takesAtMost } from '../../tests/processor-time.ts';
import { changesOf } from './settings-changes.ts';
import {
  MAX_SETTINGS_FILE_LENGTH,
  type PortableSettings,
  readSettingsFile,
  writeSettingsFile,
} from './settings-file.ts';

const pattern = {
  name: 'Ours',
  pattern: {
    parts: [
      { kind: 'literal' as const, text: 'WB' },
      { kind: 'digits' as const, min: 7, max: 7 },
    ],
  },
  examples: ['WB1234567'],
  counterExamples: [],
};
const SETTINGS: Required<PortableSettings> = {
  environment: 'production',
  production: { partnerUrl: 'https://partner.example', clientUrl: 'https://client.example' },
  sandbox: { partnerUrl: 'https://sandbox.example', clientUrl: 'https://sandbox-client.example' },
  patterns: [pattern],
  detectionRules: { mode: 'eager', labels: true, carriers: true, notIds: ['ABCD1234', 'WXYZ1234'] },
  replyTemplates: { en: { moving: 'On its way: {trackingId}' } },
  replyChoices: { leavesNameOut: false },
  statusColours: false,
  proofOnDemand: false,
  interfaceLanguage: 'fr',
};
/** Another value of every setting but the sandbox. */
const NEXT: Required<Omit<PortableSettings, 'sandbox'>> = {
  environment: 'sandbox',
  production: { partnerUrl: 'https://other.example' },
  patterns: [],
  detectionRules: { mode: 'strict', labels: false, carriers: true, notIds: ['NEWS1234', 'ABCD1234'] },
  replyTemplates: { fr: { delivered: 'Livré' } },
  replyChoices: { language: 'fr', leavesNameOut: true, sender: { agent: 'Kim', signature: '' } },
  statusColours: true,
  proofOnDemand: true,
  interfaceLanguage: 'es',
};
const secrets = (areSaved: boolean) => {
  const each = { partnerUrl: areSaved, clientUrl: areSaved };
  return { production: each, sandbox: each };
};
const UNMANAGED = { secrets: secrets(false), templates: {} };
const fileOf = (settings: object, version = 1) => JSON.stringify({ waybillSettings: version, ...settings });

test('reads a file that it wrote', () => {
  const { text, leftOut } = writeSettingsFile(SETTINGS);
  expect(readSettingsFile(text)).toEqual({ ok: true, settings: SETTINGS });
  expect(leftOut).toEqual([]);
});

test('writes no template with a mistake, and names it', () => {
  const moving = 'On its way: {trackingId}';
  const replyTemplates = { en: { moving, delivered: 'Here [' }, es: { problem: '{soon}' } };
  const { text, leftOut } = writeSettingsFile({ ...SETTINGS, replyTemplates });
  expect(leftOut).toEqual([
    { language: 'en', state: 'delivered' },
    { language: 'es', state: 'problem' },
  ]);
  const settings = { ...SETTINGS, replyTemplates: { en: { moving }, es: {} } };
  expect(readSettingsFile(text)).toEqual({ ok: true, settings });
});

test.each([
  ['tooLong', ' '.repeat(MAX_SETTINGS_FILE_LENGTH + 1)],
  ['notJson', '{'],
  ['notSettings', '{"waybillPatterns":1}'],
  ['notSettings', '[]'],
  ['newer', fileOf({ anything: 1 }, 2)],
])('rejects a file: %s', (kind, text) => {
  expect(readSettingsFile(text)).toEqual({ ok: false, problem: { kind } });
});

test('writes the name and signature only if there are any, so that a file keeps those of a colleague', () => {
  const written = (agent: string, signature: string) => {
    const replyChoices = { leavesNameOut: false, sender: { agent, signature } };
    const reading = readSettingsFile(writeSettingsFile({ ...SETTINGS, replyChoices }).text);
    return reading.ok && reading.settings.replyChoices?.sender;
  };
  expect(written('', '')).toBeUndefined();
  expect(written('Kim', '')).toEqual({ agent: 'Kim', signature: '' });
});

test('writes no empty URLs, so that a file keeps those of a colleague', () => {
  const sandbox = { partnerUrl: 'https://sandbox.example', clientUrl: '' };
  const production = { partnerUrl: '', clientUrl: '' };
  const reading = readSettingsFile(writeSettingsFile({ production, sandbox }).text);
  expect(reading.ok && reading.settings).toEqual({
    production: {},
    sandbox: { partnerUrl: 'https://sandbox.example' },
  });
});

test('returns the first invalid paths and rejects secrets', () => {
  const text = fileOf({
    sandbox: { partnerUrl: 'http://partner.example', apiKey: 'canary' },
    production: { clientUrl: 7 },
    patterns: [pattern, { ...pattern, name: '' }],
    replyTemplates: { en: { moving: 'Unpaired {' } },
    statusColours: 'on',
    watches: [],
  });
  const reading = readSettingsFile(text);
  expect(reading).toEqual({
    ok: false,
    problem: {
      kind: 'wrong',
      paths: [
        'production.clientUrl',
        'sandbox.partnerUrl',
        'sandbox.apiKey',
        'patterns[1].name',
        'replyTemplates.en.moving',
      ],
      more: 2,
    },
  });
});

test('reports for each URL whether its key or token will be removed', () => {
  const urls = (partner: string, client: string) => ({
    partnerUrl: `https://${partner}.example/a`,
    clientUrl: `https://${client}.example/a`,
  });
  const present = { production: urls('a', 'b'), sandbox: urls('a', 'b') };
  const next = {
    production: urls('a', 'c'),
    sandbox: { ...urls('c', 'b'), clientUrl: 'https://b.example/b' },
  };
  expect(changesOf(present, next, { ...UNMANAGED, secrets: secrets(true) }).changes).toMatchObject([
    { environment: 'production', field: 'clientUrl', losesSecret: true },
    { environment: 'sandbox', field: 'partnerUrl', losesSecret: true },
    { environment: 'sandbox', field: 'clientUrl', losesSecret: false },
  ]);
  expect(changesOf(present, next, UNMANAGED).changes).toMatchObject([
    { losesSecret: false },
    { losesSecret: false },
    { losesSecret: false },
  ]);
});

test('finds no change between equal settings', () => {
  expect(changesOf(SETTINGS, SETTINGS, UNMANAGED)).toEqual({ changes: [], lockedCount: 0 });
});

test('lists each change with old and new value, and ignores settings that the file omits', () => {
  const { changes, lockedCount } = changesOf(SETTINGS, NEXT, {
    secrets: secrets(true),
    templates: {},
  });
  expect(lockedCount).toBe(0);
  expect(changes).toEqual([
    { kind: 'environment', from: 'production', to: 'sandbox' },
    {
      kind: 'address',
      environment: 'production',
      field: 'partnerUrl',
      from: 'https://partner.example',
      to: 'https://other.example',
      losesSecret: true,
    },
    { kind: 'patterns', from: ['Ours'], to: [] },
    { kind: 'detectionMode', from: 'eager', to: 'strict' },
    { kind: 'labels', from: true, to: false },
    { kind: 'notIds', from: 2, to: 2, added: ['NEWS1234'], removed: ['WXYZ1234'] },
    { kind: 'template', language: 'en', state: 'moving', from: 'On its way: {trackingId}', to: undefined },
    { kind: 'template', language: 'fr', state: 'delivered', from: undefined, to: 'Livré' },
    { kind: 'replyLanguage', from: undefined, to: 'fr' },
    { kind: 'leavesNameOut', from: false, to: true },
    { kind: 'agent', from: '', to: 'Kim' },
    { kind: 'statusColours', from: false, to: true },
    { kind: 'proofOnDemand', from: false, to: true },
    { kind: 'interfaceLanguage', from: 'fr', to: 'es' },
  ]);
});

test.each(Object.entries(NEXT))('lists a change of %s alone', (name, value) => {
  expect(changesOf(SETTINGS, { [name]: value }, UNMANAGED).changes).not.toEqual([]);
});

test('counts managed settings instead of changing them', () => {
  const { environment: _, ...unmanaged } = SETTINGS;
  const present = { ...unmanaged, production: { clientUrl: '' } };
  const next: PortableSettings = {
    environment: 'sandbox',
    production: { partnerUrl: 'https://evil.example', clientUrl: '' },
    replyTemplates: { en: { moving: 'On its way: {trackingId}', delivered: 'Evil' } },
  };
  const here = { ...UNMANAGED, templates: { en: { delivered: 'Set', notFound: 'Not in the file' } } };
  expect(changesOf(present, next, here)).toEqual({ changes: [], lockedCount: 3 });
});

test('names a member that has an object in place of a list', () => {
  const text = '{"waybillSettings":1,"environment":"sandbox","patterns":{"length":{"toString":0}}}';
  expect(readSettingsFile(text)).toEqual({
    ok: false,
    problem: { kind: 'wrong', paths: ['patterns'], more: 0 },
  });
});

test('a file with only unknown members is refused just as quickly when one of them cannot be compared', () => {
  const members = Array.from({ length: 10_000 }, (_, index) => `"m${index}":0`).join();
  const fileWith = (patterns: string) => `{"waybillSettings":1,"patterns":${patterns},${members}}`;
  const usual = leastMs(() => readSettingsFile(fileWith('[]')));
  const strange = fileWith('{"length":{"toString":0}}');
  expect(takesAtMost(usual * 4, () => readSettingsFile(strange))).toBe(true);
});

test('shows the name of a host as the browser will use it', () => {
  const next: PortableSettings = { production: { partnerUrl: 'https://p\u0430ypal.example/api' } };
  const { changes } = changesOf({ production: { partnerUrl: '' } }, next, UNMANAGED);
  expect(changes).toMatchObject([{ kind: 'address', from: '', to: 'https://xn--pypal-4ve.example/api' }]);
});

test('shows an address of plain ASCII letters as it is written', () => {
  const next: PortableSettings = { production: { partnerUrl: 'https://Partner.example/API/' } };
  const { changes } = changesOf({ production: { partnerUrl: '' } }, next, UNMANAGED);
  expect(changes).toMatchObject([{ to: 'https://Partner.example/API/' }]);
});

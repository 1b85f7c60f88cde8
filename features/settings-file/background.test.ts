import { beforeEach, expect, test } from 'vitest';
import { createMemoryArea } from '../../tests/fakes/memory-area.ts';
import { createQueue } from '../../utils/async.ts';
import { fail, succeed } from '../../utils/outcome.ts';
import { createStorageAccess } from '../../utils/storage.ts';
import { createConnections } from '../connection/background/connections.ts';
import { secretName, settingsItem } from '../connection/storage.ts';
import { createDetectionService } from '../detection/background/detection.ts';
import { inferPattern } from '../detection/engine/patterns/infer-pattern.ts';
import { detectionRulesItem, patternsItem } from '../detection/storage.ts';
import { createLanguage } from '../language/background.ts';
import { languageItem } from '../language/storage.ts';
import type { ManagedPolicy } from '../policy/model.ts';
import { createProofPreference } from '../proof/background.ts';
import { proofPreferenceItem } from '../proof/storage.ts';
import { createReplies } from '../replies/background.ts';
import type { TemplateEdits } from '../replies/model.ts';
import { replyChoicesItem, replyTemplatesItem } from '../replies/storage.ts';
import { statusColorsItem } from '../status-colors/storage.ts';
import { createSettingsFile } from './background.ts';
import type { PortableSettings } from './settings-file.ts';

const EXAMPLES = ['WB-1234567', 'WB-7654321', 'WB-5551234'];
const inference = inferPattern(EXAMPLES, []);
if (!inference.ok) throw new Error('The examples have no pattern in common');
const PATTERN = { name: 'Ours', examples: EXAMPLES, counterExamples: [], pattern: inference.pattern };

const BEFORE = {
  environment: 'sandbox',
  production: { partnerUrl: '', clientUrl: '' },
  sandbox: { partnerUrl: 'https://partner.example', clientUrl: 'https://client.example' },
  patterns: [],
  detectionRules: { mode: 'eager', labels: true, carriers: true, notIds: [] },
  replyTemplates: {},
  replyChoices: { leavesNameOut: false, sender: { agent: '', signature: '' } },
  statusColours: true,
  proofOnDemand: false,
  interfaceLanguage: 'browser',
} satisfies Required<PortableSettings>;
const NEXT: Required<Omit<PortableSettings, 'sandbox'>> = {
  environment: 'production',
  production: { partnerUrl: 'https://other.example', clientUrl: '' },
  patterns: [PATTERN],
  detectionRules: { mode: 'eager', labels: false, carriers: true, notIds: ['A1234'] },
  replyTemplates: { en: { delivered: 'Here it is' } },
  replyChoices: { leavesNameOut: true, sender: { agent: 'Kim', signature: 'Best,\nKim' } },
  statusColours: false,
  proofOnDemand: true,
  interfaceLanguage: 'fr',
};

let stored: Record<string, unknown>;
let writes: number;
let isFull: boolean;
let notifications: number;

/** The services of one run of the background, over what is stored. */
function start(managed: TemplateEdits = {}, policy: Partial<ManagedPolicy> = {}) {
  const area = createMemoryArea(stored);
  const local = {
    get: area.get,
    async set(items: Record<string, unknown>) {
      if (isFull) throw new Error('QUOTA_BYTES quota exceeded');
      writes += 1;
      await area.set(items);
    },
  };
  const storage = createStorageAccess({ local, session: local });
  const enqueue = createQueue();
  const notifyPages = async () => void notifications++;
  const connections = createConnections({
    readSettings: () => storage.read(settingsItem),
    writeSettings: async (settings, changes, items) =>
      local.set({ ...(await storage.prepare(settingsItem, settings)), ...items, ...changes }),
    secrets: {
      read: async (name) => stored[name],
      remove: async (name) => void delete stored[name],
      endsWithBrowser: async () => false,
    },
    readPolicy: async () => ({ production: {}, sandbox: {}, ...policy }),
    hasAccess: async () => true,
    replaced: async () => undefined,
  });
  const detection = createDetectionService({
    enqueue,
    read: () => storage.read(patternsItem),
    write: (patterns) => storage.write(patternsItem, patterns),
    readManaged: async () => [],
    readRules: () => storage.read(detectionRulesItem),
    writeRules: (rules) => storage.write(detectionRulesItem, rules),
    readExamples: async () => [],
    writeExamples: async () => undefined,
    notifyPages,
  });
  const replies = createReplies({
    enqueue,
    readTemplates: () => storage.read(replyTemplatesItem),
    writeTemplates: (edits) => storage.write(replyTemplatesItem, edits),
    readManaged: async () => managed,
    readChoices: () => storage.read(replyChoicesItem),
    writeChoices: (choices) => storage.write(replyChoicesItem, choices),
  });
  const services = {
    enqueue,
    storage,
    connections,
    detection,
    replies,
    statusColors: { getState: async () => ({ isOn: (await storage.read(statusColorsItem)).value }) },
    proofPreference: createProofPreference({
      read: () => storage.read(proofPreferenceItem),
      write: (preference) => storage.write(proofPreferenceItem, preference),
    }),
    language: createLanguage(storage),
    notifyPages,
  };
  let ids = 0;
  return { ...services, file: createSettingsFile(services, () => `id${++ids}`) };
}

beforeEach(async () => {
  stored = {};
  isFull = false;
  const { connections } = start();
  await connections.save({
    production: { partnerUrl: '', clientUrl: '' },
    sandbox: { ...BEFORE.sandbox, newKey: 'key' },
  });
  await start().file.apply(BEFORE);
  writes = 0;
  notifications = 0;
});

test('exports every setting without the IDs of the patterns', async () => {
  const { file, detection } = start();
  await detection.change({ saved: [{ ...PATTERN, id: 'own' }], removed: [] });
  expect(await file.exportSettings()).toEqual({ ...BEFORE, patterns: [PATTERN] });
});

test('applies the settings of a file, leaves other settings unchanged and returns the previous ones', async () => {
  const after = { ...BEFORE, ...NEXT };
  expect(await start().file.apply(NEXT)).toEqual(succeed({ before: BEFORE, after, isPartial: false }));
  expect(await start().file.exportSettings()).toEqual(after);
  expect(notifications).toBe(1);
});

test('applies a file with one write, also to be undone, so that no stopped background leaves a part of it', async () => {
  const { file } = start();
  await file.apply(NEXT);
  expect(writes).toBe(1);
  await file.apply(BEFORE);
  expect(writes).toBe(2);
  expect(await start().file.exportSettings()).toEqual({ ...BEFORE, replyTemplates: { en: {} } });
  await file.apply({ interfaceLanguage: 'fr', statusColours: false });
  expect(writes).toBe(3);
});

test('changes nothing if there is no room', async () => {
  const { file } = start();
  const before = structuredClone(stored);
  isFull = true;
  await expect(file.apply(NEXT)).rejects.toThrow('quota');
  expect(stored).toEqual(before);
  expect(await file.exportSettings()).toEqual(BEFORE);
});

test('changes nothing if a newer version has saved one of the settings', async () => {
  stored[languageItem.key] = { version: languageItem.version + 1, value: {} };
  const before = structuredClone(stored);
  await expect(start().file.apply(NEXT)).rejects.toThrow('newer');
  expect(stored).toEqual(before);
});

test('changes nothing if a URL is refused', async () => {
  const before = structuredClone(stored);
  const settings = { ...NEXT, sandbox: { partnerUrl: 'ftp://partner.example' } };
  expect(await start().file.apply(settings)).toEqual(
    fail('invalidInput', { detail: 'ftp://partner.example' }),
  );
  expect(stored).toEqual(before);
});

test('removes the key of a URL that changes, and selects an environment without touching a key', async () => {
  const { file } = start();
  await file.apply({ environment: 'production' });
  expect(stored[secretName.apiKey('sandbox')]).toMatchObject({ key: 'key' });
  await file.apply({ sandbox: { partnerUrl: 'https://other.example' } });
  expect(stored[secretName.apiKey('sandbox')]).toBeNull();
});

test('a file and a change at the same time do not undo each other', async () => {
  const { file, detection, replies } = start();
  await Promise.all([
    detection.rules.change({ addIgnoredIds: ['B1234'] }),
    file.apply({ replyTemplates: { en: { delivered: 'Here it is' } } }),
    replies.saveTemplate({ language: 'fr', state: 'moving', text: 'Bientôt' }),
    file.apply({ detectionRules: { ...BEFORE.detectionRules, notIds: ['A1234'] } }),
    detection.rules.change({ labels: false }),
  ]);
  expect(await file.exportSettings()).toMatchObject({
    detectionRules: { labels: false, notIds: ['A1234'] },
    replyTemplates: { en: { delivered: 'Here it is' }, fr: { moving: 'Bientôt' } },
  });
});

test('a file without addresses saves none over settings that cannot be read, which would remove their keys', async () => {
  const { file } = start();
  stored[settingsItem.key] = 'damaged';
  expect(await start().file.apply({ interfaceLanguage: 'fr' })).toMatchObject({ ok: true });
  expect(stored[settingsItem.key]).toBe('damaged');
  expect((await file.exportSettings()).interfaceLanguage).toBe('fr');
  expect(await start().file.apply({ environment: 'sandbox' })).toEqual(fail('settingsUnreadable'));
});

test('exports nothing that a policy sets, and no choice of a single helpdesk', async () => {
  const { replies } = start();
  await replies.saveChoices({ language: 'fr', host: 'desk.example.com' });
  await replies.saveTemplate({ language: 'en', state: 'delivered', text: 'Mine' });
  const sandbox = { partnerUrl: 'https://ours.example', clientUrl: 'https://ours.example/client' };
  const { file } = start({ en: { moving: 'Ours' } }, { environment: 'production', sandbox });
  const { environment: _, ...others } = BEFORE;
  expect(await file.exportSettings()).toEqual({
    ...others,
    sandbox: {},
    replyTemplates: { en: { delivered: 'Mine' } },
    replyChoices: { ...BEFORE.replyChoices, language: 'fr' },
  });
});

test('a file leaves the choices of single helpdesks, and the name if it has none', async () => {
  const { replies, file } = start();
  await replies.saveChoices({ language: 'fr', host: 'desk.example.com' });
  await replies.saveChoices({ sender: { agent: 'Kim', signature: '' } });
  await file.apply({ replyChoices: { leavesNameOut: true } });
  expect((await replies.getSettings()).choices).toEqual({
    leavesNameOut: true,
    languages: { 'desk.example.com': 'fr' },
    sender: { agent: 'Kim', signature: '' },
  });
});

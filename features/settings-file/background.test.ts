import { beforeEach, expect, test, vi } from 'vitest';
import { SAVED } from '../../tests/fakes/connections.ts';
import { fail, succeed } from '../../utils/outcome.ts';
import type { Connections } from '../connection/model.ts';
import { inferPattern } from '../detection/engine/patterns/infer-pattern.ts';
import { createSettingsFile, type Dependencies } from './background.ts';
import type { PortableSettings } from './settings-file.ts';

const EXAMPLES = ['WB-1234567', 'WB-7654321', 'WB-5551234'];
const inference = inferPattern(EXAMPLES, []);
if (!inference.ok) throw new Error('The examples have no pattern in common');
const PATTERN = { name: 'Ours', examples: EXAMPLES, counterExamples: [], pattern: inference.pattern };

interface Addresses {
  partnerUrl: string;
  clientUrl: string;
}

/** All settings that a file can contain. */
type StoredSettings = { [Name in keyof PortableSettings]-?: NonNullable<PortableSettings[Name]> } & {
  production: Addresses;
  sandbox: Addresses;
};

const BEFORE: StoredSettings = {
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
};
const NEXT: PortableSettings = {
  environment: 'production',
  production: { partnerUrl: 'https://other.example', clientUrl: '' },
  patterns: [PATTERN],
  detectionRules: { mode: 'eager', labels: false, carriers: true, notIds: ['A1'] },
  replyTemplates: { en: { delivered: 'Here it is' } },
  replyChoices: { leavesNameOut: true, sender: { agent: 'Kim', signature: 'Best,\nKim' } },
  statusColours: false,
  proofOnDemand: true,
  interfaceLanguage: 'fr',
};

type Step = (typeof STEPS)[number];
const STEPS = [
  'patterns',
  'detectionRules',
  'replyTemplates',
  'replyChoices',
  'statusColours',
  'proofOnDemand',
  'interfaceLanguage',
  'connections',
  'environment',
] as const;

let stored: StoredSettings;
let failing: Step | undefined;
let refused: Step | undefined;
let unreadable: boolean;
let saves: number;

/** Stores a part of the settings, or throws once if this step is set to fail. */
function write(step: Step, change: () => void): void {
  if (failing === step) {
    failing = undefined;
    throw new Error('quota');
  }
  change();
}

function view(): Connections {
  return {
    ...SAVED,
    environment: stored.environment,
    production: { ...SAVED.production, ...stored.production },
    sandbox: { ...SAVED.sandbox, ...stored.sandbox },
    unreadable,
  };
}

const savedPatterns = () => ({
  patterns: stored.patterns.map((pattern) => ({ ...pattern, id: 'id' })),
  unreadable: false,
});
const replySettings = () => ({
  edits: stored.replyTemplates,
  choices: stored.replyChoices,
  unreadable: false,
});

const services: Dependencies = {
  connections: {
    getView: async () => view(),
    async save(drafts) {
      saves += 1;
      if (refused === 'connections') {
        refused = undefined;
        return fail('invalidInput', { detail: 'https://other.example' });
      }
      write('connections', () => Object.assign(stored, drafts));
      return succeed(view());
    },
    async setEnvironment(environment) {
      write('environment', () => Object.assign(stored, { environment }));
      return succeed(view());
    },
  },
  detection: {
    getPatterns: async () => savedPatterns(),
    async save(patterns) {
      write('patterns', () =>
        Object.assign(stored, { patterns: patterns.map(({ id: _, ...rest }) => rest) }),
      );
      return savedPatterns();
    },
    rules: {
      getRules: async () => ({ rules: stored.detectionRules, unreadable: false }),
      async replace(detectionRules) {
        write('detectionRules', () => Object.assign(stored, { detectionRules }));
      },
    },
  },
  replies: {
    getSettings: async () => replySettings(),
    async saveTemplates(replyTemplates) {
      write('replyTemplates', () => Object.assign(stored, { replyTemplates }));
      return replySettings();
    },
    async replaceChoices(replyChoices) {
      write('replyChoices', () => Object.assign(stored, { replyChoices }));
    },
  },
  statusColors: {
    getState: async () => ({ isOn: stored.statusColours }),
    async setOn(isOn) {
      write('statusColours', () => Object.assign(stored, { statusColours: isOn }));
      return { isOn };
    },
    environmentChanged: async () => undefined,
  },
  proofPreference: {
    get: async () => ({ onDemand: stored.proofOnDemand }),
    async set({ onDemand }) {
      write('proofOnDemand', () => Object.assign(stored, { proofOnDemand: onDemand }));
    },
  },
  language: {
    get: async () => stored.interfaceLanguage,
    async set(interfaceLanguage) {
      write('interfaceLanguage', () => Object.assign(stored, { interfaceLanguage }));
    },
  },
};

const file = createSettingsFile(services, () => 'new-id');

beforeEach(() => {
  stored = structuredClone(BEFORE);
  failing = undefined;
  refused = undefined;
  unreadable = false;
  saves = 0;
});

test('exports every setting without the IDs of the patterns', async () => {
  stored.patterns = [PATTERN];
  expect(await file.exportSettings()).toEqual({ ...BEFORE, patterns: [PATTERN] });
});

test('applies the settings of a file, leaves other settings unchanged and returns the previous ones', async () => {
  expect(await file.apply(NEXT)).toEqual(succeed(BEFORE));
  expect(stored).toEqual({ ...BEFORE, ...NEXT });
});

test.each(STEPS)('restores all settings if writing %s fails', async (step) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  failing = step;
  expect(await file.apply(NEXT)).toEqual(fail('storageFull'));
  expect(failing).toBeUndefined();
  expect(stored).toEqual(BEFORE);
  log.mockRestore();
});

test('returns the failure of a refused step and restores all settings', async () => {
  refused = 'connections';
  expect(await file.apply(NEXT)).toEqual(fail('invalidInput', { detail: 'https://other.example' }));
  expect(stored).toEqual(BEFORE);
});

test('a file without addresses saves none over settings that cannot be read, which would remove their keys', async () => {
  unreadable = true;
  Object.assign(stored, { sandbox: { partnerUrl: '', clientUrl: '' } });
  expect(await file.apply({ interfaceLanguage: 'fr' })).toMatchObject({ ok: true });
  expect(stored.interfaceLanguage).toBe('fr');
  failing = 'replyTemplates';
  expect(await file.apply(NEXT)).toEqual(fail('storageFull'));
  expect(saves).toBe(0);
});

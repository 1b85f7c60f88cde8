import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { createWholeBackground, OWN_PAGE } from '../../tests/fakes/whole-background.ts';
import type { Outcome } from '../../utils/outcome.ts';
import { detectionRulesItem } from '../detection/storage.ts';
import { languageItem } from '../language/storage.ts';
import type { Send } from '../protocol.ts';
import { type PortableSettings, readSettingsFile } from './settings-file.ts';
import { createFileState } from './state.ts';

const background = createWholeBackground();
const send: Send = async (name, request) =>
  // As between processes.
  (await background.send({ name, request: JSON.parse(JSON.stringify(request)) }, OWN_PAGE)) as Outcome<never>;

let files: string[];

const open = () =>
  createFileState({
    send,
    requestAccess: async () => true,
    saved: { value: undefined },
    download: (text) => files.push(text),
  });

async function settings(): Promise<PortableSettings> {
  const outcome = await send('getPortableSettings', {});
  if (!outcome.ok) throw new Error(outcome.failure.kind);
  return outcome.value;
}

const FILE = {
  waybillSettings: 1,
  statusColours: false,
  interfaceLanguage: 'fr',
  detectionRules: { mode: 'eager', labels: false, carriers: true, notIds: ['ABCD12'] },
};

beforeEach(async () => {
  files = [];
  background.stored = { local: {}, session: {} };
  await background.start();
});

test('undoes what the file changed, and nothing else', async () => {
  const before = await settings();
  const state = open();
  await state.readFile(JSON.stringify(FILE));
  await state.apply();
  await send('setProofPreference', { onDemand: true });
  await state.undo();
  expect(state.file.value).toEqual({ step: 'undone' });
  expect(await settings()).toEqual({ ...before, proofOnDemand: true });
});

test('an undo leaves what another view has changed since the import, and says so', async () => {
  const before = await settings();
  const state = open();
  await state.readFile(JSON.stringify(FILE));
  await state.apply();
  await send('changeDetectionRules', { addIgnoredIds: ['WXYZ34'] });
  await state.undo();
  expect(state.file.value).toEqual({ step: 'partlyUndone' });
  const detectionRules = { ...FILE.detectionRules, notIds: ['ABCD12', 'WXYZ34'] };
  expect(await settings()).toEqual({ ...before, detectionRules });
});

test('a file does not contain the defaults of settings that cannot be read, and the export says so', async () => {
  background.stored.local[detectionRulesItem.key] = 'damaged';
  background.stored.local['connection.settings'] = 'damaged';
  background.stored.local[languageItem.key] = { version: languageItem.version + 1, value: 'newer' };
  await background.start();
  const state = open();
  await state.exportFile();
  expect(state.exported.value).toEqual({ ok: true, value: { leftOut: [], isPartial: true } });
  const file = readSettingsFile(files[0] ?? '');
  expect(file.ok && Object.keys(file.settings).sort()).toEqual([
    'patterns',
    'proofOnDemand',
    'replyChoices',
    'replyTemplates',
    'statusColours',
  ]);
});

import { expect, test } from 'vitest';
import { connections } from '../../tests/fakes/connections.ts';
import { createFakeSend, createLateAnswer } from '../../tests/fakes/send.ts';
import { fail, succeed } from '../../utils/outcome.ts';
import { safeRead } from '../../utils/zod.ts';
import { settingsFileMessages } from './messages.ts';
import { type PortableSettings, readSettingsFile } from './settings-file.ts';
import { createFileState } from './state.ts';

const BEFORE: PortableSettings = {
  environment: 'sandbox',
  patterns: [],
  detectionRules: { mode: 'eager', labels: true, carriers: true, notIds: [] },
  statusColours: true,
  interfaceLanguage: 'browser',
};

test('exports the other settings beside a template with a mistake, and names it', async () => {
  const replyTemplates = { en: { delivered: 'Here [', moving: 'Soon' } };
  const stored = { ...BEFORE, replyTemplates };
  expect(safeRead(settingsFileMessages.getPortableSettings.reply, stored).data).toEqual(stored);
  const { send } = createFakeSend({ getPortableSettings: stored });
  const files: string[] = [];
  const state = createFileState({ send, saved: { value: undefined }, download: (text) => files.push(text) });
  await state.exportFile();
  expect(state.exported.value).toEqual(succeed([{ language: 'en', state: 'delivered' }]));
  const settings = { ...BEFORE, replyTemplates: { en: { moving: 'Soon' } } };
  expect(files.map(readSettingsFile)).toEqual([{ ok: true, settings }]);
});

test('a file that is chosen while another one is applied is shown after it', async () => {
  const { promise, give } = createLateAnswer();
  const { send } = createFakeSend({
    getPortableSettings: BEFORE,
    getReplySettings: { edits: {}, choices: { leavesNameOut: false }, unreadable: false },
    applyPortableSettings: promise,
  });
  const state = createFileState({ send, saved: { value: undefined }, download: () => undefined });
  const read = (settings: PortableSettings) =>
    state.readFile(JSON.stringify({ waybillSettings: 1, ...settings }));
  await read({ statusColours: false });
  const applying = state.apply();
  const reading = read({ interfaceLanguage: 'fr' });
  // After all that the second file can do meanwhile.
  setTimeout(give, 0, { before: BEFORE });
  await Promise.all([applying, reading]);
  expect(state.file.value).toMatchObject({ step: 'summary', settings: { interfaceLanguage: 'fr' } });
});

test('an export leaves the summary of a file for the decision, and then its undo; it reports its result itself', async () => {
  const { send, answers } = createFakeSend({
    getPortableSettings: BEFORE,
    getReplySettings: { edits: {}, choices: { leavesNameOut: false }, unreadable: false },
    applyPortableSettings: { before: BEFORE },
  });
  const files: string[] = [];
  const state = createFileState({ send, saved: { value: undefined }, download: (text) => files.push(text) });
  await state.readFile('{"waybillSettings":1,"statusColours":false}');
  await state.exportFile();
  expect([files.length, state.file.value.step, state.exported.value]).toEqual([1, 'summary', succeed([])]);
  await state.apply();
  expect(state.exported.value).toBeUndefined();
  await state.exportFile();
  expect([files.length, state.file.value.step, state.exported.value]).toEqual([2, 'applied', succeed([])]);
  answers.getPortableSettings = fail('timedOut');
  await state.exportFile();
  expect([files.length, state.file.value.step, state.exported.value]).toEqual([
    2,
    'applied',
    fail('timedOut'),
  ]);
  await state.undo();
  expect([state.file.value.step, state.exported.value]).toEqual(['undone', undefined]);
});

test('an export replaces the result of an import that has ended', async () => {
  const { send } = createFakeSend({ getPortableSettings: BEFORE });
  const state = createFileState({ send, saved: { value: undefined }, download: () => undefined });
  await state.readFile('not JSON');
  expect(state.file.value.step).toBe('refused');
  await state.exportFile();
  expect([state.file.value.step, state.exported.value]).toEqual(['idle', succeed([])]);
});

test('names the URLs whose key has to be entered: a file contains none', async () => {
  const urls = { partnerUrl: 'https://partner.example', clientUrl: 'https://client.example' };
  const { send } = createFakeSend({
    getPortableSettings: { production: { partnerUrl: '', clientUrl: '' }, sandbox: urls },
    getReplySettings: { edits: {}, choices: { leavesNameOut: false }, unreadable: false },
    applyPortableSettings: { before: BEFORE },
  });
  const saved = { value: connections({ ...urls, hasKey: true }) };
  const state = createFileState({ send, saved, download: () => undefined });
  await state.readFile(
    JSON.stringify({ waybillSettings: 1, production: urls, sandbox: { partnerUrl: '', clientUrl: '' } }),
  );
  await state.apply();
  expect(state.file.value).toMatchObject({ step: 'applied', count: 4, open: ['partnerUrl'] });
});

test('undoes what the file changed, and nothing that was changed since', async () => {
  const { send, named } = createFakeSend({
    getPortableSettings: BEFORE,
    getReplySettings: { edits: {}, choices: { leavesNameOut: false }, unreadable: false },
    applyPortableSettings: { before: BEFORE },
  });
  const state = createFileState({ send, saved: { value: undefined }, download: () => undefined });
  const file = { waybillSettings: 1, environment: 'sandbox', statusColours: false, interfaceLanguage: 'fr' };
  await state.readFile(JSON.stringify(file));
  await state.apply();
  await state.undo();
  expect(state.file.value).toEqual({ step: 'undone' });
  expect(named('applyPortableSettings').at(-1)?.request).toEqual({
    settings: { statusColours: true, interfaceLanguage: 'browser' },
  });
});

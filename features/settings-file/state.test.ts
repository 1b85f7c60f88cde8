import { expect, test } from 'vitest';
import { connections } from '../../tests/fakes/connections.ts';
import { createFakeSend, createLateAnswer } from '../../tests/fakes/send.ts';
import { fail, succeed } from '../../utils/outcome.ts';
import { safeRead } from '../../utils/zod.ts';
import { settingsFileMessages } from './messages.ts';
import { type PortableSettings, readSettingsFile } from './settings-file.ts';
import { createFileState } from './state.ts';

/** Access that was requested. */
let requested: string[][] = [];
const requestAccess = async (patterns: string[]) => {
  requested.push(patterns);
  return true;
};

const BEFORE: PortableSettings = {
  environment: 'sandbox',
  patterns: [],
  detectionRules: { mode: 'eager', labels: true, carriers: true, notIds: [] },
  statusColours: true,
  interfaceLanguage: 'browser',
};

const APPLIED = { before: BEFORE, after: BEFORE, isPartial: false };
const NOTHING_LEFT_OUT = succeed({ leftOut: [], isPartial: false });

test('exports the other settings beside a template with a mistake, and names it', async () => {
  const replyTemplates = { en: { delivered: 'Here [', moving: 'Soon' } };
  const stored = { ...BEFORE, replyTemplates };
  expect(safeRead(settingsFileMessages.getPortableSettings.reply, stored).data).toEqual(stored);
  const { send } = createFakeSend({ exportSettings: { settings: stored, isPartial: false } });
  const files: string[] = [];
  const state = createFileState({
    send,
    requestAccess,
    saved: { value: undefined },
    download: (text) => files.push(text),
  });
  await state.exportFile();
  expect(state.exported.value).toEqual(
    succeed({ leftOut: [{ language: 'en', state: 'delivered' }], isPartial: false }),
  );
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
  const state = createFileState({
    send,
    requestAccess,
    saved: { value: undefined },
    download: () => undefined,
  });
  const read = (settings: PortableSettings) =>
    state.readFile(JSON.stringify({ waybillSettings: 1, ...settings }));
  await read({ statusColours: false });
  const applying = state.apply();
  const reading = read({ interfaceLanguage: 'fr' });
  // After all that the second file can do meanwhile.
  setTimeout(give, 0, APPLIED);
  await Promise.all([applying, reading]);
  expect(state.file.value).toMatchObject({ step: 'summary', settings: { interfaceLanguage: 'fr' } });
});

test('an export leaves the summary of a file for the decision, and then its undo; it reports its result itself', async () => {
  const { send, answers } = createFakeSend({
    getPortableSettings: BEFORE,
    exportSettings: { settings: BEFORE, isPartial: false },
    getReplySettings: { edits: {}, choices: { leavesNameOut: false }, unreadable: false },
    applyPortableSettings: APPLIED,
  });
  const files: string[] = [];
  const state = createFileState({
    send,
    requestAccess,
    saved: { value: undefined },
    download: (text) => files.push(text),
  });
  await state.readFile('{"waybillSettings":1,"statusColours":false}');
  await state.exportFile();
  expect([files.length, state.file.value.step, state.exported.value]).toEqual([
    1,
    'summary',
    NOTHING_LEFT_OUT,
  ]);
  await state.apply();
  expect(state.exported.value).toBeUndefined();
  await state.exportFile();
  expect([files.length, state.file.value.step, state.exported.value]).toEqual([
    2,
    'applied',
    NOTHING_LEFT_OUT,
  ]);
  answers.exportSettings = fail('timedOut');
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
  const { send } = createFakeSend({ exportSettings: { settings: BEFORE, isPartial: false } });
  const state = createFileState({
    send,
    requestAccess,
    saved: { value: undefined },
    download: () => undefined,
  });
  await state.readFile('not JSON');
  expect(state.file.value.step).toBe('refused');
  await state.exportFile();
  expect([state.file.value.step, state.exported.value]).toEqual(['idle', NOTHING_LEFT_OUT]);
});

test('names the URLs whose key has to be entered: a file contains none', async () => {
  const urls = { partnerUrl: 'https://partner.example', clientUrl: 'https://client.example' };
  const { send } = createFakeSend({
    getPortableSettings: { production: { partnerUrl: '', clientUrl: '' }, sandbox: urls },
    getReplySettings: { edits: {}, choices: { leavesNameOut: false }, unreadable: false },
    applyPortableSettings: APPLIED,
  });
  const saved = { value: connections({ ...urls, hasKey: true }) };
  const state = createFileState({ send, requestAccess, saved, download: () => undefined });
  await state.readFile(
    JSON.stringify({ waybillSettings: 1, production: urls, sandbox: { partnerUrl: '', clientUrl: '' } }),
  );
  await state.apply();
  expect(state.file.value).toMatchObject({ step: 'applied', count: 4, open: ['partnerUrl'] });
});

const LOST = fail('interrupted', { isUncertain: true });

/** A background whose replies to changes are lost. */
function createLossy() {
  return createFakeSend({
    getPortableSettings: BEFORE,
    getReplySettings: { edits: {}, choices: { leavesNameOut: false }, unreadable: false },
    applyPortableSettings: LOST,
  });
}

test('an import whose reply is lost can be undone if the file is in force', async () => {
  const { send, answers, named } = createLossy();
  const state = createFileState({
    send,
    requestAccess,
    saved: { value: undefined },
    download: () => undefined,
  });
  await state.readFile('{"waybillSettings":1,"environment":"sandbox","statusColours":false}');
  answers.getPortableSettings = { ...BEFORE, statusColours: false };
  await state.apply();
  const [before, after] = [{ statusColours: true }, { ...BEFORE, statusColours: false }];
  expect(state.file.value).toEqual({ step: 'applied', count: 1, before, after, open: [], granted: [] });
  answers.getPortableSettings = BEFORE;
  await state.undo();
  expect(state.file.value).toEqual({ step: 'undone' });
  expect(named('applyPortableSettings').at(-1)?.request).toEqual({ settings: before, expected: after });
});

test('an import whose reply is lost has failed if the file is not in force', async () => {
  const { send } = createLossy();
  const state = createFileState({
    send,
    requestAccess,
    saved: { value: undefined },
    download: () => undefined,
  });
  await state.readFile('{"waybillSettings":1,"statusColours":false}');
  await state.apply();
  expect(state.file.value).toMatchObject({ step: 'failed', failure: LOST.failure });
});

test('an undo that fails can be tried again', async () => {
  const { send, answers } = createLossy();
  answers.applyPortableSettings = APPLIED;
  const state = createFileState({
    send,
    requestAccess,
    saved: { value: undefined },
    download: () => undefined,
  });
  await state.readFile('{"waybillSettings":1,"statusColours":false}');
  await state.apply();
  answers.applyPortableSettings = fail('storageFull');
  await state.undo();
  expect(state.file.value).toMatchObject({ step: 'applied', failure: { kind: 'storageFull' } });
  answers.applyPortableSettings = APPLIED;
  await state.undo();
  expect(state.file.value).toEqual({ step: 'undone' });
});

test('a file of nothing but managed settings is not called the same as the present ones', async () => {
  const { environment: _, ...present } = BEFORE;
  const { send } = createFakeSend({
    getPortableSettings: present,
    getReplySettings: { edits: {}, choices: { leavesNameOut: false }, unreadable: false },
  });
  const state = createFileState({
    send,
    requestAccess,
    saved: { value: undefined },
    download: () => undefined,
  });
  await state.readFile('{"waybillSettings":1,"environment":"production"}');
  expect(state.file.value).toMatchObject({ step: 'summary', changes: [], lockedCount: 1 });
});

test('an undo requests access to the hosts again that the file replaced, and to no other', async () => {
  const urls = { partnerUrl: 'https://partner.example', clientUrl: 'https://client.example:8443' };
  const other = { partnerUrl: 'https://other.example', clientUrl: '' };
  const { send, named } = createFakeSend({
    getPortableSettings: { sandbox: urls },
    getReplySettings: { edits: {}, choices: { leavesNameOut: false }, unreadable: false },
    applyPortableSettings: { ...APPLIED, before: { sandbox: urls } },
  });
  const saved = { value: connections({ ...urls, missingAccess: ['https://partner.example'] }) };
  const state = createFileState({ send, requestAccess, saved, download: () => undefined });
  await state.readFile(JSON.stringify({ waybillSettings: 1, sandbox: other }));
  await state.apply();
  saved.value = connections({ ...other, missingAccess: ['https://other.example'] });
  requested = [];
  const undoing = state.undo();
  // Browsers grant access only during the click.
  expect(requested).toEqual([['https://client.example/*']]);
  await undoing;
  expect(named('applyPortableSettings').at(-1)?.request).toMatchObject({ settings: { sandbox: urls } });
});

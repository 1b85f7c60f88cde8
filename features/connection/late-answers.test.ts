import { signal } from '@preact/signals';
import { beforeAll, describe, expect, it, test, vi } from 'vitest';
import { SAVED } from '../../tests/fakes/connections.ts';
import { createFakeProbes } from '../../tests/fakes/probes.ts';
import { createFakeSend, createLateAnswer } from '../../tests/fakes/send.ts';
import { createSlowBackground } from '../../tests/fakes/slow-background.ts';
import { succeed } from '../../utils/outcome.ts';
import { writePatternFile } from '../detection/pattern-file.ts';
import { createRulesState } from '../detection/rules-state.ts';
import { createDetectionState } from '../detection/state.ts';
import { createDiagnosticsState } from '../diagnostics/diagnostics-state.ts';
import { createHelpdesksState } from '../helpdesks/state.ts';
import type { Send } from '../protocol.ts';
import type { TemplateEdits } from '../replies/model.ts';
import { createTemplatesState } from '../replies/templates-state.ts';
import { createSetUpState } from '../set-up/state.ts';
import { writeSettingsFile } from '../settings-file/settings-file.ts';
import { createFileState } from '../settings-file/state.ts';
import { createStatusColorsState } from '../status-colors/state.ts';
import { createConnectionState } from './connection-state.ts';
import type { Connections } from './model.ts';

const choices = { leavesNameOut: false };
const templates = (edits: TemplateEdits) => ({ edits, choices, unreadable: false });
const pattern = (name: string, start: string) => ({
  id: name,
  name,
  pattern: {
    parts: [
      { kind: 'literal' as const, text: start },
      { kind: 'digits' as const, min: 9, max: 9 },
    ],
  },
  examples: [],
  counterExamples: [],
});
const patterns = (...names: string[]) => ({
  patterns: names.map((name, index) => pattern(name, `Q${index}`)),
  unreadable: false,
});
const moved: Connections = { ...SAVED, environment: 'production' };
const noAccess = async () => true;

/** Loads what the templates need, so that no test waits for it. */
beforeAll(async () => {
  const { send, answer } = createSlowBackground();
  const loaded = createTemplatesState({ send, locale: 'en' }).load();
  await answer('getReplySettings', 0, succeed(templates({})));
  await loaded;
});

describe('the later of two overlapping reads is shown', () => {
  test.each([
    ['connections', (send: Send) => createConnectionState(send, noAccess, () => new Date(0)), SAVED, moved],
    [
      'patterns',
      (send: Send) => createDetectionState(send, () => 'new').saved,
      patterns('One'),
      patterns('Two'),
    ],
    ['status colours', createStatusColorsState, { isOn: false }, { isOn: true }],
    [
      'templates',
      (send: Send) => createTemplatesState({ send, locale: 'en' }),
      templates({}),
      templates({ en: { moving: 'Soon.' } }),
    ],
  ] as const)('%s', async (_what, create, older, newer) => {
    const { send, asked, answer } = createSlowBackground();
    const state = create(send);
    const shown = () => JSON.stringify('setting' in state ? state.setting.value : state.loading.value);
    void state.load();
    void state.load();
    await answer(asked[0]?.name ?? '', 0, succeed(older));
    await answer(asked[0]?.name ?? '', 1, succeed(newer));
    expect(shown()).toContain(JSON.stringify(newer).slice(1, -1));
    void state.load();
    void state.load();
    await answer(asked[0]?.name ?? '', 3, succeed(newer));
    await answer(asked[0]?.name ?? '', 2, succeed(older));
    expect(shown()).toContain(JSON.stringify(newer).slice(1, -1));
  });

  test('activity log', async () => {
    const { send, answer } = createSlowBackground();
    const state = createDiagnosticsState({
      send,
      readFacts: async () => ({ version: '1' }) as never,
      probes: createFakeProbes(),
      requestAccess: noAccess,
      now: () => new Date(0),
      onTested: () => undefined,
    });
    void state.load();
    void state.clear();
    await answer('clearActivity', 0, succeed({}));
    await answer('getActivity', 1, succeed({ entries: [] }));
    await answer('getActivity', 0, succeed({ entries: [{ at: 1 }] }));
    expect(state.entries.value).toEqual([]);
  });
});

describe('reply templates', () => {
  it('saves a second template while the first is being saved', async () => {
    const { send, named, answer } = createSlowBackground();
    const state = createTemplatesState({ send, locale: 'en' });
    void state.load();
    await answer('getReplySettings', 0, succeed(templates({})));
    state.edit('Here.');
    void state.save();
    state.chooseState('moving');
    state.edit('Soon.');
    void state.save();
    await answer('saveReplyTemplate', 0, succeed(templates({ en: { delivered: 'Here.' } })));
    expect(named('saveReplyTemplate')[1]?.request).toEqual({
      language: 'en',
      state: 'moving',
      text: 'Soon.',
    });
    const edits = { en: { delivered: 'Here.', moving: 'Soon.' } };
    await answer('saveReplyTemplate', 1, succeed(templates(edits)));
    expect([state.saving.value.step, state.hasDrafts.value]).toEqual(['saved', false]);
  });

  it('does not report a template as saved after another one was saved', async () => {
    const { send, answer } = createSlowBackground();
    const state = createTemplatesState({ send, locale: 'en' });
    void state.load();
    await answer('getReplySettings', 0, succeed(templates({})));
    state.edit('Here.');
    void state.save();
    state.chooseState('moving');
    await answer('saveReplyTemplate', 0, succeed(templates({ en: { delivered: 'Here.' } })));
    expect(state.saving.value.step).toBe('idle');
  });
});

describe('custom patterns', () => {
  it('stay removed when a file is imported right after the removal', async () => {
    const { send, named, answer } = createSlowBackground();
    const { saved } = createDetectionState(send, () => 'new');
    void saved.load();
    await answer('getPatterns', 0, succeed(patterns('One')));
    void saved.remove('One');
    void saved.importFile(writePatternFile([pattern('Two', 'ZZ')]));
    await answer('changePatterns', 0, succeed(patterns()));
    expect(named('changePatterns')[1]?.request).toMatchObject({ saved: [{ name: 'Two' }], removed: [] });
  });

  it.each([
    ['a name', ({ draft }: ReturnType<typeof createDetectionState>) => (draft.name.value = 'Next')],
    ['a counter-example', ({ draft }) => (draft.counterExamples.value = 'UR1')],
  ])('do not clear %s that the user types while saving', async (_what, type) => {
    const { send, answer } = createSlowBackground();
    const state = createDetectionState(send, () => 'new');
    state.draft.examples.value = 'UR04260000000000001\nUR08260000000000731\nUR11250000000004410\n';
    void state.save('UR');
    type(state);
    const typed = [state.draft.name.value, state.draft.counterExamples.value];
    await Promise.resolve();
    await answer('changePatterns', 0, succeed(patterns('One')));
    expect([state.draft.name.value, state.draft.counterExamples.value]).toEqual(typed);
  });
});

it('still offers to undo a removal while an earlier one is being undone', async () => {
  const { send, answer } = createSlowBackground();
  const state = createRulesState(send);
  const changed = succeed({
    rules: { mode: 'eager', labels: true, carriers: true, notIds: [] },
    unreadable: false,
  });
  void state.remove('A1');
  void state.remove('B1');
  await answer('changeDetectionRules', 0, changed);
  void state.undo();
  await answer('changeDetectionRules', 1, changed);
  await answer('changeDetectionRules', 2, changed);
  expect(state.outcome.value).toEqual({ step: 'removed', id: 'B1' });
});

/** For what hangs: a module is loaded on first use. */
const LOADING = { timeout: 20_000 };

describe('settings file', () => {
  const settings = { environment: 'sandbox' as const };
  const open = (send: Send) =>
    createFileState({ send, saved: signal(SAVED), requestAccess: noAccess, download: () => undefined });

  it('an export that started earlier does not hide the summary of a file', async () => {
    const { send, answer } = createSlowBackground();
    const state = open(send);
    void state.exportFile();
    void state.readFile(writeSettingsFile(settings).text);
    const present = { environment: 'production' as const };
    await answer('exportSettings', 0, succeed({ settings: present, isPartial: false }));
    await answer('getPortableSettings', 0, succeed(present));
    await answer('getReplySettings', 0, succeed(templates({})));
    await vi.waitFor(() => expect(state.file.value).toMatchObject({ step: 'summary', settings }), LOADING);
  });

  it('shows the file that was chosen last', async () => {
    const { send, answer } = createSlowBackground();
    const state = open(send);
    void state.readFile(writeSettingsFile({ environment: 'sandbox' }).text);
    void state.readFile(writeSettingsFile({ statusColours: true }).text);
    const present = succeed({ environment: 'production', statusColours: false });
    for (const at of [1, 0, 1]) {
      await answer('getPortableSettings', at, present);
      await answer('getReplySettings', at, succeed(templates({})));
    }
    await vi.waitFor(
      () => expect(state.file.value).toMatchObject({ step: 'summary', settings: { statusColours: true } }),
      LOADING,
    );
  });
});

it('does not clear a URL that the user types while another one is being added', async () => {
  const added = createLateAnswer();
  const { send } = createFakeSend({
    getHelpdesks: { off: [], withoutAccess: [], own: [], unreadable: false },
    addSite: added.promise,
  });
  const state = createHelpdesksState(send, noAccess);
  await state.load();
  state.edit('desk.example.org');
  const adding = state.add();
  state.edit('other.exam');
  added.give({ off: [], withoutAccess: [], own: [], unreadable: false });
  await adding;
  expect([state.outcome.value.step, state.address.value]).toEqual(['added', 'other.exam']);
});

it('set-up checks the submitted environment even if another one is chosen while saving', async () => {
  const saving = createLateAnswer();
  const answers = { getConnections: moved, saveConnections: saving.promise, setEnvironment: SAVED };
  const { send, named } = createFakeSend(answers);
  const connection = createConnectionState(send, noAccess, () => new Date(0));
  await connection.load();
  const state = createSetUpState({ send, connection, needsReload: true, close: () => undefined });
  state.choose('sandbox');
  const connecting = state.connect();
  state.choose('production');
  saving.give(moved);
  await connecting;
  expect(named('setEnvironment')).toMatchObject([{ request: { environment: 'sandbox' } }]);
});

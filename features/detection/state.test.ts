import { describe, expect, it } from 'vitest';
import { createFakeSend, createLateAnswer } from '../../tests/fakes/send.ts';
import { fail } from '../../utils/outcome.ts';
import type { Patterns } from './messages.ts';
import { changedPatterns, type PatternsChange, type SavedPattern } from './model.ts';
import { writePatternFile } from './pattern-file.ts';
import { previewOf } from './preview.ts';
import { createDetectionState } from './state.ts';

const EXAMPLES = ['UR04260000000000001', 'UR08260000000000731', 'UR11250000000004410'];
const OTHERS = ['WB1004412', 'WB1000013', 'WB1002204'];

/** Opens the state with a background that stores patterns. */
function opened() {
  const background = createFakeSend({ getPatterns: { patterns: [], unreadable: false } satisfies Patterns });
  let ids = 0;
  const send: typeof background.send = (name, request) => {
    if (name === 'changePatterns' && !('changePatterns' in background.answers)) {
      const { patterns } = background.answers.getPatterns as Patterns;
      background.answers.getPatterns = {
        patterns: changedPatterns(patterns, request as PatternsChange),
        unreadable: false,
      };
      return background.send('getPatterns', {}) as ReturnType<typeof background.send<typeof name>>;
    }
    return background.send(name, request);
  };
  const state = createDetectionState(send, () => `id${++ids}`);
  const names = () => state.saved.patterns.value.map(({ name }) => name);
  return { state, background, names };
}

async function withTwo() {
  const all = opened();
  const { state } = all;
  await state.saved.load();
  state.draft.examples.value = EXAMPLES.join('\n');
  await state.save('UR followed by 17 digits');
  state.draft.examples.value = OTHERS.join('\n');
  state.draft.name.value = ' Old shop ';
  await state.save('unused');
  return all;
}

describe('adding a pattern', () => {
  it('saves under the given name or a description of the pattern, and clears the draft', async () => {
    const { state, names } = await withTwo();
    expect(names()).toEqual(['UR followed by 17 digits', 'Old shop']);
    expect(state.saved.patterns.value[0]).toMatchObject({ id: 'id1', examples: EXAMPLES });
    expect(state.saved.outcome.value).toEqual({ step: 'saved', name: 'Old shop' });
    expect([state.draft.examples.value, state.draft.name.value]).toEqual(['', '']);
  });

  it('saves nothing without a pattern', async () => {
    const { state, background } = opened();
    state.draft.examples.value = 'UR1234567';
    await state.save('UR');
    expect(background.sent).toEqual([]);
  });

  it('ignores a line that is still being typed', () => {
    const { state } = opened();
    const problem = () =>
      state.draft.inference.value.ok ? undefined : state.draft.inference.value.problem.kind;
    state.draft.examples.value = 'UR1234567\nUR';
    expect(problem()).toBe('tooFew');
    state.draft.examples.value = 'UR1234567\nUR\n';
    expect(problem()).toBe('noDigits');
  });

  it('warns of counter-examples that match', () => {
    const { state } = opened();
    state.draft.examples.value = OTHERS.join('\n');
    state.draft.counterExamples.value = 'WB-999-9999';
    expect(state.draft.warnings.value).toEqual([{ kind: 'counterExamples', ids: ['WB9999999'] }]);
  });

  it('does not clear the examples if saving fails', async () => {
    const { state, background, names } = opened();
    await state.saved.load();
    background.answers.changePatterns = fail('interrupted');
    state.draft.examples.value = EXAMPLES.join('\n');
    await state.save('UR');
    expect(state.saved.outcome.value).toEqual({ step: 'failed', failure: { kind: 'interrupted' } });
    expect([names(), state.draft.examples.value]).toEqual([[], EXAMPLES.join('\n')]);
  });

  it('does not clear text that is typed during saving', async () => {
    const { state, background } = opened();
    await state.saved.load();
    const late = createLateAnswer();
    background.answers.changePatterns = late.promise;
    state.draft.examples.value = EXAMPLES.join('\n');
    const saving = state.save('UR');
    state.draft.examples.value = 'WB1';
    late.give({ patterns: [], unreadable: false });
    await saving;
    expect(state.draft.examples.value).toBe('WB1');
  });

  it('adds IDs from other pages once, after the other examples', async () => {
    const { state, background } = opened();
    state.draft.examples.value = 'UR123456';
    background.answers.getExamples = { trackingIds: ['ur 123 456', 'UR123457'] };
    await state.takeExamples();
    expect(state.draft.examples.value).toBe('UR123456\nUR123457\n');
    expect(background.named('removeExamples').map(({ request }) => request)).toEqual([
      { trackingIds: ['ur 123 456', 'UR123457'] },
    ]);
  });

  it('removes no IDs whose reply was lost', async () => {
    const { state, background } = opened();
    background.answers.getExamples = fail('interrupted');
    await state.takeExamples();
    expect(background.named('removeExamples')).toEqual([]);
  });
});

describe('saved patterns', () => {
  it('are edited in place', async () => {
    const { state, names } = await withTwo();
    const [first] = state.saved.patterns.value;
    if (first) state.draft.edit(first);
    expect(state.draft.examples.value).toBe(EXAMPLES.join('\n'));
    state.draft.name.value = 'Parcels';
    await state.save('unused');
    expect(names()).toEqual(['Parcels', 'Old shop']);
    expect(state.saved.patterns.value[0]?.id).toBe('id1');
    expect(state.draft.editing.value).toBeUndefined();
  });

  it('return to their position when a removal is undone', async () => {
    const { state, names } = await withTwo();
    await state.remove('id1');
    expect(names()).toEqual(['Old shop']);
    await state.saved.undo();
    expect(names()).toEqual(['UR followed by 17 digits', 'Old shop']);
    await state.remove('id2');
    await state.saved.undo();
    expect(names()).toEqual(['UR followed by 17 digits', 'Old shop']);
    await state.saved.undo();
    expect(names()).toHaveLength(2);
  });

  it('are no longer edited after removal', async () => {
    const { state } = await withTwo();
    const [first] = state.saved.patterns.value;
    if (first) state.draft.edit(first);
    await state.remove('id1');
    expect([state.draft.editing.value, state.draft.examples.value]).toEqual([undefined, '']);
  });

  it('reflect two changes at the same time', async () => {
    const { state, names } = await withTwo();
    await Promise.all([state.remove('id1'), state.remove('id2')]);
    expect(names()).toEqual([]);
  });

  it('are not replaced by an outdated answer', async () => {
    const { state, background, names } = await withTwo();
    const late = createLateAnswer();
    const now: unknown = background.answers.getPatterns;
    background.answers.getPatterns = late.promise;
    const loading = state.saved.load();
    background.answers.getPatterns = now;
    await state.remove('id1');
    late.give({ patterns: [], unreadable: false });
    await loading;
    expect(names()).toEqual(['Old shop']);
  });
});

describe('pattern files', () => {
  it('add each pattern to another browser once', async () => {
    const { state } = await withTwo();
    const text = writePatternFile(state.saved.patterns.value);
    const other = opened();
    await other.state.saved.load();
    await other.state.saved.importFile(text);
    expect(other.state.saved.outcome.value).toEqual({ step: 'imported', added: 2, known: 0 });
    expect(other.names()).toEqual(['UR followed by 17 digits', 'Old shop']);
    await other.state.saved.importFile(text);
    expect(other.state.saved.outcome.value).toEqual({ step: 'imported', added: 0, known: 2 });
    expect(other.names()).toHaveLength(2);
  });

  const good = (name: string): Omit<SavedPattern, 'id'> => ({
    name,
    pattern: { parts: [{ kind: 'digits', min: 10, max: 10 }] },
    examples: [],
    counterExamples: [],
  });
  const file = (patterns: unknown) => JSON.stringify({ waybillPatterns: 1, patterns });
  const numbered = (length: number) => ({
    ...good(`${length}`),
    pattern: {
      parts: [
        { kind: 'literal', text: `A${length}` },
        { kind: 'digits', min: 6, max: 6 },
      ],
    },
  });

  it.each([
    ['a file that is not JSON', '{', 'notJson'],
    ['another JSON file', '{"patterns": []}', 'notPatterns'],
    ['a file of a later version', JSON.stringify({ waybillPatterns: 2, patterns: [] }), 'notPatterns'],
    [
      'a file with one invalid pattern',
      file([good('A'), { ...good('B'), pattern: { parts: [] } }]),
      'notPatterns',
    ],
    [
      'a file with a regular expression',
      file([{ ...good('A'), pattern: { parts: [{ kind: 'literal', text: '(a+)+$' }] } }]),
      'notPatterns',
    ],
    [
      'a file with too many patterns',
      file(Array.from({ length: 49 }, (_, index) => numbered(index))),
      'tooMany',
    ],
  ])('add nothing from %s', async (_name, text, problem) => {
    const { state, names } = await withTwo();
    await state.saved.importFile(text);
    expect(state.saved.outcome.value).toEqual({ step: 'notImported', problem });
    expect(names()).toHaveLength(2);
  });
});

describe('the preview', () => {
  it('divides the text at its IDs, with the finder of each', async () => {
    const { state } = await withTwo();
    state.draft.examples.value = 'TG7XKQ\nTGA2B9\nTG11AB';
    const text = 'See TG4F2Z, WB-1004412. Tracking number 9400111899223100001234, TG4F2Z';
    state.draft.text.value = text;
    const { segments, groups } = previewOf(state.draft);
    expect(segments.map((segment) => segment.text).join('')).toBe(text);
    for (const { start, text: part } of segments) expect(text.slice(start, start + part.length)).toBe(part);
    expect(groups).toEqual([
      { finder: { by: 'draft' }, ids: ['TG4F2Z'] },
      { finder: { by: 'saved', name: 'Old shop' }, ids: ['WB1004412'] },
      { finder: { by: 'otherwise' }, ids: ['9400111899223100001234'] },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import type { KeptPattern } from '../../../utils/detection.ts';
import { fail } from '../../../utils/errors.ts';
import type { Patterns } from '../../../utils/protocol.ts';
import { createFakeSend, createLateAnswer } from '../fake-send.ts';
import { createDetectionState } from './detection-state.ts';
import { writePatternFile } from './pattern-file.ts';

const EXAMPLES = ['UR04260000000000001', 'UR08260000000000731', 'UR11250000000004410'];
const OTHERS = ['WB1004412', 'WB1000013', 'WB1002204'];

/** A background that keeps what it is sent. */
function opened() {
  const background = createFakeSend({ getPatterns: { patterns: [], unreadable: false } satisfies Patterns });
  let ids = 0;
  const send: typeof background.send = (name, request) => {
    if (name === 'savePatterns' && !('savePatterns' in background.answers)) {
      background.answers.getPatterns = { ...request, unreadable: false };
      return background.send('getPatterns', {}) as ReturnType<typeof background.send<typeof name>>;
    }
    return background.send(name, request);
  };
  const state = createDetectionState(send, () => `id${++ids}`);
  const names = () => state.kept.patterns.value.map(({ name }) => name);
  return { state, background, names };
}

async function withTwo() {
  const all = opened();
  const { state } = all;
  await state.kept.load();
  state.teach.examples.value = EXAMPLES.join('\n');
  await state.keep('UR followed by 17 digits');
  state.teach.examples.value = OTHERS.join('\n');
  state.teach.name.value = ' Old shop ';
  await state.keep('unused');
  return all;
}

describe('teaching', () => {
  it('keeps under the name given, or in words, and makes room for the next', async () => {
    const { state, names } = await withTwo();
    expect(names()).toEqual(['UR followed by 17 digits', 'Old shop']);
    expect(state.kept.patterns.value[0]).toMatchObject({ id: 'id1', examples: EXAMPLES });
    expect(state.kept.outcome.value).toEqual({ step: 'kept', name: 'Old shop' });
    expect([state.teach.examples.value, state.teach.name.value]).toEqual(['', '']);
  });

  it('keeps nothing while there is no pattern', async () => {
    const { state, background } = opened();
    state.teach.examples.value = 'UR1234567';
    await state.keep('UR');
    expect(background.sent).toEqual([]);
  });

  it('is patient with a line that is being typed', () => {
    const { state } = opened();
    const problem = () =>
      state.teach.inference.value.ok ? undefined : state.teach.inference.value.problem.kind;
    state.teach.examples.value = 'UR1234567\nUR';
    expect(problem()).toBe('tooFew');
    state.teach.examples.value = 'UR1234567\nUR\n';
    expect(problem()).toBe('noDigits');
  });

  it('warns of counter-examples that fit', () => {
    const { state } = opened();
    state.teach.examples.value = OTHERS.join('\n');
    state.teach.counterExamples.value = 'WB-999-9999';
    expect(state.teach.warnings.value).toEqual([{ kind: 'counterExamples', ids: ['WB9999999'] }]);
  });

  it('leaves the examples alone when keeping fails', async () => {
    const { state, background, names } = opened();
    await state.kept.load();
    background.answers.savePatterns = fail('interrupted');
    state.teach.examples.value = EXAMPLES.join('\n');
    await state.keep('UR');
    expect(state.kept.outcome.value).toEqual({ step: 'failed', failure: { kind: 'interrupted' } });
    expect([names(), state.teach.examples.value]).toEqual([[], EXAMPLES.join('\n')]);
  });

  it('leaves alone what is typed while it is kept', async () => {
    const { state, background } = opened();
    await state.kept.load();
    const late = createLateAnswer();
    background.answers.savePatterns = late.promise;
    state.teach.examples.value = EXAMPLES.join('\n');
    const keeping = state.keep('UR');
    state.teach.examples.value = 'WB1';
    late.give({ patterns: [], unreadable: false });
    await keeping;
    expect(state.teach.examples.value).toBe('WB1');
  });

  it('adds an ID from a link once, after what is there', () => {
    const { state } = opened();
    state.teach.addExample('UR123456');
    state.teach.addExample('ur 123 456');
    state.teach.addExample('UR123457');
    expect(state.teach.examples.value).toBe('UR123456\nUR123457\n');
  });
});

describe('kept patterns', () => {
  it('are edited in place', async () => {
    const { state, names } = await withTwo();
    const [first] = state.kept.patterns.value;
    if (first) state.teach.edit(first);
    expect(state.teach.examples.value).toBe(EXAMPLES.join('\n'));
    state.teach.name.value = 'Parcels';
    await state.keep('unused');
    expect(names()).toEqual(['Parcels', 'Old shop']);
    expect(state.kept.patterns.value[0]?.id).toBe('id1');
    expect(state.teach.editing.value).toBeUndefined();
  });

  it('come back where they stood after a removal', async () => {
    const { state, names } = await withTwo();
    await state.remove('id1');
    expect(names()).toEqual(['Old shop']);
    await state.kept.undo();
    expect(names()).toEqual(['UR followed by 17 digits', 'Old shop']);
    await state.remove('id2');
    await state.kept.undo();
    expect(names()).toEqual(['UR followed by 17 digits', 'Old shop']);
    await state.kept.undo();
    expect(names()).toHaveLength(2);
  });

  it('stop being edited when they are removed', async () => {
    const { state } = await withTwo();
    const [first] = state.kept.patterns.value;
    if (first) state.teach.edit(first);
    await state.remove('id1');
    expect([state.teach.editing.value, state.teach.examples.value]).toEqual([undefined, '']);
  });

  it('lose nothing when two changes come at once', async () => {
    const { state, names } = await withTwo();
    await Promise.all([state.remove('id1'), state.remove('id2')]);
    expect(names()).toEqual([]);
  });

  it('are not replaced by an answer that was overtaken', async () => {
    const { state, background, names } = await withTwo();
    const late = createLateAnswer();
    const now: unknown = background.answers.getPatterns;
    background.answers.getPatterns = late.promise;
    const loading = state.kept.load();
    background.answers.getPatterns = now;
    await state.remove('id1');
    late.give({ patterns: [], unreadable: false });
    await loading;
    expect(names()).toEqual(['Old shop']);
  });
});

describe('files', () => {
  it('bring patterns to another browser, each once', async () => {
    const { state } = await withTwo();
    const text = writePatternFile(state.kept.patterns.value);
    const other = opened();
    await other.state.kept.load();
    await other.state.kept.importFile(text);
    expect(other.state.kept.outcome.value).toEqual({ step: 'imported', added: 2, known: 0 });
    expect(other.names()).toEqual(['UR followed by 17 digits', 'Old shop']);
    await other.state.kept.importFile(text);
    expect(other.state.kept.outcome.value).toEqual({ step: 'imported', added: 0, known: 2 });
    expect(other.names()).toHaveLength(2);
  });

  const good = (name: string): Omit<KeptPattern, 'id'> => ({
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
    ['no JSON', '{', 'notJson'],
    ['something else', '{"patterns": []}', 'notPatterns'],
    ['a later version', JSON.stringify({ waybillPatterns: 2, patterns: [] }), 'notPatterns'],
    ['one bad pattern', file([good('A'), { ...good('B'), pattern: { parts: [] } }]), 'notPatterns'],
    [
      'an expression',
      file([{ ...good('A'), pattern: { parts: [{ kind: 'literal', text: '(a+)+$' }] } }]),
      'notPatterns',
    ],
    ['too many', file(Array.from({ length: 49 }, (_, index) => numbered(index))), 'tooMany'],
  ])('%s: nothing is added', async (_name, text, problem) => {
    const { state, names } = await withTwo();
    await state.kept.importFile(text);
    expect(state.kept.outcome.value).toEqual({ step: 'notImported', problem });
    expect(names()).toHaveLength(2);
  });
});

describe('the text to try', () => {
  it('is cut at what is found, by what finds it', async () => {
    const { state } = await withTwo();
    state.teach.examples.value = 'TG7XKQ\nTGA2B9\nTG11AB';
    const text = 'See TG4F2Z, WB-1004412. Tracking number 9400111899223100001234, TG4F2Z';
    state.teach.text.value = text;
    const { segments, groups } = state.teach.trial.value;
    expect(segments.map((segment) => segment.text).join('')).toBe(text);
    for (const { start, text: part } of segments) expect(text.slice(start, start + part.length)).toBe(part);
    expect(groups).toEqual([
      { finder: { by: 'draft' }, ids: ['TG4F2Z'] },
      { finder: { by: 'kept', name: 'Old shop' }, ids: ['WB1004412'] },
      { finder: { by: 'otherwise' }, ids: ['9400111899223100001234'] },
    ]);
  });
});

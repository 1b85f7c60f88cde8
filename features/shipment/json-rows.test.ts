import { describe, expect, test } from 'vitest';
import { readJsonPart } from '../../utils/json-part.ts';
import { act, afterKey, type JsonRow, rowsOf, type TreeView, UNTOUCHED } from './json-rows.ts';

function rows(value: unknown, view: TreeView = UNTOUCHED): JsonRow[] {
  const whole = readJsonPart(JSON.stringify(value));
  if (!whole) throw new Error('not JSON');
  return rowsOf(whole, view);
}

const paths = (shown: JsonRow[]) => shown.map(({ path }) => path);
const record = { ok: true, data: { id: 'A1', pods: ['x', 'y'], 'odd name': { a: 1 } } };

/** Opens, closes or extends the row with this path. */
function use(value: unknown, path: string, view: TreeView = UNTOUCHED): TreeView {
  const row = rows(value, view).find((each) => each.path === path);
  if (!row) throw new Error(`no row ${path}`);
  return act(view, row);
}

describe('rows', () => {
  test('are open for two levels initially', () => {
    expect(paths(rows(record))).toEqual(['', 'ok', 'data', 'data.id', 'data.pods', 'data["odd name"]']);
  });

  test('open and close with their group', () => {
    const opened = use(record, 'data.pods');
    expect(paths(rows(record, opened))).toContain('data.pods[1]');
    expect(paths(rows(record, use(record, 'data.pods', opened)))).not.toContain('data.pods[1]');
    expect(paths(rows(record, use(record, 'data')))).toEqual(['', 'ok', 'data']);
  });

  test('have a level and a position', () => {
    const [whole, , data] = rows(record);
    expect(whole).toMatchObject({ level: 1, position: 1, siblings: 1, isOpen: true });
    expect(data).toMatchObject({ name: 'data', level: 2, position: 2, siblings: 2, isOpen: true });
    expect(rows(record)[3]).not.toHaveProperty('isOpen');
  });

  test('of empty groups cannot be opened', () => {
    expect(rows({ a: [], b: {} }).slice(1)).toEqual([
      expect.not.objectContaining({ isOpen: expect.anything() }),
      expect.not.objectContaining({ isOpen: expect.anything() }),
    ]);
  });

  test('of long lists are closed initially and shown in pages', () => {
    const list = Array.from({ length: 250 }, (_, index) => index);
    expect(paths(rows({ list }))).toEqual(['', 'list']);
    const opened = use({ list }, 'list');
    const first = rows({ list }, opened);
    expect(first).toHaveLength(2 + 100 + 1);
    const more = first.at(-1);
    expect(more).toMatchObject({ kind: 'more', position: 101, siblings: 250 });
    const second = act(opened, more as JsonRow);
    expect(rows({ list }, second)).toHaveLength(2 + 200 + 1);
    expect(rows({ list }, act(second, more as JsonRow))).toHaveLength(2 + 250);
  });
});

describe('keys', () => {
  const all = rows(record);
  const at = (path: string) => all.find((row) => row.path === path) as JsonRow;
  const after = (path: string, key: string) => {
    const next = afterKey(all, at(path), key);
    return typeof next === 'object' ? next.path : next;
  };

  test.each([
    ['', 'ArrowDown', 'ok'],
    ['ok', 'ArrowUp', ''],
    ['', 'ArrowUp', ''],
    ['data["odd name"]', 'ArrowDown', 'data["odd name"]'],
    ['ok', 'End', 'data["odd name"]'],
    ['data.id', 'Home', ''],
    // An open group: moves to its first member. A closed group: opens it. A value: does nothing.
    ['data', 'ArrowRight', 'data.id'],
    ['data.pods', 'ArrowRight', 'act'],
    ['data.id', 'ArrowRight', 'data.id'],
    // An open group: closes it. Any other row: moves to its group.
    ['data', 'ArrowLeft', 'act'],
    ['data.id', 'ArrowLeft', 'data'],
    ['data.pods', 'Enter', 'act'],
    ['data.pods', ' ', 'act'],
    ['data.pods', 'Tab', undefined],
    ['data.pods', 'a', undefined],
  ])('on %j, the key %j leads to %j', (path, key, next) => {
    expect(after(path, key)).toBe(next);
  });
});

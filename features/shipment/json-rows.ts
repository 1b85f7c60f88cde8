import type { JsonPart } from '../../utils/json-part.ts';

/** One line of the tree. */
export interface JsonRow {
  kind: 'part' | 'more';
  /** Place in the tree by positions, such as `0.2.1`: names may occur twice. */
  id: string;
  parentId: string | undefined;
  /** From 1, as in `aria-level`. */
  level: number;
  /** Among its siblings, from 1. */
  position: number;
  siblings: number;
  /** Absent for the whole. */
  name?: string;
  /** Such as `data.pods[1]`; empty for the whole. */
  path: string;
  /** Of a `more` row the group whose members are not all shown. */
  part: JsonPart;
  /** Only groups that hold something can be opened. */
  isOpen?: boolean;
}

/** The rows that the user has opened, closed, or asked to see more of. */
export interface TreeView {
  /** Rows that are not in their initial state. */
  toggled: ReadonlySet<string>;
  /** How many more pages of a group's members are shown. */
  pages: ReadonlyMap<string, number>;
}

export const UNTOUCHED: TreeView = { toggled: new Set(), pages: new Map() };

/** Members of a group that are shown at once. */
export const PAGE = 100;
/** The top group starts open, and so do small groups directly inside it. */
const STARTS_OPEN = { siblings: 10, members: 20 };

/** The lines that are visible now, from top to bottom. */
export function rowsOf(whole: JsonPart, view: TreeView): JsonRow[] {
  const rows: JsonRow[] = [];
  const top = { kind: 'part', id: '0', parentId: undefined, level: 1, position: 1, siblings: 1 } as const;
  addRows(rows, { ...top, path: '', part: whole }, view);
  return rows;
}

function addRows(rows: JsonRow[], row: JsonRow, view: TreeView): void {
  const members = row.part.members();
  if (members.length === 0) {
    rows.push(row);
    return;
  }
  const isOpen = startsOpen(row) !== view.toggled.has(row.id);
  rows.push({ ...row, isOpen });
  if (!isOpen) return;
  const shown = PAGE * (1 + (view.pages.get(row.id) ?? 0));
  const common = { parentId: row.id, level: row.level + 1, siblings: members.length };
  for (const [index, { name, step, part }] of members.slice(0, shown).entries()) {
    const path = row.path === '' ? step.replace(/^\./, '') : row.path + step;
    const id = `${row.id}.${index}`;
    addRows(rows, { ...common, kind: 'part', id, position: index + 1, name, path, part }, view);
  }
  if (shown < members.length) {
    const { path, part } = row;
    rows.push({ ...common, kind: 'more', id: `${row.id}.more`, position: shown + 1, path, part });
  }
}

function startsOpen({ level, siblings, part }: JsonRow): boolean {
  if (level > 2) return false;
  return level === 1 || (siblings <= STARTS_OPEN.siblings && part.members().length <= STARTS_OPEN.members);
}

/** Opens or closes a group, or shows more of one. */
export function act(view: TreeView, row: JsonRow): TreeView {
  if (row.kind === 'more') {
    const group = row.parentId ?? '';
    return { ...view, pages: new Map(view.pages).set(group, (view.pages.get(group) ?? 0) + 1) };
  }
  if (row.isOpen === undefined) return view;
  const toggled = new Set(view.toggled);
  if (!toggled.delete(row.id)) toggled.add(row.id);
  return { ...view, toggled };
}

/**
 * What a key does in a tree (ARIA Authoring Practices, tree view).
 * @returns the row to focus, `'act'` to use the row itself, or `undefined` for other keys
 */
export function afterKey(rows: readonly JsonRow[], row: JsonRow, key: string): JsonRow | 'act' | undefined {
  const index = rows.indexOf(row);
  switch (key) {
    case 'ArrowDown':
      return rows[index + 1] ?? row;
    case 'ArrowUp':
      return rows[index - 1] ?? row;
    case 'Home':
      return rows[0];
    case 'End':
      return rows.at(-1);
    case 'ArrowRight':
      if (row.isOpen === undefined) return row;
      return row.isOpen ? rows[index + 1] : 'act';
    case 'ArrowLeft':
      if (row.isOpen) return 'act';
      return rows.find(({ id }) => id === row.parentId) ?? row;
    case 'Enter':
    case ' ':
      return 'act';
    default:
      return undefined;
  }
}

import type { JsonPart } from '../../utils/json-part.ts';

/** One line of the tree. */
export interface JsonRow {
  kind: 'part' | 'more';
  /** Positions in the tree, such as `0.2.1`. Not names, because a name may occur twice. */
  id: string;
  parentId: string | undefined;
  /** From 1, as in `aria-level`. */
  level: number;
  /** Position among its siblings, from 1. */
  position: number;
  siblings: number;
  /** Absent for the top row. */
  name?: string;
  /** Such as `data.pods[1]`; empty for the top row. */
  path: string;
  /** The part of this row. For a `more` row, the group whose members are not all shown. */
  part: JsonPart;
  /** Absent for values and empty groups, which cannot be opened. */
  isOpen?: boolean;
}

/** The rows that the user has opened, closed or extended. */
export interface TreeView {
  /** Rows that are not in their initial state. */
  toggled: ReadonlySet<string>;
  /** The number of additional pages shown, by group. */
  pages: ReadonlyMap<string, number>;
}

export const UNTOUCHED: TreeView = { toggled: new Set(), pages: new Map() };

/** Members of a group on one page. */
export const PAGE = 100;
/** The top group starts open, and so do small groups directly inside it. */
const STARTS_OPEN = { siblings: 10, members: 20 };

/** Returns the visible rows, from top to bottom. */
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

/** Opens or closes a group, or shows another page of a group. */
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
 * Returns the effect of a key in a tree (ARIA Authoring Practices, tree view).
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

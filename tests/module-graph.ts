import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';

const ROOT = resolve(import.meta.dirname, '..');

/** The folders whose files are shipped. */
export const SHIPPED = ['entrypoints', 'features', 'components', 'utils'];

export interface Import {
  file: string;
  /** A path from the project's root, or a package. */
  target: string;
  isTypeOnly: boolean;
  /** By `import()`: loaded when it is first needed. */
  isLate?: true;
}

export interface Module {
  file: string;
  imports: Import[];
  /** Names of its exports, without re-exports. */
  exports: string[];
}

/** Paths of the files below a folder, relative to the project's root. */
export function filesIn(folder: string, endings = /\.tsx?$/): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));
}

export const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** The modules below some folders, without tests. */
export function modulesIn(folders: readonly string[]): Module[] {
  return folders
    .flatMap((folder) => filesIn(folder))
    .filter((file) => !isTest(file))
    .map(moduleOf);
}

function moduleOf(file: string): Module {
  const source = read(file);
  const { module } = parseSync(file, source);
  const imports: Import[] = [];
  const add = (name: string, isTypeOnly: boolean, isLate = false): void => {
    const target = name.startsWith('.') ? relative(ROOT, resolve(ROOT, dirname(file), name)) : name;
    imports.push({ file, target, isTypeOnly, ...(isLate ? { isLate: true as const } : {}) });
  };
  for (const { moduleRequest, entries } of module.staticImports)
    add(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType));
  const exports: string[] = [];
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, exportName, isType } of entries) {
      if (moduleRequest) add(moduleRequest.value, isType);
      else if (exportName.name) exports.push(exportName.name);
    }
  for (const { moduleRequest } of module.dynamicImports) {
    const text = source.slice(moduleRequest.start, moduleRequest.end);
    if (/^['"]/.test(text)) add(text.slice(1, -1), false, true);
  }
  return { file, imports, exports };
}

/**
 * The circles of a graph: each as its nodes, with the first node repeated at the end. Returns one circle per group of
 * connected circles.
 */
export function circlesOf(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];
  function visit(node: string): void {
    const start = path.indexOf(node);
    if (start >= 0) {
      circles.push([...path.slice(start), node]);
      return;
    }
    if (done.has(node)) return;
    path.push(node);
    for (const next of graph.get(node) ?? []) visit(next);
    path.pop();
    done.add(node);
  }
  for (const node of graph.keys()) visit(node);
  return circles;
}

import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { circlesOf, filesIn, isTest, type Module, modulesIn, read, SHIPPED } from './module-graph.ts';

/** The rules of the layout (docs/architecture.md): features, each with the same rooms. */

/** The other features that each feature may import, besides their `model.ts`, which all may import. Has no circles. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  'bulk-lookup': ['detection', 'lookup', 'replies', 'shipment'],
  card: ['connection', 'detection', 'lookup', 'page', 'recent', 'replies', 'shipment', 'shortcuts', 'watch'],
  connection: ['platform', 'policy'],
  diagnostics: ['connection', 'helpdesks', 'platform'],
  helpdesks: ['page'],
  launch: ['detection', 'language', 'page'],
  lookup: ['connection', 'detection', 'platform', 'proof', 'recent', 'replies', 'shipment', 'watch'],
  page: ['detection', 'shipment'],
  policy: ['detection', 'recent', 'replies'],
  popup: [
    'bulk-lookup',
    'detection',
    'launch',
    'lookup',
    'page',
    'recent',
    'replies',
    'shipment',
    'shortcuts',
    'watch',
  ],
  proof: ['shipment'],
  recent: ['shipment'],
  replies: ['page', 'shipment', 'shortcuts'],
  'set-up': ['connection', 'helpdesks', 'lookup', 'platform', 'shipment', 'shortcuts'],
  'settings-file': ['connection', 'detection', 'language', 'proof', 'replies', 'status-colors'],
  'status-colors': ['page', 'shipment'],
  watch: ['connection', 'shipment'],
  webhook: ['connection', 'platform', 'shortcuts'],
};

const ROOMS = new Set(['background', 'content', 'ui']);
/** Additional rooms of single features. */
const OWN_ROOMS: Record<string, readonly string[]> = { detection: ['engine'], replies: ['writer'] };
const MAX_FILES = 25;
const MAX_LINES = 250;
const SHORT_FILE_LINES = 25;

const modules = modulesIn(SHIPPED);
const imports = modules.flatMap((module) => module.imports);

const featureOf = (path: string): string | undefined => /^features\/([^/.]+)\//.exec(path)?.[1];
const roomOf = (path: string): string | undefined =>
  /^features\/[^/]+\/(?:([^/]+)\/|(background)\.ts$)/.exec(path)?.slice(1).find(Boolean);
/** Values of a model that pages need, which load no zod, stand beside it in `limits.ts` or `languages.ts`. */
const isModel = (path: string): boolean => /^features\/[^/]+\/(model|limits|languages)\.ts$/.test(path);
function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

const lineCount = (file: string): number => read(file).split('\n').length - 1;
const show = ({ file, target }: { file: string; target: string }): string => `${file} → ${target}`;

test('features contain only the known rooms', () => {
  const strange = modules
    .map(({ file }) => file)
    .filter((file) => {
      const [feature, room] = [featureOf(file), roomOf(file)];
      return feature && room && !ROOMS.has(room) && !OWN_ROOMS[feature]?.includes(room);
    });
  expect(strange).toEqual([]);
});

test('models import only zod, pure utils, other models and their own engine', () => {
  const isOpen = ({ file, target }: { file: string; target: string }) =>
    isModel(target) ||
    /^utils\/(zod|outcome|site-pattern)\.ts$/.test(target) ||
    target.startsWith(`features/${featureOf(file)}/engine/`);
  expect(imports.filter((each) => isModel(each.file) && !isOpen(each)).map(show)).toEqual([]);
});

test('only the background imports background rooms', () => {
  const mayImport = (file: string) =>
    file.startsWith('entrypoints/background/') || roomOf(file) === 'background';
  expect(
    imports.filter(({ file, target }) => roomOf(target) === 'background' && !mayImport(file)).map(show),
  ).toEqual([]);
});

test('only the scripts in pages import content rooms, which import no zod, Preact or polyfill', () => {
  const isPageScript = (file: string) =>
    /^entrypoints\/(early\.content|helpdesk\.content|frame|page)\//.test(file) || roomOf(file) === 'content';
  const isHeavy = (target: string) =>
    /^(utils\/(zod|browser)\.ts|zod(\/mini)?|preact|@preact\/signals|webextension-polyfill)$/.test(target);
  const offenders = imports.filter(
    ({ file, target, isTypeOnly }) =>
      (roomOf(target) === 'content' && !isPageScript(file)) ||
      (roomOf(file) === 'content' && isHeavy(target) && !isTypeOnly),
  );
  expect(offenders.map(show)).toEqual([]);
});

test('ui rooms import neither the browser nor the background', () => {
  const isOff = (target: string) => target === 'utils/browser.ts' || roomOf(target) === 'background';
  expect(imports.filter(({ file, target }) => roomOf(file) === 'ui' && isOff(target)).map(show)).toEqual([]);
});

test('features import each other only as in the table', () => {
  const offenders = imports.filter(({ file, target }) => {
    const [from, to] = [featureOf(file), featureOf(target)];
    return from && to && from !== to && !isModel(target) && !MAY_IMPORT[from]?.includes(to);
  });
  expect(offenders.map(show)).toEqual([]);
});

test('the table has no circles and no unused entries', () => {
  const graph = new Map(Object.entries(MAY_IMPORT).map(([from, to]) => [from, new Set(to)]));
  expect(circlesOf(graph)).toEqual([]);
  const unused = Object.entries(MAY_IMPORT).flatMap(([from, targets]) =>
    targets
      .filter((to) => !imports.some((each) => featureOf(each.file) === from && featureOf(each.target) === to))
      .map((to) => `${from} → ${to}`),
  );
  expect(unused).toEqual([]);
});

test('no modules import each other in a circle, types included', () => {
  const graph = new Map(
    modules.map(({ file, imports: own }) => [file, new Set(own.map(({ target }) => target))]),
  );
  expect(circlesOf(graph).map((circle) => circle.join(' → '))).toEqual([]);
});

test('utils and components import no feature, and nothing imports from the folder of an entrypoint but itself', () => {
  const entrypointOf = (path: string) => /^entrypoints\/([^/]+)\//.exec(path)?.[1];
  const offenders = imports.filter(
    ({ file, target }) =>
      (/^(utils|components)\//.test(file) && target.startsWith('features/')) ||
      (entrypointOf(target) !== undefined && entrypointOf(target) !== entrypointOf(file)),
  );
  expect(offenders.map(show)).toEqual([]);
});

test(`folders contain at most ${MAX_FILES} source files, and files at most ${MAX_LINES} lines`, () => {
  const files = [...SHIPPED, 'dev', 'tests', 'bench'].flatMap((folder) =>
    filesIn(folder, /\.(tsx?|mjs|css)$/),
  );
  expect(files.filter((file) => lineCount(file) > MAX_LINES)).toEqual([]);
  const bySize = groupBy(
    files.filter((file) => !isTest(file) && !file.endsWith('.spec.ts')),
    (file) => dirname(file),
  );
  const full = [...bySize].filter(([, inside]) => inside.length > MAX_FILES);
  expect(full.map(([folder, inside]) => `${folder}: ${inside.length}`)).toEqual([]);
});

test(`fewer than one shipped file in ten is under ${SHORT_FILE_LINES} lines`, () => {
  const files = modules.map(({ file }) => file);
  const short = files.filter((file) => lineCount(file) < SHORT_FILE_LINES);
  // Shows the names if there are too many.
  expect(short.length < files.length / 10 ? [] : short).toEqual([]);
});

test('exported names are unique, ignoring case', () => {
  // The texts of one feature in several languages may share a name.
  const all = modules
    .filter(({ file }) => !/text\.[a-z]{2}\.ts$/.test(file))
    .flatMap(({ file, exports }) => [...new Set(exports)].map((name) => ({ file, name })));
  const twice = [...groupBy(all, ({ name }) => name.toLowerCase()).values()].filter(
    ({ length }) => length > 1,
  );
  expect(twice.map((each) => each.map(({ name, file }) => `${name} in ${file}`).join(', '))).toEqual([]);
});

test('a feature with messages handles them in its own background', () => {
  const withMessages = modules.filter(({ file }) => /^features\/[^/]+\/messages\.ts$/.test(file));
  const silent = withMessages.filter(({ file }) => {
    const inBackground = ({ file: other }: Module) =>
      featureOf(other) === featureOf(file) && roomOf(other) === 'background';
    return !modules.some(
      (other) => inBackground(other) && other.exports.some((name) => name.endsWith('Handlers')),
    );
  });
  expect(silent.map(({ file }) => file)).toEqual([]);
});

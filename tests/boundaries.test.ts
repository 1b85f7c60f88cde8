import { expect, test } from 'vitest';
import { filesIn, type Import, isTest, modulesIn, read, SHIPPED } from './module-graph.ts';

const shipped = modulesIn(SHIPPED).flatMap(({ imports }) => imports);
const describe = ({ file, target }: Import) => `${file} → ${target}`;

/** Forbidden imports in files below `folder`. */
function offences(folder: string, isAllowed: (each: Import) => boolean): string[] {
  return shipped
    .filter(({ file }) => file.startsWith(folder))
    .filter((each) => !isAllowed(each))
    .map(describe);
}

const isInside = (folder: string) => (target: string) => target.startsWith(`${folder}/`);
/** The service worker, or a feature's part of it. */
const isBackground = (file: string) => /^(entrypoints|features\/[^/]+)\/background(\.ts$|\/)/.test(file);
const packageOf = (target: string) => target.split('/')[0] ?? '';
const isStyle = (target: string) => target.endsWith('.css');

test('every shipped folder has imports', () => {
  for (const folder of SHIPPED) expect(shipped.some(({ file }) => file.startsWith(folder))).toBe(true);
});

const isEngine = isInside('features/detection/engine');

test('the engine of the detection imports nothing outside itself', () => {
  expect(offences('features/detection/engine/', ({ target }) => isEngine(target))).toEqual([]);
});

test('features/platform imports only itself, values and schemas, and zod', () => {
  const allowed = new Set([
    'utils/outcome.ts',
    'features/shipment/limits.ts',
    'features/shipment/model.ts',
    'utils/base-url.ts',
    'utils/format-time.ts',
    'utils/json.ts',
    'utils/zod.ts',
  ]);
  expect(
    offences(
      'features/platform/',
      ({ file, target, isTypeOnly }) =>
        isBackground(file) || isInside('features/platform')(target) || allowed.has(target) || isTypeOnly,
    ),
  ).toEqual([]);
});

test('components import Preact, icons, each other, and types', () => {
  const packages = /^(preact|@preact\/signals|lucide-preact)(\/|$)/;
  expect(
    offences(
      'components/',
      ({ target, isTypeOnly }) => isInside('components')(target) || packages.test(target) || isTypeOnly,
    ),
  ).toEqual([]);
});

test('only the background imports features/platform, utils/serve and the secrets at run time', () => {
  const open = ['features/platform/model.ts', 'features/platform/webhook-request.ts'];
  const kept = (target: string) =>
    (isInside('features/platform')(target) && !open.includes(target)) ||
    ['utils/serve.ts', 'utils/secret-store.ts'].includes(target);
  const offenders = shipped
    .filter(({ file }) => !isBackground(file) && !/^(utils|features\/platform)\//.test(file))
    .filter(({ target, isTypeOnly }) => kept(target) && !isTypeOnly);
  expect(offenders.map(describe)).toEqual([]);
});

/** What goes through the page. All other `content` rooms are only in the page script. */
const SCANNING = 'features/page/content/scanning';

test('the content scripts and the frame script import only the prefilter, their half of messaging and their own folders', () => {
  const allowed = new Set([
    'features/page/page-features.ts',
    'features/detection/engine/prefilter.ts',
    'features/page/content/page-messaging.ts',
    'utils/dom.ts',
    'utils/native-dom.ts',
    'features/page/near-viewport.ts',
    'features/page/cell-label.ts',
    'features/page/elements.ts',
    'features/card/content/card-elsewhere.ts',
    'wxt/browser',
    'wxt/utils/define-content-script',
    'wxt/utils/define-unlisted-script',
  ]);
  const isOwn = (path: string) =>
    /^entrypoints\/(early\.content|helpdesk\.content|frame)\//.test(path) || isInside(SCANNING)(path);
  const offenders = shipped.filter(
    ({ file, target, isTypeOnly }) =>
      isOwn(file) && !(isTypeOnly || allowed.has(target) || isStyle(target) || isOwn(target)),
  );
  expect(offenders.map(describe)).toEqual([]);
});

test('the page script imports only detection, its half of messaging and its own folder', () => {
  const allowed = new Set([
    'features/page/page-features.ts',
    `${SCANNING}/start-frame.ts`,
    'features/page/occurrences.ts',
    'features/page/page-texts.ts',
    'features/shipment/limits.ts',
    'features/shipment/status-look.ts',
    'utils/async.ts',
    'features/page/compare-paths.ts',
    'utils/dom.ts',
    'utils/native-dom.ts',
    'features/page/near-viewport.ts',
    'features/page/cell-label.ts',
    'features/page/elements.ts',
    'utils/hash.ts',
    'utils/json.ts',
    'utils/window-events.ts',
    'wxt/browser',
    'wxt/utils/define-unlisted-script',
  ]);
  const isOwn = (path: string) =>
    isInside('entrypoints/page')(path) ||
    (/^features\/[^/]+\/content\//.test(path) && !isInside(SCANNING)(path));
  const offenders = shipped.filter(
    ({ file, target, isTypeOnly }) =>
      isOwn(file) && !(isTypeOnly || allowed.has(target) || isEngine(target) || isOwn(target)),
  );
  expect(offenders.map(describe)).toEqual([]);
  const handOver = shipped.filter(
    ({ file, isTypeOnly }) => file === 'features/page/page-features.ts' && !isTypeOnly,
  );
  expect(handOver).toEqual([]);
  const messaging = shipped.filter(
    ({ file, isTypeOnly }) => file === 'features/page/content/page-messaging.ts' && !isTypeOnly,
  );
  expect(messaging.map(({ target }) => target)).toEqual(['wxt/browser']);
});

test('only the self-test imports the polyfill, and only utils/zod.ts imports zod', () => {
  const seams = new Map([
    ['webextension-polyfill', 'features/diagnostics/probes.ts'],
    ['zod', 'utils/zod.ts'],
  ]);
  const offenders = shipped.filter(
    ({ file, target, isTypeOnly }) =>
      !isTypeOnly && seams.has(packageOf(target)) && seams.get(packageOf(target)) !== file,
  );
  expect(offenders.map(describe)).toEqual([]);
  // Its functions only: schemas with methods contain all of zod.
  const ofZod = shipped.filter(({ target }) => packageOf(target) === 'zod');
  expect(ofZod.map(describe)).toEqual(['utils/zod.ts → zod/mini']);
});

test('nothing shipped imports dev, tests or bench', () => {
  const offenders = shipped.filter(({ target }) => /^(dev|tests|bench)\//.test(target));
  expect(offenders.map(describe)).toEqual([]);
});

test('only the background and the proof images use the network', () => {
  const callers = SHIPPED.flatMap((folder) => filesIn(folder))
    .filter((file) => !isTest(file) && /\bfetch\(/.test(read(file)))
    .sort();
  expect(callers).toEqual([
    'entrypoints/background/platform-services.ts',
    // A file of the extension.
    'features/background-translations.ts',
    'features/proof/fetch-image.ts',
    'features/proof/state.ts',
  ]);
});

test('only utils/logger.ts writes to the console', () => {
  const offenders = SHIPPED.flatMap((folder) => filesIn(folder)).filter(
    (file) => file !== 'utils/logger.ts' && /\bconsole\./.test(read(file)),
  );
  expect(offenders).toEqual([]);
});

test('tests that mock modules or run the whole background, and no others, are isolated', () => {
  const replacing = [...SHIPPED, 'dev', 'tests', 'bench']
    .flatMap((folder) => filesIn(folder))
    .filter((file) => /^(vi\.mock|const background = createWholeBackground)\(/m.test(read(file)));
  const isolated = [...SHIPPED, 'dev', 'tests', 'bench']
    .flatMap((folder) => filesIn(folder))
    .filter((file) => /\.isolated\.test\.tsx?$/.test(file));
  expect(replacing.sort()).toEqual(isolated.sort());
});

test('values from outside are parsed by `safeRead`, which never throws', () => {
  const parsesItself = (file: string) => /\.safeParse\(|Schema\.parse\(/.test(read(file));
  const files = SHIPPED.flatMap((folder) => filesIn(folder)).filter((file) => !isTest(file));
  expect(files.filter(parsesItself)).toEqual(['utils/zod.ts']);
});

/** The modules that a page loads before it is used: those that its script imports, directly or through others. */
function loadedBy(entry: string): Set<string> {
  const loaded = new Set([entry]);
  // A set may grow while it is gone through.
  for (const file of loaded)
    for (const each of shipped)
      if (each.file === file && !each.isTypeOnly && !each.isLate) loaded.add(each.target);
  return loaded;
}

test.each(['entrypoints/card/main.tsx', 'entrypoints/popup/main.tsx', 'entrypoints/popup/result.tsx'])(
  '%s loads no zod, no polyfill and no detector',
  (entry) => {
    const loaded = loadedBy(entry);
    expect(loaded.has('preact')).toBe(true);
    const heavy = [
      'utils/zod.ts',
      'zod/mini',
      'webextension-polyfill',
      'features/detection/engine/detect.ts',
    ];
    expect(heavy.filter((target) => loaded.has(target))).toEqual([]);
  },
);

test('what the card loads for its first answer has no zod either', () => {
  const late = ['features/detection/recognise-id.ts', 'features/detection/id-list.ts'];
  for (const file of late) expect(loadedBy(file)).not.toContain('utils/zod.ts');
});

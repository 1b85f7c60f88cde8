import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const SHIPPED = ['entrypoints', 'components', 'utils'];
const IMPORT =
  /^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gm;

interface Import {
  file: string;
  /** A path from the project's root, or a package. */
  target: string;
  isTypeOnly: boolean;
}

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));
}

function importsOf(file: string): Import[] {
  const source = readFileSync(join(ROOT, file), 'utf8');
  return [...source.matchAll(IMPORT)].map(([, type, from, dynamic]) => {
    const name = from ?? dynamic ?? '';
    const target = name.startsWith('.') ? relative(ROOT, resolve(ROOT, dirname(file), name)) : name;
    return { file, target, isTypeOnly: type !== undefined };
  });
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const shipped = SHIPPED.flatMap(filesIn)
  .filter((file) => !isTest(file))
  .flatMap(importsOf);
const describe = ({ file, target }: Import) => `${file} → ${target}`;

/** Imports of files below `folder` that are not allowed. */
function offences(folder: string, isAllowed: (each: Import) => boolean): string[] {
  return shipped
    .filter(({ file }) => file.startsWith(folder))
    .filter((each) => !isAllowed(each))
    .map(describe);
}

const isInside = (folder: string) => (target: string) => target.startsWith(`${folder}/`);
const isStyle = (target: string) => target.endsWith('.css');

test('the rules have imports to look at', () => {
  for (const folder of SHIPPED) expect(shipped.some(({ file }) => file.startsWith(folder))).toBe(true);
});

test('utils/tracking imports nothing outside itself', () => {
  expect(offences('utils/tracking/', ({ target }) => isInside('utils/tracking')(target))).toEqual([]);
});

test('utils/platform imports only itself, values and schemas, zod and the http library', () => {
  const allowed = new Set([
    'utils/errors.ts',
    'utils/environment.ts',
    'utils/shipment.ts',
    'utils/base-url.ts',
    'utils/webhook-request.ts',
    'utils/is-json.ts',
    'utils/zod.ts',
    'ky',
  ]);
  expect(
    offences(
      'utils/platform/',
      ({ target, isTypeOnly }) => isInside('utils/platform')(target) || allowed.has(target) || isTypeOnly,
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

test('no entrypoint imports another', () => {
  expect(
    offences('entrypoints/', ({ file, target }) => {
      const own = file.split('/').slice(0, 2).join('/');
      return !target.startsWith('entrypoints/') || isInside(own)(target);
    }),
  ).toEqual([]);
});

test('only the background imports utils/platform, utils/serve and the secrets at run time', () => {
  const kept = (target: string) =>
    isInside('utils/platform')(target) ||
    ['utils/serve.ts', 'utils/secret-store.ts', 'utils/storage-access.ts'].includes(target);
  const offenders = shipped
    .filter(({ file }) => !file.startsWith('entrypoints/background/') && !file.startsWith('utils/'))
    .filter(({ target, isTypeOnly }) => kept(target) && !isTypeOnly);
  expect(offenders.map(describe)).toEqual([]);
});

test('the content script imports only the first look, its half of messaging and its own folder', () => {
  const allowed = new Set([
    'utils/ids-script.ts',
    'utils/tracking/first-look.ts',
    'utils/page-messaging.ts',
    'utils/helpdesks.ts',
    'wxt/browser',
    'wxt/utils/define-content-script',
  ]);
  const own = 'entrypoints/helpdesk.content';
  expect(
    offences(
      `${own}/`,
      ({ target, isTypeOnly }) =>
        isTypeOnly || allowed.has(target) || isStyle(target) || isInside(own)(target),
    ),
  ).toEqual([]);
});

test('what it loads imports only detection, its half of messaging and its own folder', () => {
  const allowed = new Set([
    'utils/ids-script.ts',
    'utils/page-messaging.ts',
    'wxt/browser',
    'wxt/utils/define-unlisted-script',
  ]);
  expect(
    offences(
      'entrypoints/ids/',
      ({ target, isTypeOnly }) =>
        isTypeOnly ||
        allowed.has(target) ||
        isInside('utils/tracking')(target) ||
        isInside('entrypoints/ids')(target),
    ),
  ).toEqual([]);
  const handOver = shipped.filter(({ file, isTypeOnly }) => file === 'utils/ids-script.ts' && !isTypeOnly);
  expect(handOver).toEqual([]);
  const messaging = shipped.filter(
    ({ file, isTypeOnly }) => file === 'utils/page-messaging.ts' && !isTypeOnly,
  );
  expect(messaging.map(({ target }) => target)).toEqual(['wxt/browser']);
});

test('only utils/browser.ts imports the polyfill, only utils/zod.ts imports zod', () => {
  const seams = new Map([
    ['webextension-polyfill', 'utils/browser.ts'],
    ['zod', 'utils/zod.ts'],
  ]);
  const offenders = shipped.filter(
    ({ file, target, isTypeOnly }) => !isTypeOnly && seams.has(target) && seams.get(target) !== file,
  );
  expect(offenders.map(describe)).toEqual([]);
});

test('nothing shipped imports dev, tests or bench, and utils and components import no entrypoint', () => {
  const offenders = shipped.filter(
    ({ file, target }) =>
      /^(dev|tests|bench)\//.test(target) ||
      (!file.startsWith('entrypoints/') && target.startsWith('entrypoints/')),
  );
  expect(offenders.map(describe)).toEqual([]);
});

test('only the background and the proof images reach the network', () => {
  const callers = SHIPPED.flatMap(filesIn)
    .filter((file) => !isTest(file) && /\bfetch\(/.test(readFileSync(join(ROOT, file), 'utf8')))
    .sort();
  expect(callers).toEqual([
    'entrypoints/background/index.ts',
    'utils/proof/fetch-image.ts',
    'utils/proof/proof-tools.ts',
  ]);
});

test('only utils/logger.ts writes to the console', () => {
  const offenders = SHIPPED.flatMap(filesIn).filter(
    (file) => file !== 'utils/logger.ts' && /\bconsole\./.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(offenders).toEqual([]);
});

test('no file is longer than 250 lines', () => {
  const long = [...SHIPPED, 'dev', 'tests']
    .flatMap(filesIn)
    .filter((file) => readFileSync(join(ROOT, file), 'utf8').split('\n').length > 251);
  expect(long).toEqual([]);
});

test('tests that replace modules, and only they, run apart from the others', () => {
  const replacing = [...SHIPPED, 'dev', 'tests', 'bench']
    .flatMap(filesIn)
    .filter((file) => /^vi\.mock\(/m.test(readFileSync(join(ROOT, file), 'utf8')));
  const isolated = [...SHIPPED, 'dev', 'tests', 'bench']
    .flatMap(filesIn)
    .filter((file) => /\.isolated\.test\.tsx?$/.test(file));
  expect(replacing.sort()).toEqual(isolated.sort());
});

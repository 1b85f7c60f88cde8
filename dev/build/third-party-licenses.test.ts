import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundledPackages, describeLicenses, writeLicenses } from './third-party-licenses.ts';

let root: string;

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

function addPackage(path: string, fields: object, file = 'LICENSE'): void {
  const folder = `node_modules/${path}`;
  const name = path.replace(/^.*node_modules\//, '');
  write(`${folder}/package.json`, JSON.stringify({ name, version: '1.2.3', license: 'MIT', ...fields }));
  if (file) write(`${folder}/${file}`, `Copyright of ${name}\n`);
}

const module = (path: string) => join(root, 'node_modules', path);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'licenses-'));
  addPackage('preact', { homepage: 'https://preact.example' });
  addPackage('@scope/view', { repository: { url: 'git+https://code.example/view.git' } }, 'licence.md');
  addPackage('@scope/view/node_modules/inner', { version: '0.9.0' }, 'COPYING');
  addPackage('vite', {});
  addPackage('unused', {});
});

afterEach(() => rmSync(root, { recursive: true }));

test('names each package whose modules are bundled once, and no other', () => {
  const packages = bundledPackages(
    [
      join(root, 'entrypoints/card/main.tsx'),
      module('preact/dist/preact.mjs'),
      `${module('preact/hooks/dist/hooks.mjs')}?commonjs-entry`,
      `\0${module('@scope/view/index.js')}`,
      module('@scope/view/node_modules/inner/main.js'),
      '\0vite/preload-helper.js',
    ],
    root,
  );
  expect(packages.map(({ name }) => name)).toEqual(['@scope/view', 'inner', 'preact', 'vite']);
});

test('the notice holds name, version, licence, source and text of each', () => {
  const notice = describeLicenses(bundledPackages([module('preact/a.js'), module('@scope/view/a.js')], root));
  expect(notice).toContain('these 2 packages');
  expect(notice).toContain(
    'preact 1.2.3\nLicence: MIT\nSource: https://preact.example\n\nCopyright of preact\n',
  );
  expect(notice).toContain('Source: https://code.example/view\n\nCopyright of @scope/view\n');
});

test('a package without a licence stops the build', () => {
  addPackage('bare', {}, '');
  addPackage('unnamed', { license: undefined });
  for (const name of ['bare', 'unnamed'])
    expect(() => bundledPackages([module(`${name}/index.js`)], root)).toThrow(`${name} is bundled`);
});

test('a package may be licensed with another one of its repository', () => {
  addPackage('@wxt-dev/browser', {}, '');
  addPackage('wxt', {});
  const [browser] = bundledPackages([module('@wxt-dev/browser/src/index.mjs')], root);
  expect(browser).toMatchObject({ name: '@wxt-dev/browser', texts: ['Copyright of wxt'] });
});

test('licences of what only Vite itself contains are left out', () => {
  write('node_modules/vite/LICENSE', 'Copyright of vite\n\n# Licenses of bundled dependencies\nOthers\n');
  expect(bundledPackages(['\0vite/preload-helper.js'], root)[0]?.texts).toEqual(['Copyright of vite']);
});

test('the notice is written into the build', () => {
  const outDir = join(root, 'out');
  mkdirSync(outDir);
  writeLicenses([module('preact/a.js')], { outDir, root });
  expect(readFileSync(join(outDir, 'third-party-licenses.txt'), 'utf8')).toContain('preact 1.2.3');
});

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGE_CHOICES } from '../features/language/model.ts';

const LANGUAGES = LANGUAGE_CHOICES.filter((choice) => choice !== 'browser');
/** The shortest limit: Chrome's for the description in the manifest. */
const MAX_SHORT = 132;
const PICTURE = { width: 1280, height: 800 };
const MAX_PICTURE_BYTES = 5_000_000;

const listing = (language: string) => readFileSync(`store/listing.${language}.md`, 'utf8');
const part = (text: string, title: string) =>
  text.split(`\n## ${title}\n`)[1]?.split('\n## ')[0]?.trim() ?? '';
const config = readFileSync('wxt.config.ts', 'utf8');
const wordsOf = (name: string) =>
  [...config.matchAll(new RegExp(`\\b${name}[:=] ?\\[(.*?)\\]`, 'g'))].flatMap(([, list = '']) =>
    [...list.matchAll(/'([^']+)'/g)].map(([, word = '']) => word),
  );

test.each(LANGUAGES)('the listing in %s has a name, a short and a long description', (language) => {
  const text = listing(language);
  const short = part(text, 'Short description');
  expect(part(text, 'Name')).toBe('Waybill');
  expect(short.length).toBeGreaterThan(50);
  expect(short.length).toBeLessThanOrEqual(MAX_SHORT);
  expect(part(text, 'Description').length).toBeGreaterThan(1000);
  const messages = `public/_locales/${language}/messages.json`;
  if (!existsSync(messages)) return;
  const { extensionDescription } = JSON.parse(readFileSync(messages, 'utf8'));
  expect(extensionDescription.message).toBe(short);
});

test('each permission of the manifest is justified, and no other', () => {
  const panel = existsSync('entrypoints/sidepanel') ? ['sidePanel'] : [];
  const sites = [...(/const SITES = \[(.*?)\]/.exec(config)?.[1] ?? '').matchAll(/'([^']+)'/g)];
  const wanted = [
    ...wordsOf('permissions'),
    ...wordsOf('optional_permissions'),
    ...sites.map(([, site = '']) => site),
    ...panel,
  ];
  const table = part(readFileSync('store/permissions.md', 'utf8'), 'Permissions');
  const justified = [...table.matchAll(/^\| `([^`]+)` \| .{20,} \|$/gm)].map(([, name = '']) => name);
  expect(wanted.length).toBeGreaterThan(8);
  expect(justified.sort()).toEqual([...new Set(wanted)].sort());
});

test('the data that the manifest declares is declared in the stores and explained in PRIVACY.md', () => {
  const declared = wordsOf('required');
  expect(declared.length).toBeGreaterThan(0);
  const table = part(readFileSync('store/permissions.md', 'utf8'), 'Data');
  const named = [...table.matchAll(/^\| .* \| yes \| `(\w+)` \|/gm)].map(([, name = '']) => name);
  expect(named.sort()).toEqual(declared.sort());
  const privacy = readFileSync('PRIVACY.md', 'utf8').replace(/\s+/g, ' ');
  for (const name of declared) {
    const words = name
      .replace(/Info$/, '')
      .replace(/([A-Z])/g, ' $1')
      .toLowerCase();
    expect(privacy.toLowerCase()).toContain(words);
  }
});

test('the French listing has no-break spaces before marks and inside quotation marks, as the interface', () => {
  expect(listing('fr').match(/[^\S\u00a0\u202f][:;!?»]|«[^\u00a0\u202f]/g)).toBeNull();
});

test('each language of the listing has the same pictures', () => {
  const names = (language: string) => readdirSync(`store/pictures/${language}`).toSorted();
  const languages = readdirSync('store').flatMap((file) => /^listing\.(\w+)\.md$/.exec(file)?.[1] ?? []);
  expect(readdirSync('store/pictures').toSorted()).toEqual(languages.toSorted());
  for (const language of languages) expect(names(language), language).toEqual(names('en'));
});

test('the pictures for the stores have the size that the stores ask for', () => {
  const files = readdirSync('store/pictures', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.png'))
    .map((file) => join('store/pictures', file));
  expect(files.length).toBeGreaterThanOrEqual(3);
  for (const file of files) {
    const png = readFileSync(file);
    expect({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) }, file).toEqual(PICTURE);
  }
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes).toBeLessThan(MAX_PICTURE_BYTES);
});

test('the changelog begins with the version of package.json', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [first] = /^## .*$/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];
  expect(first).toMatch(
    new RegExp(`^## \\[${version.replaceAll('.', '\\.')}\\] - (unreleased|\\d{4}-\\d\\d-\\d\\d)$`),
  );
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  expect([lock.version, lock.packages[''].version]).toEqual([version, version]);
  // WXT takes the manifest's from there too.
  expect(config).not.toMatch(/\bversion:/);
});

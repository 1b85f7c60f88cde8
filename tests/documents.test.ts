import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { anchorOf } from '../dev/build/markdown.ts';
import { selfTestText } from '../features/diagnostics/self-test-text.en.ts';
import { FOLLOWED_ITEMS } from '../features/followed-items.ts';
import { filesIn, SHIPPED } from './module-graph.ts';

const FOLDERS = [...SHIPPED, 'dev', 'tests', 'bench', 'docs', 'public', 'store'];
const TOP = readdirSync('.', { withFileTypes: true }).filter((entry) => entry.isFile());
const FILES = [...TOP.map(({ name }) => name), ...FOLDERS.flatMap((folder) => filesIn(folder, /./))];
const DOCUMENTS = FILES.filter((file) => file.endsWith('.md'));
const SOURCES = FILES.filter((file) => /\.(?:tsx?|mjs|css|html)$/.test(file));
const FILE_NAMES = new Set(FILES.map((file) => basename(file)));
/** Created by a build, a test or an administrator. */
const NOT_IN_REPOSITORY =
  /^(?:\.output|\.waybill|test-results)\/|^(?:policies|waybill|manifest)\.json$|^(?:page\.js|card\.html)$/;
const SOURCE_FILE = /\.(?:tsx?|mjs|js|css|html|md|json|jsonl)$/;

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

interface Named {
  document: string;
  name: string;
}

const describe = ({ document, name }: Named): string => `${document}: ${name}`;

/** A document without fenced blocks, except for commands in them. */
function proseOf(document: string): string {
  return readFileSync(document, 'utf8').replace(/^```(\w*)\n(.*?)^```$/gms, (_block, language, text) =>
    language === '' ? `\`${text.trim().replaceAll('\n', '` `')}\`` : '',
  );
}

/** The texts between backticks. */
function codeIn(document: string): Named[] {
  return [...proseOf(document).matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({ document, name }));
}

const code = DOCUMENTS.flatMap(codeIn);

/** The anchors that GitHub generates for headings, and explicit ones. */
function anchorsOf(document: string): Set<string> {
  const text = readFileSync(document, 'utf8');
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
  const ids = [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id);
  return new Set([...headings, ...ids]);
}

/** Whether a path from the root, with or without an anchor, exists. */
function leadsSomewhere(target: string): boolean {
  const [path = '', anchor] = target.split('#');
  return existsSync(path) && (anchor === undefined || anchorsOf(path).has(anchor));
}

/** Whether a word in code is meant as a path in this repository. */
function isPath(word: string, folder: string): boolean {
  if (NOT_IN_REPOSITORY.test(word) || /[…<>{}]|^\/|^https?:/.test(word)) return false;
  const [first = ''] = word.split('/');
  const startsHere =
    word.includes('/') && first !== '' && (existsSync(first) || existsSync(join(folder, first)));
  return startsHere || SOURCE_FILE.test(word.replace(/#.*/, ''));
}

function exists(path: string, folder: string): boolean {
  if (path.includes('#')) return leadsSomewhere(path);
  if (path.startsWith('*')) return FILES.some((file) => file.endsWith(path.slice(1)));
  return existsSync(path) || existsSync(join(folder, path)) || FILE_NAMES.has(path);
}

test('the documents and sources are found', () => {
  expect(code.length).toBeGreaterThan(100);
  expect(SOURCES.length).toBeGreaterThan(100);
});

test('every npm script in the documents exists', () => {
  const missing = code.filter(({ name }) => {
    const [, run, word = ''] = /^npm (run )?([\w:-]+)/.exec(name) ?? [];
    return word !== '' && word !== 'install' && !Object.hasOwn(scripts, word) && (run || word !== 'ci');
  });
  expect(missing.map(describe)).toEqual([]);
});

test('every path and file in the documents exists', () => {
  const missing = code.flatMap(({ document, name }) => {
    const folder = dirname(document);
    const paths = name.split(/[\s,]+/).filter((word) => isPath(word, folder));
    return paths.filter((path) => !exists(path, folder)).map((path) => ({ document, name: path }));
  });
  expect(missing.map(describe)).toEqual([]);
});

test('every control that docs/agents.md names is in the interface', () => {
  const texts = SOURCES.filter((file) => /text\.en\.ts$/.test(file)).map((file) =>
    readFileSync(file, 'utf8'),
  );
  const named = codeIn('docs/agents.md').filter(({ name }) => /^[A-Z]/.test(name));
  expect(named.length).toBeGreaterThan(10);
  const missing = named.filter(({ name }) => !texts.some((text) => text.includes(`'${name}'`)));
  expect(missing.map(describe)).toEqual([]);
});

test('every function named next to its file in a document exists in that file', () => {
  const missing = DOCUMENTS.flatMap((document) =>
    [...proseOf(document).matchAll(/`([^`]+\.tsx?)` \(`(\w+)`\)/g)]
      .filter(([, file = '', name = '']) => !readFileSync(file, 'utf8').includes(name))
      .map(([, file, name]) => ({ document, name: `${name} in ${file}` })),
  );
  expect(missing.map(describe)).toEqual([]);
});

test('every link between documents points to an existing file and heading', () => {
  const links = DOCUMENTS.flatMap((document) =>
    [...proseOf(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, name = '']) => ({ document, name })),
  ).filter(({ name }) => !/^https?:/.test(name));
  const broken = links.filter(({ document, name }) => {
    const target = name.startsWith('#') ? document + name : normalize(join(dirname(document), name));
    return !leadsSomewhere(target);
  });
  expect(links.length).toBeGreaterThan(10);
  expect(broken.map(describe)).toEqual([]);
});

test('every document and section cited in a comment exists', () => {
  const cited = SOURCES.flatMap((source) =>
    readFileSync(source, 'utf8')
      .split('\n')
      .filter((line) => /^\s*(?:\/?\*|\/\/|<!--)|\s\/\/ /.test(line))
      .flatMap((line) => line.match(/[\w./-]+\.md\b(?:#[\w-]+)?/g) ?? [])
      .map((name) => ({ document: source, name })),
  );
  expect(cited.length).toBeGreaterThan(10);
  expect(cited.filter(({ name }) => !leadsSomewhere(name)).map(describe)).toEqual([]);
});

test('no comment cites a section without its document', () => {
  const vague =
    /\b(?:spec|specification),? (?:sections? )?\d|\bdesign (?:decision|point)\b|\bsections? [\divx]+\b/i;
  const offenders = SOURCES.flatMap((source) =>
    readFileSync(source, 'utf8')
      .split('\n')
      .filter((line) => /^\s*(?:\/?\*|\/\/)/.test(line) && vague.test(line))
      .map((name) => ({ document: source, name: name.trim() })),
  );
  expect(offenders.map(describe)).toEqual([]);
});

test('docs/architecture.md has every stored item in its table of state', () => {
  const text = readFileSync('docs/architecture.md', 'utf8');
  const keys = SOURCES.filter((file) => file.startsWith('features/') && !file.includes('.test.')).flatMap(
    (file) =>
      [...readFileSync(file, 'utf8').matchAll(/: StoredItem<.*> = \{\n(?:.*\n)*?\s+key: '([^']+)'/g)].map(
        ([, key]) => key,
      ),
  );
  // Those that pages follow have their keys in a table.
  const all = [...keys, ...Object.values(FOLLOWED_ITEMS).map(({ key }) => key)];
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter((key) => !text.includes(`\`${key}\``))).toEqual([]);
});

test('PRIVACY.md names everything in that table', () => {
  const table = readFileSync('docs/architecture.md', 'utf8')
    .split('## Where state is kept')[1]
    ?.split('\n## ')[0];
  const cells = [...(table ?? '').matchAll(/^\| (`[^|]+) \|/gm)].map(([, cell = '']) => cell);
  const names = cells.flatMap((cell) => cell.match(/`[^`]+`/g) ?? []);
  expect(names.length).toBeGreaterThan(20);
  const text = readFileSync('PRIVACY.md', 'utf8');
  expect(names.filter((name) => !text.includes(name))).toEqual([]);
});

test('PRIVACY.md and the self-test explain every permission, and no other', () => {
  const config = readFileSync('wxt.config.ts', 'utf8');
  const lists = [...config.matchAll(/\b(?:optional_)?permissions: \[(.*?)\]/g)].map(([, list = '']) => list);
  // WXT asks for it because of the entrypoint.
  const panel = existsSync('entrypoints/sidepanel') ? ['sidePanel'] : [];
  const permissions = [...lists.flatMap((list) => list.match(/\w+/g) ?? []), ...panel].sort();
  expect(permissions.length).toBeGreaterThan(5);
  const privacy = readFileSync('PRIVACY.md', 'utf8');
  const table = privacy.split('| Permission | What for |')[1]?.split('\n\n')[0] ?? '';
  const explained = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  expect(explained.sort()).toEqual(permissions);
  expect(Object.keys(selfTestText.permissionUse).sort()).toEqual(permissions);
});

test('each “where” question is answered with at most two files', () => {
  const section = readFileSync('docs/architecture.md', 'utf8').split('## Where do I look for')[1] ?? '';
  const rows = section.split('\n').filter((line) => /^\| .*\?/.test(line));
  expect(rows.length).toBe(15);
  const crowded = rows.filter((row) => (row.match(/`[^`]+\.tsx?`/g) ?? []).length > 2);
  expect(crowded).toEqual([]);
});

test('decisions and their anchors are numbered in order', () => {
  const text = readFileSync('docs/decisions.md', 'utf8');
  const numbers = [...text.matchAll(/^<a id="(\d+)"><\/a>\n### (\d+)\. /gm)].map(([, id, number]) => [
    id,
    number,
  ]);
  expect(numbers.length).toBe(text.match(/^### /gm)?.length);
  expect(numbers).toEqual(numbers.map((_, index) => [String(index + 1), String(index + 1)]));
});

test('the README has at most 110 lines', () => {
  expect(readFileSync('README.md', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(110);
});

const WORKFLOW = '.github/workflows/test-and-package.yml';

// A tag may be moved, to code that nobody has read.
test('the workflow names its actions by a commit, with the version beside it', () => {
  const actions = readFileSync(WORKFLOW, 'utf8').match(/(?<=uses: ).+/g) ?? [];
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
});

test('every group of tests that the workflow runs by name is there', () => {
  const workflow = readFileSync(WORKFLOW, 'utf8');
  const named = [...workflow.matchAll(/npm run e2e -- (.+)/g)].flatMap(([, names = '']) => names.split(' '));
  expect(named.length).toBeGreaterThan(0);
  const specs = FILES.filter((file) => file.endsWith('.spec.ts'));
  // Playwright runs the others without a word about one that matches nothing.
  expect(named.filter((name) => !specs.some((file) => file.includes(name)))).toEqual([]);
});

import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { helpFiles } from './help-pages.ts';
import { renderMarkdown } from './markdown.ts';

const render = (text: string) =>
  renderMarkdown(text, (target) => (target === 'gone.md' ? undefined : target));

test('gives headings the anchors of GitHub, and links the targets in the extension', () => {
  expect(render('# A & B')).toBe('<h1 id="a--b">A &amp; B</h1>\n');
  expect(render('[`a`](b.md) [no **page**](gone.md) ![x "y"](z.png)')).toBe(
    '<p><a href="b.md"><code>a</code></a> no <strong>page</strong> <img src="z.png" alt="x &quot;y&quot;"></p>\n',
  );
});

test.each(['<b>html</b>', 'a <b>b</b>', '<script>\nalert(1)\n</script>'])('refuses %j', (text) => {
  expect(() => render(text)).toThrow('help pages');
});

const files = helpFiles('.');
const names = files.map(({ relativeDest }) => relativeDest);
const pages = files.flatMap((file) =>
  'contents' in file && file.relativeDest.endsWith('.html')
    ? [{ name: file.relativeDest, html: file.contents }]
    : [],
);

test('there is a page for agents, one for administrators and one about privacy', () => {
  expect(pages.map(({ name }) => name)).toEqual(['help.html', 'administrators.html', 'privacy.html']);
  for (const { html } of pages) expect(html).toMatch(/<main>\n<h1 id=/);
});

test('the options open a page that is there', () => {
  const [, page = ''] =
    /href="([\w-]+\.html)"/.exec(readFileSync('entrypoints/options/Navigation.tsx', 'utf8')) ?? [];
  expect(names).toContain(page);
});

test('every link and picture of a help page leads to a file of the extension', () => {
  const targets = pages.flatMap(({ name, html }) =>
    [...html.matchAll(/ (?:href|src)="([^"]+)"/g)].map(([, target = '']) => ({ name, target })),
  );
  expect(targets.length).toBeGreaterThan(15);
  const broken = targets.filter(({ name, target }) => {
    if (target.startsWith('https:')) return false;
    const [path = '', anchor] = target.split('#');
    const page = pages.find((each) => each.name === (path || name));
    if (page) return anchor !== undefined && !page.html.includes(` id="${anchor}"`);
    return !names.includes(path) && !existsSync(`public/${path}`);
  });
  expect(broken).toEqual([]);
});

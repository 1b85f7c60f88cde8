import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderMarkdown } from './markdown.ts';
import { inRem } from './relative-sizes.ts';

/** The documents that are shipped, and their pages in the extension. The first is the one that the options open. */
const PAGES = [
  { document: 'docs/agents.md', page: 'help.html', name: 'Help' },
  { document: 'docs/administrators.md', page: 'administrators.html', name: 'For administrators' },
  { document: 'PRIVACY.md', page: 'privacy.html', name: 'Privacy' },
] as const;
const PICTURES = 'docs/pictures';

/** A file that WXT adds to a build: its contents, or the path of the file to copy. */
type HelpFile = { relativeDest: string; contents: string } | { relativeDest: string; absoluteSrc: string };

/**
 * Where a link of a document leads in the extension.
 * @returns undefined for documents and sources that are not shipped
 */
function linkTo(target: string): string | undefined {
  if (/^(?:https:|#)/.test(target)) return target;
  const [path = '', anchor] = target.split('#');
  const name = path.split('/').at(-1) ?? '';
  if (path.startsWith('pictures/')) return `help/${name}`;
  if (path.endsWith('/managed-schema.json')) return name;
  const page = PAGES.find(({ document }) => document.endsWith(name))?.page;
  return page && (anchor === undefined ? page : `${page}#${anchor}`);
}

/** The help of the extension: pages, style sheet and pictures, made of the documents in a project's folder. */
export function helpFiles(root: string): HelpFile[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const pages = PAGES.map(({ document, page, name }) => ({
    relativeDest: page,
    contents: helpPage(page, name, renderMarkdown(read(document), linkTo)),
  }));
  const pictures = readdirSync(join(root, PICTURES)).map((file) => ({
    relativeDest: `help/${file}`,
    absoluteSrc: join(root, PICTURES, file),
  }));
  const styles = inRem(read('components/styles/tokens.css') + read('dev/build/help-pages.css'));
  return [...pages, ...pictures, { relativeDest: 'help/style.css', contents: styles }];
}

function helpPage(page: string, name: string, content: string): string {
  const links = PAGES.map(
    (each) => `<a href="${each.page}"${each.page === page ? ' aria-current="page"' : ''}>${each.name}</a>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name} · Waybill</title>
<link rel="icon" href="icon/32.png">
<link rel="stylesheet" href="help/style.css">
</head>
<body>
<header><nav aria-label="Pages">${links.join('\n')}</nav></header>
<main>
${content}
</main>
</body>
</html>
`;
}

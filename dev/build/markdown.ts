const HEADING = /^(#{1,4}) (.+)$/;
const ITEM = /^(?:-|\d+\.) /;
const INLINE = /`([^`]+)`|\*\*(.+?)\*\*|(!?)\[([^\]]*)\]\(([^)\s]+)\)/g;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/**
 * The Markdown that the documents for users are written in, as HTML: headings, paragraphs, flat lists, tables, fenced code,
 * images, links, code and bold text. A package for two documents would be one more that every build needs.
 * @param linkTo where a link of the document leads in the extension; undefined where it has no such page: its text stays
 * @throws for anything else, such as nested lists, quotes and HTML
 */
export function renderMarkdown(text: string, linkTo: (target: string) => string | undefined): string {
  const lines = text.trimEnd().split('\n');
  const blocks: string[] = [];
  const inline = (source: string) => renderInline(source, linkTo);
  let at = 0;
  /** Takes lines as long as they belong together. */
  const take = (belongs: (line: string) => boolean): string[] => {
    const start = at;
    while (at < lines.length && belongs(lines[at] ?? '')) at += 1;
    return lines.slice(start, at);
  };
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const [, signs, heading] = HEADING.exec(line) ?? [];
    if (line === '') {
      at += 1;
    } else if (signs && heading) {
      at += 1;
      const tag = `h${signs.length}`;
      blocks.push(`<${tag} id="${escapeHtml(anchorOf(heading))}">${inline(heading)}</${tag}>`);
    } else if (line.startsWith('```')) {
      at += 1;
      const code = take((each) => !each.startsWith('```'));
      at += 1;
      blocks.push(`<pre><code>${escapeHtml(code.join('\n'))}</code></pre>`);
    } else if (line.startsWith('|')) {
      blocks.push(
        renderTable(
          take((each) => each.startsWith('|')),
          inline,
        ),
      );
    } else if (ITEM.test(line)) {
      blocks.push(
        renderList(
          take((each) => ITEM.test(each) || /^ +\S/.test(each)),
          inline,
        ),
      );
    } else if (/^[<>\s]/.test(line)) {
      throw new Error(`Not in the Markdown of the help pages: ${line}`);
    } else {
      const paragraph = take((each) => each !== '' && !ITEM.test(each) && !each.startsWith('|'));
      blocks.push(`<p>${inline(paragraph.join(' '))}</p>`);
    }
  }
  return blocks.join('\n');
}

function renderList(lines: readonly string[], inline: (text: string) => string): string {
  const tag = lines[0]?.startsWith('-') ? 'ul' : 'ol';
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ''));
    else if (ITEM.test(line.trimStart())) throw new Error(`No nested lists in the help pages: ${line}`);
    else items.push(`${items.pop()} ${line.trim()}`);
  }
  return `<${tag}>\n${items.map((item) => `<li>${inline(item)}</li>`).join('\n')}\n</${tag}>`;
}

function renderTable(lines: readonly string[], inline: (text: string) => string): string {
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .slice(1, line.lastIndexOf('|'))
      .split('|')
      .map((cell) => inline(cell.trim())),
  );
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag.replace(/ .*/, '')}>`).join('')}</tr>`;
  const body = rows.map((cells) => row(cells, 'td')).join('\n');
  return `<table>\n<thead>${row(head, 'th scope="col"')}</thead>\n<tbody>\n${body}\n</tbody>\n</table>`;
}

function renderInline(text: string, linkTo: (target: string) => string | undefined): string {
  let html = '';
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, code, bold, isImage, label = '', target = ''] = match;
    html += escapeHtml(text.slice(end, match.index));
    end = match.index + whole.length;
    if (code !== undefined) html += `<code>${escapeHtml(code)}</code>`;
    else if (bold !== undefined) html += `<strong>${renderInline(bold, linkTo)}</strong>`;
    else {
      const href = linkTo(target);
      if (isImage) html += `<img src="${escapeHtml(href ?? '')}" alt="${escapeHtml(label)}">`;
      else if (href === undefined) html += renderInline(label, linkTo);
      else html += `<a href="${escapeHtml(href)}">${renderInline(label, linkTo)}</a>`;
    }
  }
  return html + escapeHtml(text.slice(end));
}

import { Marked, type Tokens } from 'marked';
import { escapeMarkup } from '../../utils/html.ts';

/** The anchor that GitHub gives a heading. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/**
 * Renders a document as HTML, its headings with the anchors that they have on GitHub.
 * @param linkTo where a link of the document leads in the extension; undefined where it has no such page: its text stays
 * @throws for HTML, which would reach the page as it is
 */
export function renderMarkdown(text: string, linkTo: (target: string) => string | undefined): string {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: heading }: Tokens.Heading) {
        return `<h${depth} id="${escapeMarkup(anchorOf(heading))}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const target = linkTo(href);
        const content = this.parser.parseInline(tokens);
        return target === undefined ? content : `<a href="${escapeMarkup(target)}">${content}</a>`;
      },
      image({ href, text: description }: Tokens.Image) {
        return `<img src="${escapeMarkup(linkTo(href) ?? '')}" alt="${escapeMarkup(description)}">`;
      },
      html({ text: html }) {
        throw new Error(`No HTML in the help pages: ${html}`);
      },
    },
  });
  return marked.parse(text, { async: false });
}

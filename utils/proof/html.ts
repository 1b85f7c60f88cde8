import { escapeHtml } from '../escape-html.ts';

/** Text that is HTML already. Only `html` makes it, so that nothing gets into a page unescaped. */
class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type { Html };

type Part = string | number | Html | false | undefined | readonly Part[];

/**
 * Puts HTML together: what stands in the template is HTML, what is filled in is text and is escaped, for elements and
 * for quoted attributes. Lists are joined; `false` and `undefined` leave nothing.
 */
export function html(literals: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(
    literals.map((literal, index) => literal + (index < parts.length ? textOf(parts[index]) : '')).join(''),
  );
}

function textOf(part: Part): string {
  if (part instanceof Html) return part.text;
  if (part === undefined || part === false) return '';
  if (Array.isArray(part)) return part.map(textOf).join('');
  return escapeHtml(String(part));
}

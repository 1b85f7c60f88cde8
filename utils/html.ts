const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes plain text for HTML and XML, as text and in quoted attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Markup that needs no escaping. Only `html` creates it, so that all text is escaped. */
class SafeHtml {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type { SafeHtml };

type Part = string | number | SafeHtml | false | undefined | readonly Part[];

/**
 * Template tag for HTML. The literal text is markup; interpolated strings and numbers are escaped, as text and for
 * quoted attributes. Lists are joined; `false` and `undefined` add nothing.
 */
export function html(literals: TemplateStringsArray, ...parts: Part[]): SafeHtml {
  return new SafeHtml(
    literals.map((literal, index) => literal + (index < parts.length ? textOf(parts[index]) : '')).join(''),
  );
}

function textOf(part: Part): string {
  if (part instanceof SafeHtml) return part.text;
  if (part === undefined || part === false) return '';
  if (Array.isArray(part)) return part.map(textOf).join('');
  return escapeMarkup(String(part));
}

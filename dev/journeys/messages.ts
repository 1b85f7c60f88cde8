import { readFileSync } from 'node:fs';
import { allEnglishMessages } from '../../features/catalogue.ts';

/** The interface's texts in the language of the browsers in journeys and tests. */
export const t = allEnglishMessages;

interface LocaleText {
  message: string;
  placeholders?: Record<string, { content: string }>;
}
const locale: Record<string, LocaleText> = JSON.parse(
  readFileSync('public/_locales/en/messages.json', 'utf8'),
);

/**
 * A text of `public/_locales`, which helpdesk pages show.
 * @param values the values of its placeholders, in order
 */
export function localeText(name: string, ...values: (string | number)[]): string {
  const { message, placeholders = {} } = locale[name] ?? { message: '' };
  if (!message) throw new Error(`There is no text ${name}.`);
  return message.replace(/\$(\w+)\$/g, (_, placeholder: string) => {
    const index = Number(placeholders[placeholder.toLowerCase()]?.content.slice(1));
    return `${values[index - 1]}`;
  });
}

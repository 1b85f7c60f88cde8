import { en } from 'zod/locales';
import { z } from '../../utils/zod.ts';

/** Kinds of evidence, strongest first. */
export const EVIDENCE = ['taught', 'link', 'label', 'shape', 'carrier'] as const;

/** The normalized form of IDs: upper-case, without spaces and dashes. */
const toPlainId = (id: string): string => id.replace(/[\s-]/g, '').toUpperCase();

const IdSchema = z.pipe(z.pipe(z.string(), z.transform(toPlainId)), z.string().check(z.minLength(1)));

const Labels = {
  id: z.string().check(z.minLength(1)),
  lang: z.string().check(z.minLength(1)),
  /** The IDs that a human would track, with the evidence for each. */
  expect: z.array(z.object({ id: IdSchema, why: z.enum(EVIDENCE) })),
  /** IDs that may be found or missed without affecting the score. */
  optional: z._default(z.array(IdSchema), []),
  /** Examples for a custom pattern. */
  taught: z._default(z.array(z.string().check(z.minLength(1))), []),
  /** Humans would disagree; counted separately. */
  ambiguous: z._default(z.boolean(), false),
};

const TicketSchema = z.discriminatedUnion('kind', [
  z.object({ ...Labels, kind: z.literal('plain'), text: z.string() }),
  z.object({ ...Labels, kind: z.literal('html'), html: z.string() }),
]);
/** A ticket with its expected IDs. */
export type Ticket = z.infer<typeof TicketSchema>;
export type PlainTicket = Extract<Ticket, { kind: 'plain' }>;
export type HtmlTicket = Extract<Ticket, { kind: 'html' }>;

export interface TicketFile {
  tickets: Ticket[];
  /** One sentence for each invalid line. */
  problems: string[];
}

/**
 * Reads JSON Lines; skips empty lines.
 * @param name name of the file in problems
 */
export function readTickets(text: string, name: string): TicketFile {
  const tickets: Ticket[] = [];
  const problems: string[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const read = readLine(line);
    if (typeof read === 'string') problems.push(`${name}:${index + 1}: ${read}`);
    else tickets.push(read);
  }
  return { tickets, problems };
}

/** One sentence for each ticket with a repeated ID, which would make predictions ambiguous. */
export function repeatedIds(tickets: readonly Ticket[]): string[] {
  const seen = new Set<string>();
  return tickets.flatMap(({ id }) => {
    if (seen.has(id)) return [`The ticket ID ${id} is used twice.`];
    seen.add(id);
    return [];
  });
}

function readLine(line: string): Ticket | string {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    return error instanceof Error ? error.message : 'not JSON';
  }
  const result = TicketSchema.safeParse(value, { error: en().localeError });
  if (result.success) return result.data;
  return result.error.issues
    .map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')}: ${message}`))
    .join('; ');
}

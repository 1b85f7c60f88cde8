import type { Messages } from './messages/catalogue.ts';
import type { FieldProblem } from './shipment.ts';

/** Names a field that could not be read: `status code (got “abc”, not a whole number)`. */
export function describeProblem(problem: FieldProblem, { shipment }: Messages): string {
  return shipment.unread(
    fieldName(problem.path, shipment),
    foundText(problem.found, shipment),
    shipment.expected[problem.expected],
  );
}

function fieldName(path: string, { fieldName: names, imageField, eventField }: Messages['shipment']): string {
  const image = /pods\[(\d+)\]$/.exec(path);
  if (image) return imageField(Number(image[1]) + 1);
  const entry = /^(.+)\[(\d+)\]$/.exec(path);
  if (entry) return eventField(Number(entry[2]) + 1, entry[1] ?? '');
  const last = path.split('.').at(-1) ?? path;
  return names[last] ?? path;
}

/** The reader abbreviates what it found as JSON: a text comes in straight quotes. */
function foundText(found: string, { quoted }: Messages['shipment']): string {
  const text = /^"(.*?)("?)$/s.exec(found);
  return text ? quoted(text[1] ?? '') : found;
}

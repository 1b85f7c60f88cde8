import type { SharedMessages } from '../shared-catalogue.ts';
import type { FieldProblem } from './model.ts';
import { technicalText } from './technical-text.en.ts';

/** Describes a field that could not be read: `status code: expected a whole number, got “abc”`. */
export function describeUnread(
  { path, found, expected }: FieldProblem,
  { shipment, technical = technicalText }: SharedMessages,
): string {
  // The parser shortens values as JSON, in which text has straight quotes.
  const text = /^"(.*?)("?)$/s.exec(found);
  const value = text ? shipment.quoted(text[1] ?? '') : found;
  return technical.unread(nameOf(path, technical), value, technical.expected[expected]);
}

function nameOf(path: string, { fieldName, imageField, eventField }: typeof technicalText): string {
  const image = /pods\[(\d+)\]$/.exec(path);
  if (image) return imageField(Number(image[1]) + 1);
  const entry = /^(.+)\[(\d+)\]$/.exec(path);
  if (entry) return eventField(Number(entry[2]) + 1, entry[1] ?? '');
  const last = path.split('.').at(-1) ?? path;
  return fieldName[last] ?? path;
}

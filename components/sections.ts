import type { ConnectionFields } from '../features/connection/draft.ts';
import type { Environment } from '../features/platform/model.ts';

/** Sections of the page in their order; the names are the anchors of its address. */
export const SECTION_IDS = [
  'connection',
  'helpdesks',
  'detection',
  'status-colours',
  'replies',
  'test-webhook',
  'settings-file',
  'diagnostics',
] as const;
export type SectionId = (typeof SECTION_IDS)[number];

/** Name of an address field, by which another section leads to it. */
export function addressFieldName(environment: Environment, field: keyof ConnectionFields): string {
  return `${environment}.${field}`;
}

import type { StoredItem } from '../../utils/storage.ts';
import { type ReplyChoices, ReplyChoicesSchema, type TemplateEdits, TemplateEditsSchema } from './model.ts';

/** Reply templates that differ from the defaults. */
export const replyTemplatesItem: StoredItem<TemplateEdits> = {
  area: 'local',
  key: 'replyTemplates',
  schema: TemplateEditsSchema,
  version: 1,
  fallback: {},
};

/** Choices made for the latest reply. */
export const replyChoicesItem: StoredItem<ReplyChoices> = {
  area: 'local',
  key: 'replyChoices',
  schema: ReplyChoicesSchema,
  version: 1,
  fallback: { leavesNameOut: false },
};

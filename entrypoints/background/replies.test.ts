import { beforeEach, expect, test } from 'vitest';
import type { ReplyChoices } from '../../utils/replies/settings.ts';
import type { TemplateEdits } from '../../utils/replies/templates.ts';
import type { Stored } from '../../utils/storage.ts';
import { createReplies } from './replies.ts';

let templates: Stored<TemplateEdits>;
let choices: Stored<ReplyChoices>;
let managed: TemplateEdits;
let isFull: boolean;

beforeEach(() => {
  templates = { state: 'absent', value: {} };
  choices = { state: 'absent', value: { leavesNameOut: false } };
  managed = {};
  isFull = false;
});

function create() {
  return createReplies({
    readManaged: async () => managed,
    readTemplates: async () => templates,
    writeTemplates: async (value) => {
      if (isFull) throw new Error('quota');
      templates = { state: 'kept', value };
    },
    readChoices: async () => choices,
    writeChoices: async (value) => {
      if (isFull) throw new Error('quota');
      choices = { state: 'kept', value };
    },
  });
}

test('what was saved is described', async () => {
  const replies = create();
  const edits = { fr: { moving: 'Ça roule.' } } as const;
  const settings = { edits, choices: { leavesNameOut: false }, unreadable: false };
  expect(await replies.saveTemplates(edits)).toEqual(settings);
  expect(await replies.describe()).toEqual(settings);
});

test('two choices at the same time do not lose each other', async () => {
  const replies = create();
  await Promise.all([replies.saveChoices({ language: 'fr' }), replies.saveChoices({ leavesNameOut: true })]);
  expect(choices.value).toEqual({ language: 'fr', leavesNameOut: true });
});

test('a choice that could not be written keeps the next one from nothing', async () => {
  const replies = create();
  isFull = true;
  await expect(replies.saveChoices({ language: 'fr' })).rejects.toThrow('quota');
  isFull = false;
  await replies.saveChoices({ leavesNameOut: true });
  expect(choices.value).toEqual({ leavesNameOut: true });
});

test.each(['damaged', 'newer'] as const)('%s templates are told from none', async (state) => {
  templates = { state, value: {} };
  expect(await create().describe()).toMatchObject({ edits: {}, unreadable: true });
});

test('managed templates go before own ones, which cannot replace them and come back when the policy goes', async () => {
  const replies = create();
  await replies.saveTemplates({ en: { moving: 'own' } });
  managed = { en: { moving: 'set' } };
  expect(await replies.describe()).toMatchObject({ edits: { en: { moving: 'set' } }, managed });
  await replies.saveTemplates({ en: { moving: 'evil', delivered: 'own too' } });
  expect(await replies.describe()).toMatchObject({ edits: { en: { moving: 'set', delivered: 'own too' } } });
  managed = {};
  expect((await replies.describe()).edits).toEqual({ en: { moving: 'own', delivered: 'own too' } });
});

import { beforeEach, expect, test } from 'vitest';
import { createQueue } from '../../utils/async.ts';
import type { Stored } from '../../utils/storage.ts';
import { safeRead } from '../../utils/zod.ts';
import { createReplies, repliesHandlers } from './background.ts';
import { repliesMessages } from './messages.ts';
import type { TemplateEdits } from './model.ts';
import type { ReplyChoices } from './storage.ts';

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
    enqueue: createQueue(),
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

test('returns the saved settings', async () => {
  const replies = create();
  const edits = { fr: { moving: 'Ça roule.' } } as const;
  const settings = { edits, choices: { leavesNameOut: false }, unreadable: false };
  expect(await replies.saveTemplate({ language: 'fr', state: 'moving', text: 'Ça roule.' })).toEqual(
    settings,
  );
  expect(await replies.getSettings()).toEqual(settings);
});

test('stores the templates that two pages save at the same time', async () => {
  const replies = create();
  await replies.saveTemplate({ language: 'en', state: 'delivered', text: 'Here.' });
  await Promise.all([
    replies.saveTemplate({ language: 'en', state: 'moving', text: 'Soon.' }),
    replies.saveTemplate({ language: 'fr', state: 'moving', text: 'Ça roule.' }),
    replies.saveTemplate({ language: 'en', state: 'delivered' }),
  ]);
  expect(templates.value).toEqual({ en: { moving: 'Soon.' }, fr: { moving: 'Ça roule.' } });
});

test.each(['', '{nonsense}', 'Unpaired {'])(
  'refuses a template that no settings file could contain: %j',
  (text) => {
    const { request } = repliesMessages.saveReplyTemplate;
    expect(safeRead(request, { language: 'en', state: 'moving', text }).success).toBe(false);
    expect(safeRead(request, { language: 'en', state: 'moving', text: 'Soon.' }).success).toBe(true);
  },
);

test('stores two choices made at the same time', async () => {
  const replies = create();
  await Promise.all([replies.saveChoices({ language: 'fr' }), replies.saveChoices({ leavesNameOut: true })]);
  expect(choices.value).toEqual({ language: 'fr', leavesNameOut: true });
});

test('keeps the last language of each helpdesk, for at most 50, also when settings are imported', async () => {
  const replies = create();
  for (let desk = 0; desk < 51; desk += 1)
    await replies.saveChoices({ language: 'fr', host: `desk${desk}.example.com` });
  await replies.saveChoices({ language: 'es', host: 'desk1.example.com' });
  const { languages = {}, ...others } = await replies.choicesToStore({ language: 'en', leavesNameOut: true });
  expect(others).toEqual({ language: 'en', leavesNameOut: true });
  expect(Object.keys(languages)).toHaveLength(50);
  expect(languages).not.toHaveProperty(['desk0.example.com']);
  expect(Object.entries(languages).at(-1)).toEqual(['desk1.example.com', 'es']);
});

test('keeps name and signature, also when a file without them is imported', async () => {
  const replies = create();
  const sender = { agent: 'Kim', signature: 'Best,\nKim' };
  await replies.saveChoices({ sender });
  await replies.saveChoices({ language: 'fr' });
  expect(await replies.choicesToStore({ leavesNameOut: true })).toEqual({ leavesNameOut: true, sender });
  const other = { leavesNameOut: true, sender: { agent: '', signature: '' } };
  expect(await replies.choicesToStore(other)).toEqual(other);
});

test('saves the next choice after a failed write', async () => {
  const replies = create();
  isFull = true;
  await expect(replies.saveChoices({ language: 'fr' })).rejects.toThrow('quota');
  isFull = false;
  await replies.saveChoices({ leavesNameOut: true });
  expect(choices.value).toEqual({ leavesNameOut: true });
});

test.each(['damaged', 'newer'] as const)('reports %s templates as unreadable', async (state) => {
  templates = { state, value: {} };
  expect(await create().getSettings()).toMatchObject({ edits: {}, unreadable: true });
});

test.each(['damaged', 'newer'] as const)('reports %s choices as unreadable', async (state) => {
  choices = { state, value: { leavesNameOut: false } };
  expect(await create().getSettings()).toMatchObject({ choicesUnreadable: true, unreadable: false });
});

test("managed templates override the user's own, which return once the policy is removed", async () => {
  const replies = create();
  await replies.saveTemplate({ language: 'en', state: 'moving', text: 'own' });
  managed = { en: { moving: 'set' } };
  expect(await replies.getSettings()).toMatchObject({ edits: { en: { moving: 'set' } }, managed });
  await replies.saveTemplate({ language: 'en', state: 'moving', text: 'evil' });
  await replies.saveTemplate({ language: 'en', state: 'delivered', text: 'own too' });
  expect(await replies.getSettings()).toMatchObject({
    edits: { en: { moving: 'set', delivered: 'own too' } },
  });
  managed = {};
  expect((await replies.getSettings()).edits).toEqual({ en: { moving: 'own', delivered: 'own too' } });
});

test('does not remember the choices made in a private window', async () => {
  const handlers = repliesHandlers(create(), async () => 'landed');
  const sender = { tabId: 1, frameId: 0, windowId: 1, address: undefined };
  await handlers.saveReplyChoices({ language: 'fr' }, { ...sender, isPrivate: true });
  expect(choices.state).toBe('absent');
  await handlers.saveReplyChoices({ language: 'fr' }, sender);
  expect(choices.value).toMatchObject({ language: 'fr' });
});

test('a template that the policy sets is not stored as the user’s own, also from a file', async () => {
  const replies = create();
  managed = { en: { moving: 'set' } };
  await replies.saveTemplate({ language: 'en', state: 'moving', text: 'own' });
  expect(templates.value).not.toHaveProperty('en.moving');
  const edits = { en: { moving: 'of the file', delivered: 'of the file' } };
  expect(await replies.templatesToStore(edits)).toEqual({ en: { delivered: 'of the file' } });
});

import { expect, test } from 'vitest';
import { readIdList } from '../detection/id-list.ts';
import { createDraft } from './draft-state.ts';

const create = () => createDraft((text) => readIdList(text, []));

test('counts entries without a known format in a column', () => {
  const draft = create();
  draft.begin('ABCD1234567890\n77665544');
  expect(draft.ids.value).toEqual(['ABCD1234567890', '77665544']);
});

test('counts them in other texts if the agent includes them', () => {
  const draft = create();
  draft.begin('Where is ABCD1234567890?\n77665544');
  expect(draft.ids.value).toEqual(['ABCD1234567890']);
  draft.includeOthers(true);
  expect(draft.ids.value).toEqual(['ABCD1234567890', '77665544']);
  draft.enter('Where is ABCD1234567890?\n77665545');
  expect(draft.ids.value).toEqual(['ABCD1234567890', '77665545']);
});

test('resets the choice for the next text', () => {
  const draft = create();
  draft.begin('77665544');
  draft.includeOthers(false);
  expect(draft.ids.value).toEqual([]);
  draft.begin('77665544');
  expect(draft.ids.value).toEqual(['77665544']);
});

import { expect, test, vi } from 'vitest';
import { createFakeSend } from '../../tests/fakes/send.ts';
import { fail } from '../../utils/outcome.ts';
import { allEnglishMessages as messages } from '../catalogue.ts';
import { createProofTools } from './state.ts';

vi.mock('./fetch-image.ts', () => {
  throw new Error('The file is gone.');
});
vi.mock('../../utils/logger.ts', () => ({ logUnexpected: () => undefined }));

test('blames neither the server nor the page for code of its own that cannot be loaded', async () => {
  const { send } = createFakeSend({});
  const tools = createProofTools({ send, texts: { messages, locale: 'en' } });
  expect(await tools.explain('https://images.example.com/door.jpg', new AbortController().signal)).toEqual({
    kind: 'notLoaded',
  });
});

test('shows the stored preference again if a choice was not saved', async () => {
  const { send, answers } = createFakeSend({ getProofPreference: { onDemand: false } });
  const tools = createProofTools({ send, texts: { messages, locale: 'en' } });
  await tools.load();
  answers.setProofPreference = fail('storageFull');
  tools.setOnDemand(true);
  expect(tools.onDemand.value).toBe(true);
  await vi.waitFor(() => expect(tools.onDemand.value).toBe(false));
});

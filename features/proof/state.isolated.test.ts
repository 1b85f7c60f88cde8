import { expect, test, vi } from 'vitest';
import { createOwnProofTools } from '../../tests/fakes/proof-tools.ts';
import { createFakeSend } from '../../tests/fakes/send.ts';
import { fail } from '../../utils/outcome.ts';

vi.mock('./fetch-image.ts', () => {
  throw new Error('The file is gone.');
});
vi.mock('../../utils/logger.ts', () => ({ logUnexpected: () => undefined }));

test('does not report a failure of the server or the page when its own code cannot be loaded', async () => {
  const { send } = createFakeSend({});
  const tools = createOwnProofTools(send);
  expect(await tools.explain('https://images.example.com/door.jpg', new AbortController().signal)).toEqual({
    kind: 'notLoaded',
  });
});

test('shows the stored preference again if a choice was not saved', async () => {
  const { send, answers } = createFakeSend({ getProofPreference: { onDemand: false } });
  const tools = createOwnProofTools(send);
  await tools.load();
  answers.setProofPreference = fail('storageFull');
  tools.setOnDemand(true);
  expect(tools.onDemand.value).toBe(true);
  await vi.waitFor(() => expect(tools.onDemand.value).toBe(false));
});

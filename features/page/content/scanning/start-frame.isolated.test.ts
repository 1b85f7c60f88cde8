// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { startFrame } from './start-frame.ts';

const onCardCommand = vi.hoisted(() => vi.fn());

vi.mock('../page-messaging.ts', () => ({
  onCardCommand: () => undefined,
  onCardToggled: () => undefined,
  onDetectionChanged: () => undefined,
  onReadSelection: () => undefined,
}));
vi.mock('./detection.ts', () => ({
  createDetection: () => ({ loadFeatures: async () => ({ onCardCommand }) }),
}));
vi.mock('./scanner.ts', () => ({
  Scanner: class {
    start(): void {}
  },
}));

test('shows the card of a command that arrived while the script of the frame was loaded', async () => {
  const command = { command: 'showCard', nonce: 'n' } as const;
  startFrame(
    async () => undefined,
    () => () => undefined,
    [command],
  );
  await vi.waitFor(() => expect(onCardCommand).toHaveBeenCalledWith(command));
});

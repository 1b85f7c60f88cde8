import { beforeEach, expect, test, vi } from 'vitest';
import { waitForEnable } from './detection-settings.ts';

/** The next reply of the background. */
const background = vi.hoisted(() => ({ isOn: false, notify: (): void => undefined }));

vi.mock('../page-messaging.ts', () => ({
  isExtensionAlive: () => true,
  askFromPage: async () => ({ isOn: background.isOn }),
  onDetectionChanged: (handler: () => void, signal: AbortSignal) => {
    background.notify = () => {
      if (!signal.aborted) handler();
    };
  },
}));

/** Lets the replies of the background arrive. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  background.isOn = false;
});

test('starts once, when Waybill has been enabled', async () => {
  const start = vi.fn();
  waitForEnable(start);
  await settle();
  background.notify();
  await settle();
  expect(start).not.toHaveBeenCalled();
  background.isOn = true;
  for (let count = 0; count < 2; count++) background.notify();
  await settle();
  background.notify();
  expect(start).toHaveBeenCalledTimes(1);
});

test('starts at once if Waybill has been enabled since the frame last asked', async () => {
  background.isOn = true;
  const start = vi.fn();
  waitForEnable(start);
  await settle();
  expect(start).toHaveBeenCalledTimes(1);
});

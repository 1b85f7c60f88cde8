import { beforeEach, expect, test, vi } from 'vitest';
import { getDetectionSettings, waitForEnable } from './detection-settings.ts';

/** The next reply of the background. */
const background = vi.hoisted(() => ({
  isOn: false,
  hasAccess: true,
  lost: 0,
  notify: (): void => undefined,
}));

vi.mock('../page-messaging.ts', () => ({
  isExtensionAlive: () => true,
  askFromPage: async (_name: string, { needsAccess }: { needsAccess?: boolean }) => {
    background.lost -= 1;
    const isOn = background.isOn && (background.hasAccess || !needsAccess);
    return background.lost < 0 ? { isOn } : undefined;
  },
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
  background.hasAccess = true;
  background.lost = 0;
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

test('starts without access, except where access was taken away', async () => {
  background.isOn = true;
  background.hasAccess = false;
  const [start, startWithAccess] = [vi.fn(), vi.fn()];
  waitForEnable(start);
  waitForEnable(startWithAccess, true);
  await settle();
  expect(start).toHaveBeenCalledTimes(1);
  expect(startWithAccess).not.toHaveBeenCalled();
  background.hasAccess = true;
  background.notify();
  await settle();
  expect(startWithAccess).toHaveBeenCalledTimes(1);
});

test.each([
  ['requests the settings again if the first reply is lost', 1, { isOn: false }],
  ['gives up after the second reply that is lost', 2, undefined],
])('%s', async (_name, lost, reply) => {
  background.lost = lost;
  expect(await getDetectionSettings()).toEqual(reply);
});

import { expect, test, vi } from 'vitest';
import { sendDetectionChanged } from './tab-messages.ts';

vi.mock('../../../utils/browser.ts', () => ({
  browser: { tabs: { query: () => Promise.reject(new Error('No browser window.')) } },
}));

test('logs that new settings could not be sent to open tickets', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await sendDetectionChanged();
  expect(log).toHaveBeenCalledTimes(1);
});

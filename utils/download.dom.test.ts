import { afterEach, expect, test, vi } from 'vitest';
import { downloadFile } from './download.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('saves a file under its name, and keeps its bytes until the browser has read them', () => {
  vi.useFakeTimers();
  const bytes = new Blob(['text']);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(`${this.download} ${this.href}`);
  });
  downloadFile('settings.json', bytes);
  expect(clicked).toEqual(['settings.json blob:1']);
  expect(URL.createObjectURL).toHaveBeenCalledWith(bytes);
  vi.advanceTimersByTime(59_000);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(revoke.mock.calls).toEqual([['blob:1']]);
});

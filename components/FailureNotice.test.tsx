// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FailureKind } from '../utils/outcome.ts';
import { ComponentTextsProvider } from './component-texts.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { settingsFailuresText } from './settings-text.en.ts';
import { commonText, failuresText } from './text.en.ts';

const texts = { common: commonText, failures: failuresText, settingsFailures: settingsFailuresText };

let root: HTMLElement;

beforeEach(() => {
  root = document.body.appendChild(document.createElement('div'));
});

afterEach(() => {
  act(() => render(null, root));
  root.remove();
});

function show(kind: FailureKind, ways?: { onRetry(): void; onOpenOptions(): void }): HTMLButtonElement[] {
  act(() =>
    render(
      <ComponentTextsProvider value={texts}>
        <FailureNotice failure={{ kind }} {...(ways ? { ways } : {})} />
      </ComponentTextsProvider>,
      root,
    ),
  );
  return [...root.querySelectorAll('button')];
}

test('offers the settings and a retry for a rejected key', () => {
  const ways = { onRetry: vi.fn(), onOpenOptions: vi.fn() };
  const [first, second, ...others] = show('keyRejected', ways);
  expect([first?.textContent, second?.textContent, others]).toEqual(['Open settings', 'Try again', []]);
  second?.click();
  expect([ways.onRetry.mock.calls, ways.onOpenOptions.mock.calls]).toEqual([[[]], []]);
  first?.click();
  expect(ways.onOpenOptions.mock.calls).toEqual([[]]);
});

test('offers one button for other failures, and none in the settings', () => {
  const ways = { onRetry: vi.fn(), onOpenOptions: vi.fn() };
  expect(show('keyMissing', ways).map(({ textContent }) => textContent)).toEqual(['Open settings']);
  expect(show('offline', ways).map(({ textContent }) => textContent)).toEqual(['Try again']);
  expect(show('keyRejected')).toEqual([]);
});

test.each([
  [undefined, 'Wait a moment, then try again.'],
  [0, 'Try again in 1 second.'],
  [1_001, 'Try again in 2 seconds.'],
  [90_000, 'Try again in 90 seconds.'],
  [120_001, 'Try again in 3 minutes.'],
  [3_600_000, 'Try again in 60 minutes.'],
  [1e24, 'Try again in 60 minutes.'],
])('names a wait of %s milliseconds', (retryAfterMs, advice) => {
  const failure = { kind: 'rateLimited', ...(retryAfterMs === undefined ? {} : { retryAfterMs }) } as const;
  expect(failuresText.rateLimited(failure).advice).toBe(advice);
});

test.each([
  [undefined, 'Try again. If'],
  [0, 'Try again. If'],
  [90_000, 'Try again in 90 seconds. If'],
])('names a wait of %s milliseconds that comes with an error', (retryAfterMs, beginning) => {
  const failure = { kind: 'platformError', ...(retryAfterMs === undefined ? {} : { retryAfterMs }) } as const;
  expect(failuresText.platformError(failure).advice).toMatch(beginning);
});

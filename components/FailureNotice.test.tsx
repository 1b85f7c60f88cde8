import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { setUpRoot } from '../tests/fakes/root.ts';
import { FAILURE_KINDS, type Failure, type FailureKind } from '../utils/outcome.ts';
import { ComponentTextsProvider } from './component-texts.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { settingsFailuresText } from './texts/settings-text.en.ts';
import { commonText, failuresText } from './texts/text.en.ts';
import { spanishFailuresText } from './texts/text.es.ts';
import { frenchFailuresText } from './texts/text.fr.ts';

const texts = { common: commonText, failures: failuresText, settingsFailures: settingsFailuresText };

const root = setUpRoot();

afterEach(() => {
  vi.useRealTimers();
});

function show(
  kind: FailureKind,
  ways?: { onRetry(): void; onOpenOptions(): void },
  retryAfterMs?: number,
): HTMLButtonElement[] {
  act(() =>
    render(
      <ComponentTextsProvider value={texts}>
        <FailureNotice
          failure={retryAfterMs === undefined ? { kind } : { kind, retryAfterMs }}
          {...(ways ? { ways } : {})}
        />
      </ComponentTextsProvider>,
      root,
    ),
  );
  return [...root.querySelectorAll('button')];
}

test.each(['keyRejected', 'keyMissing', 'permissionMissing', 'redirected'] as const)(
  'offers the settings and a retry after %s',
  (kind) => {
    const ways = { onRetry: vi.fn(), onOpenOptions: vi.fn() };
    const [first, second, ...others] = show(kind, ways);
    expect([first?.textContent, second?.textContent, others]).toEqual(['Open settings', 'Try again', []]);
    second?.click();
    expect([ways.onRetry.mock.calls, ways.onOpenOptions.mock.calls]).toEqual([[[]], []]);
    first?.click();
    expect(ways.onOpenOptions.mock.calls).toEqual([[]]);
  },
);

test('offers one button for other failures, and none in the settings', () => {
  const ways = { onRetry: vi.fn(), onOpenOptions: vi.fn() };
  expect(show('newerData', ways).map(({ textContent }) => textContent)).toEqual(['Open settings']);
  expect(show('offline', ways).map(({ textContent }) => textContent)).toEqual(['Try again']);
  expect(show('keyRejected')).toEqual([]);
});

test.each([
  [failuresText, 'settings'],
  [frenchFailuresText, 'paramètres'],
  [spanishFailuresText, 'configuración'],
])('an advice that names the settings has the button that opens them', (failures, word) => {
  for (const kind of FAILURE_KINDS) {
    const { advice, action, alternative } = failures[kind]({ kind });
    const opens = [action?.does, alternative?.does].includes('openOptions');
    if (advice.includes(word)) expect(opens, kind).toBe(true);
  }
});

test('says what was not done, unless it may have been done', () => {
  const textAfter = (failure: Failure) => {
    act(() =>
      render(
        <ComponentTextsProvider value={texts}>
          <FailureNotice failure={failure} lead="Not saved." />
        </ComponentTextsProvider>,
        root,
      ),
    );
    return root.textContent;
  };
  expect(textAfter({ kind: 'interrupted' })).toContain('Not saved.');
  const uncertain = textAfter({ kind: 'interrupted', isUncertain: true });
  expect(uncertain).not.toContain('Not saved.');
  expect(uncertain).toContain(failuresText.interrupted({ kind: 'interrupted', isUncertain: true }).advice);
});

test('counts down a wait, and offers the retry when it is over; both are announced once', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const ways = { onRetry: vi.fn(), onOpenOptions: vi.fn() };
  const [button] = show('rateLimited', ways, 12_000);
  const textOf = (selector: string) => root.querySelector(selector)?.textContent;
  /** The text of an alert for screen readers. */
  const spoken = () =>
    [...root.querySelectorAll('[role="alert"] p:not([aria-hidden])')].map(({ textContent }) => textContent);
  const announced = new Set([`${spoken()}`]);
  const shown: unknown[] = [];
  for (let second = 0; second < 14; second++) {
    shown.push([textOf('.notice-advice'), button?.disabled]);
    button?.click();
    act(() => void vi.advanceTimersByTime(1_000));
    announced.add(`${spoken()}`);
  }
  expect(shown.slice(0, 2)).toEqual([
    ['Try again in 12 seconds.', true],
    ['Try again in 11 seconds.', true],
  ]);
  expect(shown.slice(11)).toEqual([
    ['Try again in 1 second.', true],
    ['You can try again now.', false],
    ['You can try again now.', false],
  ]);
  expect(ways.onRetry).toHaveBeenCalledTimes(2);
  expect([...announced]).toEqual([
    'Too many requests.,Try again in 12 seconds.',
    'Too many requests.,You can try again now.',
  ]);
});

test('counts down the latest wait, and no longer than it was if the clock is set back', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const ways = { onRetry: vi.fn(), onOpenOptions: vi.fn() };
  const advice = () => root.querySelector('.notice-advice')?.textContent;
  show('rateLimited', ways, 2_000);
  act(() => void vi.advanceTimersByTime(5_000));
  const [button] = show('rateLimited', ways, 30_000);
  expect([advice(), button?.disabled]).toEqual(['Try again in 30 seconds.', true]);
  vi.setSystemTime(0);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(advice()).toBe('Try again in 30 seconds.');
  act(() => void vi.setSystemTime(2_000_000));
  act(() => void vi.advanceTimersByTime(1_000));
  expect([advice(), button?.disabled]).toEqual(['You can try again now.', false]);
});

test('in the settings, an error of the platform leads to the key, which may be its reason', () => {
  show('platformError');
  expect(root.querySelector('.notice-advice')?.textContent).toContain('Check the key');
});

test('does not count down in the settings, and lets a retry wait for nothing else', () => {
  show('rateLimited', undefined, 12_000);
  expect(root.querySelector('[aria-hidden="true"]:not(svg)')).toBeNull();
  const ways = { onRetry: vi.fn(), onOpenOptions: vi.fn() };
  expect(show('rateLimited', ways).map(({ disabled }) => disabled)).toEqual([false]);
  expect(show('keyRejected', ways).map(({ disabled }) => disabled)).toEqual([false, false]);
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

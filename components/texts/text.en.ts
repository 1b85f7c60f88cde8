import type { Failure, FailureKind } from '../../utils/outcome.ts';
import { waitText } from './wait-text.ts';

export const commonText = {
  productName: 'Waybill',
  sandboxMark: 'SANDBOX',
  /** The keys on caps and in tooltips, where they are not named as in `KeyboardEvent.key`. */
  keyCaps: {
    Control: 'Ctrl',
    Shift: 'Shift',
    Escape: 'Esc',
    ArrowUp: '↑',
    ArrowDown: '↓',
    ArrowLeft: '←',
    ArrowRight: '→',
    Enter: '↵',
  } as Record<string, string>,
  copy: 'Copy',
  copied: 'Copied',
  couldNotCopy: 'Couldn’t copy',
  close: 'Close',
  refresh: 'Refresh',
  settings: 'Settings',
  details: 'Details',
  copyDetails: 'Copy details',
  tryAgainNow: 'You can try again now.',
};

interface FailureText {
  /** The situation. */
  title: string;
  /** The next step. */
  advice: string;
  /** The button; absent if no action would help. */
  action?: FailureAction;
  /** A second button, where the cause is not certain. */
  alternative?: FailureAction;
}

interface FailureAction {
  label: string;
  does: 'retry' | 'openOptions';
}

const retry = { label: 'Try again', does: 'retry' } as const;
const openOptions = { label: 'Open settings', does: 'openOptions' } as const;
const hostOf = (failure: Failure) => failure.host ?? 'the platform';
/** The same at the beginning of a sentence. */
const subjectOf = (failure: Failure) => failure.host ?? 'The platform';

/** The texts for each kind of failure: one sentence for the situation, one for the next step. */
export const failuresText: Record<FailureKind, (failure: Failure) => FailureText> = {
  notConfigured: () => ({
    title: 'Waybill isn’t set up yet.',
    advice: 'Enter the URL and key from your platform.',
    action: { label: 'Set up Waybill', does: 'openOptions' },
  }),
  settingsUnreadable: () => ({
    title: 'The saved settings couldn’t be read.',
    advice: 'Open the settings and enter the connection again.',
    action: openOptions,
    alternative: retry,
  }),
  permissionMissing: (failure) => ({
    title: `The browser doesn’t let Waybill reach ${hostOf(failure)}.`,
    advice: 'Open the settings and allow access.',
    action: openOptions,
    alternative: retry,
  }),
  keyMissing: () => ({
    title: 'There is no Partner API key for this environment.',
    advice: 'Enter the key in the settings.',
    action: openOptions,
    alternative: retry,
  }),
  keyRejected: (failure) => ({
    title: `${subjectOf(failure)} doesn’t accept the Partner API key.`,
    advice: 'Check the key and the environment in the settings. If the key was restored, try again.',
    action: openOptions,
    alternative: retry,
  }),
  invalidInput: () => ({
    title: 'That isn’t a valid tracking ID.',
    advice: 'Check that the whole ID was copied, without spaces.',
  }),
  notFound: () => ({
    title: 'No shipment found for this ID.',
    advice: 'Check the ID with the customer, and that the right environment is selected.',
    action: retry,
  }),
  rateLimited: (failure) => ({
    title: 'Too many requests.',
    advice:
      failure.retryAfterMs === undefined
        ? 'Wait a moment, then try again.'
        : `Try again in ${waitText(failure.retryAfterMs, 'en')}.`,
    action: retry,
  }),
  timedOut: (failure) => ({
    title: `${subjectOf(failure)} didn’t answer in time.`,
    advice: 'It may be busy. Try again in a moment.',
    action: retry,
  }),
  offline: (failure) => ({
    title: `Waybill couldn’t reach ${hostOf(failure)}.`,
    advice: 'Check the network connection, then try again.',
    action: retry,
  }),
  redirected: (failure) => ({
    title: `${subjectOf(failure)} redirects to another URL.`,
    advice:
      'Waybill never follows a redirect with a key. Sign in to your network if it asks for it, or enter the final URL in the settings.',
    action: openOptions,
    alternative: retry,
  }),
  platformError: (failure) => {
    const { retryAfterMs } = failure;
    const again = retryAfterMs ? `Try again in ${waitText(retryAfterMs, 'en')}.` : 'Try again.';
    return {
      title: `${subjectOf(failure)} answered with an error.`,
      advice: `${again} If it keeps happening, report the details below.`,
      action: retry,
    };
  },
  unreadableReply: (failure) => ({
    title: `${subjectOf(failure)} sent a response that Waybill can’t read.`,
    advice: 'Sign in to your network if it asks for it, check the URL in the settings, or try again.',
    action: retry,
    alternative: openOptions,
  }),
  interrupted: ({ isUncertain }) => ({
    title: 'The browser interrupted this request.',
    advice: isUncertain
      ? 'It may still have taken effect. Check what was saved before you try again.'
      : 'Nothing was changed. Try again.',
    action: retry,
  }),
  storageFull: () => ({
    title: 'There is no room left to save this.',
    advice: 'Delete past test webhooks or recent IDs, or free disk space, then try again.',
    action: retry,
  }),
  newerData: () => ({
    title: 'A newer version of Waybill saved this, so it wasn’t changed.',
    advice: 'Update Waybill, or replace it in the settings.',
    action: openOptions,
  }),
};

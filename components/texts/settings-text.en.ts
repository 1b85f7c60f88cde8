import type { BaseUrlProblem } from '../../utils/base-url.ts';
import type { FailureKind } from '../../utils/outcome.ts';

/** Replacements in the settings, where the general texts would send the user to the current page. */
export const settingsFailuresText: Partial<Record<FailureKind, { title?: string; advice: string }>> = {
  notConfigured: { title: 'This environment isn’t set up yet.', advice: 'Enter its URL and save.' },
  settingsUnreadable: { advice: 'Enter the connection again and save.' },
  permissionMissing: { advice: 'Click “Allow access”.' },
  keyMissing: { advice: 'Enter the key and save.' },
  keyRejected: {
    advice:
      'Check that you copied the whole key, that it is for this environment, and that the URL is right.',
  },
  platformError: {
    advice: 'Check the key and the URL, or try again later. If it keeps happening, report the details below.',
  },
  redirected: {
    advice: 'Waybill follows no redirects. Sign in to your network, or enter the final URL.',
  },
  unreadableReply: { advice: 'Sign in to your network if it asks for it, check the URL, or try again.' },
  newerData: { advice: 'Update Waybill, or replace it at the top of this page.' },
  invalidInput: {
    title: 'This wasn’t accepted.',
    advice: 'Check what was entered, then try again.',
  },
};

/** The texts for each problem with the URL of an API. */
export const baseUrlProblemText: Record<BaseUrlProblem, string> = {
  notAUrl: 'Enter a full URL, such as https://partner.example.com',
  notHttps: 'The URL has to start with https://',
  hasCredentials: 'Leave out the user name and password.',
  hasQuery: 'Leave out the question mark and what follows it.',
  hasFragment: 'Leave out the # and what follows it.',
};

import { baseUrlProblemText } from '../../components/settings-text.en.ts';
import type { Environment } from '../platform/model.ts';

const list = (names: readonly string[]): string => names.join(' and ');

export const setUpText = {
  progress: 'Steps of the set-up',
  stepName: { connect: 'Connect', check: 'Check', helpdesks: 'Helpdesks', done: 'Done' },
  stepTitle: {
    connect: 'Connect Waybill to the platform',
    check: 'Check the connection',
    helpdesks: 'Where tracking IDs are highlighted',
    done: 'Waybill is ready',
  },
  stepLead: {
    connect: 'Enter the URL and key from your platform. You can change them later.',
    check: 'Waybill asks the platform for a token with your key.',
    helpdesks: 'Waybill now runs on these sites. You can turn sites off, or add your own, in the settings.',
    done: 'How to look up a shipment:',
  },
  /** Only Chrome needs it: Firefox runs Waybill in tabs that are open already. */
  reloadTickets: 'Reload open tickets.',
  environmentQuestion: 'Begin with',
  accessNote: 'Next, your browser will ask you to allow access to these hosts.',
  saveAndCheck: 'Save and check',
  missing: (names: readonly string[]) => `Still missing: ${list(names)}.`,
  back: 'Back',
  checkAgain: 'Check again',
  next: 'Continue',
  nextAnyway: 'Continue anyway',
  skip: 'Skip, show all settings',
  tip: {
    click: 'In a ticket, click a highlighted tracking ID: its shipment opens beside it.',
    paste: 'Press the Waybill button and paste an ID, or a list of them.',
    pin: 'Pin Waybill to the toolbar, so that its button is always there.',
  },
  sendWebhook: 'Send a test webhook',
  allSettings: 'Show all settings',
  run: 'Run the set-up',
};

const HOUR_MS = 3_600_000;

/** Returns a rough time from now: `in 24 h`, `in 40 min`. */
function fromNow(ms: number): string {
  return ms >= HOUR_MS
    ? `in ${Math.round(ms / HOUR_MS)} h`
    : `in ${Math.max(1, Math.round(ms / 60_000))} min`;
}

const environmentName: Record<Environment, string> = { production: 'Production', sandbox: 'Sandbox' };

export const optionsText = {
  title: 'Waybill settings',
  navigation: 'Pages',
  menu: 'Menu',
  pageNotLoaded: 'This page could not be loaded.',
  reloadPage: 'Reload the options',
  loading: 'Reading the settings…',

  environmentName,
  lookupsUse: 'Lookups use',
  sandboxSwitch: 'Sandbox',
  sandboxOn: 'Lookups use the sandbox. What you see is test data.',
  sandboxOff: 'Lookups use production.',

  connectionTitle: 'Connection',
  connectionLead: 'The API URLs and key used for lookups.',
  groupLead: {
    production: 'Your live shipments.',
    sandbox: 'Test data. Test webhooks go here unless you say otherwise.',
  } satisfies Record<Environment, string>,
  addressPlaceholder: 'https://',
  partnerUrl: 'Partner API URL',
  partnerUrlHint: 'Used to look up shipments.',
  partnerKey: 'Partner API key',
  keyIsSaved: 'Saved. Enter a new one to replace it',
  keyHint: 'Stays in this browser and is sent only to this address.',
  keyOfAnotherAddress: 'The saved key belongs to another address. Enter the key for this one.',
  keyGoesWithAddress: 'Saving without an address removes the saved key.',
  keyProblem: {
    needsAddress: 'Enter the address that this key belongs to.',
    hasBadCharacters: 'A key has only plain letters, digits and signs, without spaces.',
  },
  clientToken: 'Client API access token (optional)',
  clientTokenIsSaved: 'Saved. Enter a new one to replace it',
  clientTokenHint: {
    none: 'Optional. Sent only with test webhooks, if you tick “Send Authorization”.',
    kept: 'Sent only when you tick it for a test webhook, and only to this address.',
    ofAnotherAddress: 'The saved token belongs to another address. Saving removes it.',
    goesWithAddress: 'Saving without an address removes the saved token.',
  },
  clientTokenProblem: {
    needsAddress: 'Enter the address that this token belongs to.',
    hasBadCharacters: 'A token has only plain letters, digits and signs, without spaces.',
  },
  removeClientToken: 'Remove the saved access token',
  showSecret: 'Show token',
  hideSecret: 'Hide token',
  showKey: 'Show key',
  hideKey: 'Hide key',
  clientUrl: 'Client API URL',
  clientUrlHint: {
    production: 'Used for test webhooks that you confirm.',
    sandbox: 'Used for test webhooks.',
  } satisfies Record<Environment, string>,
  baseUrlProblem: baseUrlProblemText,
  isPunycode: (host: string) => `Contains non-Latin letters (${host}). Make sure this is your site.`,
  isLoopback: 'This computer only, without encryption: for development.',

  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved',
  noChanges: 'No unsaved changes',
  unsaved: 'Unsaved changes',
  discard: 'Discard',
  saveRefused: 'Correct the marked fields first',
  saveFailed: 'Not saved. Your entries are still here.',

  accessNeeded: 'Access needed',
  accessMissing: (origins: string[]) =>
    origins.length === 1
      ? `Saved, but the browser does not let Waybill reach ${origins[0]}.`
      : 'Saved, but the browser does not let Waybill reach these addresses:',
  accessAdvice: 'Lookups there fail until access is allowed.',
  allowAccess: 'Allow access',

  check: 'Check connection',
  checking: (name: string) => `Asking the ${name.toLowerCase()} platform…`,
  checkSaveFirst: 'Save first: the check uses the saved settings.',
  checkStep: {
    saved: () => 'Address and key are saved',
    access: (host: string | undefined) => `Access to ${host ?? 'the URL'} allowed`,
    reachable: (host: string | undefined) => `${host ?? 'The address'} answers`,
    keyAccepted: () => 'The platform accepts the key',
  },
  checkResult: { good: 'yes', failed: 'no', unknown: 'not tried' },
  noToken: 'No token yet. Waybill gets one when needed.',
  tokenValidUntil: (time: string, inMs: number) => `Token valid until ${time} (${fromNow(inMs)})`,
  tokenObtained: (time: string) => `Obtained ${time}`,
  renewToken: 'Renew',
  forgetToken: 'Delete',
  forgetFailed: 'Couldn’t delete the token.',

  firstRunTitle: 'Welcome. Three steps to get started:',
  firstRunSteps: [
    'Enter the Partner API URL and the key of your account below.',
    'Save, and allow access when the browser asks.',
    'Check the connection, then click a tracking ID in any ticket.',
  ],
  lostTitle: 'The saved settings are gone.',
  lostAdvice:
    'The browser lost them, perhaps in a crash or on a full disk. Enter the connection again, or import a settings file.',
  unreadableTitle: 'The saved settings could not be read.',
  unreadableAdvice:
    'Damaged settings are replaced with the values below when you save. Settings of a newer version aren’t.',
  keysEndTitle: 'Keys last only until you close Firefox.',
  keysEndAdvice:
    'Firefox is set to never remember history, so it doesn’t store them. Enter the keys again after each start, or change that in Firefox’s privacy settings.',
  switchFailed: 'The environment was not changed.',
  retry: 'Try again',
};

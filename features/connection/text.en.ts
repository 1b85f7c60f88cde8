import { baseUrlProblemText } from '../../components/texts/settings-text.en.ts';
import type { FailureKind } from '../../utils/outcome.ts';
import type { Environment } from '../platform/model.ts';
import { listIn } from '../wording.ts';
import type { CheckStep, StepResult } from './check-steps.ts';

const list = listIn('en');

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
  /** Opens the help pages in a new tab. */
  help: 'Help',
  menu: 'Menu',
  keyboard: 'Keyboard',
  photos: 'Photos',
  pageNotLoaded: 'This page couldn’t be loaded.',
  reloadPage: 'Reload the settings',
  loading: 'Reading the settings…',

  environmentName,
  lookupsUse: 'Lookups use',
  sandboxOn: 'Lookups use the sandbox. What you see is test data.',
  sandboxOff: 'Lookups use production.',

  connectionTitle: 'Connection',
  connectionLead: 'The API URLs and key used for lookups.',
  groupLead: {
    production: 'Live shipments',
    sandbox: 'Test data',
  } satisfies Record<Environment, string>,
  addressPlaceholder: 'https://',
  usedForLookups: 'used for lookups',
  partnerUrl: 'Partner API URL',
  partnerUrlHint: 'Used to look up shipments.',
  partnerKey: 'Partner API key',
  keyIsSaved: 'Saved. Enter a new one to replace it',
  keyHint: 'Stays in this browser and is sent only to this URL.',
  keyOfAnotherAddress: 'The saved key belongs to another URL. Enter the key for this one.',
  keyGoesWithAddress: 'Saving without a URL removes the saved key.',
  keyProblem: {
    needsAddress: 'Enter the URL that this key belongs to.',
    hasBadCharacters: 'A key can contain only unaccented letters, digits and symbols, without spaces.',
    isJson: 'Enter only the key, without the JSON around it.',
  },
  clientToken: 'Client API access token (optional)',
  clientTokenIsSaved: 'Saved. Enter a new one to replace it',
  clientTokenHint: {
    none: 'Sent only with test webhooks, if you tick “Send Authorization”.',
    kept: 'Sent only when you tick it for a test webhook, and only to this URL.',
    ofAnotherAddress: 'The saved token belongs to another URL. Saving removes it.',
    goesWithAddress: 'Saving without a URL removes the saved token.',
  },
  clientTokenProblem: {
    needsAddress: 'Enter the URL that this token belongs to.',
    hasBadCharacters: 'A token can contain only unaccented letters, digits and symbols, without spaces.',
    isJson: 'Enter only the token, without the JSON around it.',
  },
  removeClientToken: 'Remove the saved access token',
  showSecret: 'Show token',
  hideSecret: 'Hide token',
  showKey: 'Show key',
  hideKey: 'Hide key',
  clientUrl: 'Client API URL',
  clientUrlHint: {
    production: 'Optional. Used for test webhooks that you confirm.',
    sandbox: 'Optional. Used for test webhooks.',
  } satisfies Record<Environment, string>,
  baseUrlProblem: baseUrlProblemText,
  isPunycode: (host: string) => `Contains non-Latin letters (${host}). Make sure this is your site.`,
  isLoopback: 'This computer only, without encryption: for development.',

  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved',
  unsaved: 'Not saved:',
  unsavedField: (field: string, environment: Environment) => `${field}, ${environment}`,
  unsavedMore: (count: number) => `and ${count} more`,
  discard: 'Discard',
  saveRefused: 'Correct the marked fields first',
  saveFailed: 'Not saved. Your entries are still here.',

  accessNeeded: 'Access needed',
  accessMissing: (origins: readonly string[]) => `Your browser doesn’t allow ${list(origins)} yet.`,
  allowAccess: 'Allow access',

  check: 'Check connection',
  checking: (name: string) => `Checking ${name.toLowerCase()}…`,
  checkSaveFirst: 'Save first: the check uses the saved settings.',
  /** What each step of a check found. `host` is that of the Partner API. */
  checkStep: {
    saved: {
      good: () => 'URL and key saved',
      failed: () => 'URL or key missing',
      unknown: () => 'URL and key',
    },
    access: {
      good: (host) => `Access to ${host} allowed`,
      failed: (host) => `Access to ${host} not allowed`,
      unknown: (host) => `Access to ${host}`,
    },
    reachable: {
      good: (host) => `${host} answers`,
      failed: (host) => `No answer from ${host}`,
      unknown: (host) => `Answer from ${host}`,
    },
    keyAccepted: {
      good: () => 'Key accepted',
      failed: (_host, kind): string => (kind === 'keyRejected' ? 'Key not accepted' : 'No token received'),
      unknown: () => 'Key',
    },
  } satisfies Record<CheckStep, Record<StepResult, (host: string, failure?: FailureKind) => string>>,
  checkResult: { good: 'passed', failed: 'failed', unknown: 'not tried' },
  checkedHost: 'the platform',
  /** Does not mention earlier checks or keys refused at a lookup: this page has no record of them. */
  notChecked: 'The check shows whether the platform accepts these settings.',
  notSetUp: 'Not set up.',
  /** The selected environment has no URL. */
  lookupsFail: {
    production: 'Lookups will fail: production isn’t set up.',
    sandbox: 'Lookups will fail: the sandbox isn’t set up.',
  } satisfies Record<Environment, string>,
  lookupsFailAdvice: 'Enter its URL and key below, then save.',
  /** A link to the field; must be short. */
  lookupsFailLink: 'Not set up: lookups will fail',
  connected: (age: string | undefined) => `Connected · checked ${age ?? 'just now'}`,
  notConnected: (age: string | undefined) => `Not connected · checked ${age ?? 'just now'}`,
  clientAnswers: 'Client API answers.',
  clientDoesNotAnswer: (host: string) => `No answer from the Client API at ${host}.`,
  /** In place of the general advice: what was typed may be wrong. */
  typoAdvice: 'Check the URL for typos, or your network.',
  pathAdvice: 'Check the Partner API URL. It’s what comes before “/auth/token”.',
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
  unreadableTitle: 'The saved settings couldn’t be read.',
  unreadableAdvice:
    'Damaged settings are replaced with the values below when you save. Settings from a newer version aren’t.',
  keysEndTitle: 'Keys last only until you close Firefox.',
  keysEndAdvice:
    'Firefox is set to never remember history, so it doesn’t store them. Enter the keys again after each start, or change that in Firefox’s privacy settings.',
  switchFailed: 'The environment wasn’t changed.',
  retry: 'Try again',
};

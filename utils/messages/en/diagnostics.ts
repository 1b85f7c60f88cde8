import type { ActivityReason } from '../../activity.ts';
import type { FailureKind } from '../../errors.ts';

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

export const diagnostics = {
  title: 'Diagnostics',
  lead: 'What Waybill may do and has sent, for when something does not work.',
  version: 'Version',
  browser: 'Browser',
  permissions: 'Permissions',
  storage: 'Storage in use',
  bytes: (local: number | undefined, session: number | undefined) =>
    [
      local === undefined ? undefined : `${kilobytes(local)} kept`,
      session === undefined ? undefined : `${kilobytes(session)} until the browser closes`,
    ]
      .filter((part) => part !== undefined)
      .join(', ') || 'The browser does not say.',
  allowed: 'may be reached',
  notAllowed: 'access is missing',
  requests: (count: number) =>
    count === 0 ? 'No requests yet' : count === 1 ? 'The last request' : `The last ${count} requests`,
  requestsNote: 'Of this browser session, at most 200. Without IDs, keys, tokens and what was answered.',
  tableLabel: 'Requests',
  when: 'When',
  why: 'Why',
  host: 'Where to',
  result: 'Result',
  duration: 'Time',
  ms: (ms: number) => `${Math.round(ms)} ms`,
  reason: {
    token: 'Token',
    lookup: 'Lookup',
    testWebhook: 'Test webhook',
    selfTest: 'Self-test',
  } satisfies Record<ActivityReason, string>,
  failure: {
    notConfigured: 'not set up',
    settingsUnreadable: 'settings unreadable',
    permissionMissing: 'no access',
    keyMissing: 'no key',
    keyRejected: 'key refused',
    invalidInput: 'not accepted',
    notFound: 'not found',
    rateLimited: 'too many requests',
    timedOut: 'no answer in time',
    offline: 'not reached',
    redirected: 'redirected',
    platformError: 'platform error',
    unreadableReply: 'unreadable reply',
    interrupted: 'interrupted',
  } satisfies Record<FailureKind, string>,
  clear: 'Clear the list',
  copy: 'Copy diagnostics',
};

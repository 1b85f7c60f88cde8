import type { FailureKind } from '../../utils/outcome.ts';
import type { ActivityReason } from './storage.ts';

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

export const diagnosticsText = {
  title: 'Diagnostics',
  lead: 'Permissions and recent requests, for troubleshooting.',
  version: 'Version',
  browser: 'Browser',
  permissions: 'Permissions',
  storage: 'Storage in use',
  bytes: (local: number | undefined, session: number | undefined) =>
    [
      local === undefined ? undefined : `${kilobytes(local)} saved`,
      session === undefined ? undefined : `${kilobytes(session)} until the browser closes`,
    ]
      .filter((part) => part !== undefined)
      .join(', ') || 'Not available.',
  hostAccess: (host: string, isAllowed: boolean) => `${host}: ${isAllowed ? 'allowed' : 'no access'}`,
  requests: (count: number) =>
    count === 0 ? 'No requests yet' : count === 1 ? 'The last request' : `The last ${count} requests`,
  requestsNote: 'Up to 200 requests from this session. IDs, keys, tokens and responses aren’t recorded.',
  tableLabel: 'Requests',
  when: 'When',
  why: 'Purpose',
  host: 'Host',
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
    unreadableReply: 'unreadable response',
    interrupted: 'interrupted',
    storageFull: 'storage full',
    newerData: 'newer data',
  } satisfies Record<FailureKind, string>,
  clear: 'Clear the list',
  removed: (count: number) => (count === 1 ? '1 request removed.' : `${count} requests removed.`),
  undo: 'Undo',
  copy: 'Copy diagnostics',
};

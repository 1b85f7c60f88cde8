import type { Connections } from '../connection/model.ts';
import { type BrowserFacts, hostFacts } from './facts.ts';
import type { SelfTest } from './self-test-state.ts';
import type { ActivityEntry } from './storage.ts';
import { selfTestLines } from './summary.ts';

/**
 * Returns the whole section as text for support. The text is always English and contains no keys, tokens, IDs or paths.
 * @param entries latest first
 */
export function reportText(
  facts: BrowserFacts,
  connections: Connections,
  entries: readonly ActivityEntry[],
  selfTest: SelfTest,
): string {
  const { version, browser, language, permissions, hosts, storage } = facts;
  const lines = [
    `Waybill ${version}`,
    `Browser: ${browser}`,
    `Language: ${language}`,
    `Environment: ${connections.environment}`,
    ...hostFacts(connections).map(
      ({ environment, api, host, isAllowed }) =>
        `${environment} ${api}: ${host}, ${isAllowed ? 'allowed' : 'not allowed'}`,
    ),
    `Keys: production ${connections.production.hasKey ? 'yes' : 'no'}, sandbox ${connections.sandbox.hasKey ? 'yes' : 'no'}`,
    `Permissions: ${permissions.join(', ')}`,
    `Hosts: ${hosts.join(', ')}`,
    `Storage: local ${storage.local ?? '?'} bytes, session ${storage.session ?? '?'} bytes`,
    '',
    ...selfTestLines(selfTest),
    '',
    `Requests: ${entries.length}`,
    ...entries.map(lineOf),
  ];
  return lines.join('\n');
}

function lineOf({ at, why, method, host, status, failure, durationMs }: ActivityEntry): string {
  const result = [status, failure].filter((part) => part !== undefined).join(' ');
  return `${new Date(at).toISOString()} ${why} ${method} ${host} ${result} ${Math.round(durationMs)} ms`;
}

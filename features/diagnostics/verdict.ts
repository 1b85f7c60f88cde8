import { originPattern } from '../../utils/base-url.ts';
import { type Failure, NEEDS_CHANGE, type Outcome } from '../../utils/outcome.ts';
import { covers, coversAllSites, overlap, siteOfPattern } from '../../utils/site-pattern.ts';
import type { TokenTimes } from '../platform/token-lifetime.ts';
import type { Subject } from './subjects.ts';

/** Why a subject needs attention. */
export type Reason =
  | { kind: 'failure'; failure: Failure }
  /** A required permission is missing. */
  | { kind: 'missing' }
  /** The browser's API is missing or rejects. */
  | { kind: 'silent' }
  /** The browser denies access to the pages of these match patterns. */
  | { kind: 'noAccess'; patterns: readonly string[] }
  | { kind: 'notRegistered' }
  /** A written value could not be read back or removed. */
  | { kind: 'notKept' }
  | { kind: 'clockBehind' | 'clockAhead'; byMs: number };

export type Verdict =
  /** `isPartly`: the browser grants access to only some pages of the helpdesk. */
  | { state: 'passed'; isPartly?: boolean }
  | { state: 'failed'; reason: Reason }
  /** `notGranted`: an optional permission. `notTested`: the run was stopped earlier, or the test has no data. */
  | { state: 'notGranted' | 'notSetUp' | 'off' | 'notTested' };
export type VerdictState = Verdict['state'];

/** A permission or access to request from the browser. */
export type Grant =
  | { does: 'grantPermission'; permission: string }
  | { does: 'grantAccess'; patterns: readonly string[] };

/** An action that fixes the problem. */
export type Fix = Grant | { does: 'openSection'; section: 'connection' | 'helpdesks' };

/** Smaller deviations of the clock have no visible effect. */
const CLOCK_TOLERANCE_MS = 5 * 60 * 1000;

/** Returns a failed verdict. */
export function failed(reason: Reason): Verdict {
  return { state: 'failed', reason };
}

/**
 * Judges a permission.
 * @param answers whether the permission's API works
 */
export function judgePermission(
  kind: 'required' | 'optional',
  isGranted: boolean,
  answers: boolean,
): Verdict {
  if (!isGranted) return kind === 'required' ? failed({ kind: 'missing' }) : { state: 'notGranted' };
  return answers ? { state: 'passed' } : failed({ kind: 'silent' });
}

/**
 * Judges the connection to a host.
 * @param outcome the outcome of a connection check
 */
export function judgeHost(outcome: Outcome<unknown>): Verdict {
  if (outcome.ok) return { state: 'passed' };
  if (outcome.failure.kind === 'notConfigured') return { state: 'notSetUp' };
  return failed({ kind: 'failure', failure: outcome.failure });
}

/**
 * Judges whether Waybill may run on a known helpdesk.
 * @param granted match patterns to which the browser has granted access
 */
export function judgeHelpdesk(
  { patterns, isOff }: { patterns: readonly string[]; isOff: boolean },
  granted: readonly string[],
): Verdict {
  if (isOff) return { state: 'off' };
  const missing = patterns.filter(
    (pattern) => !hasAccess(pattern, granted) && !granted.some((given) => overlap(given, pattern)),
  );
  if (missing.length > 0) return failed({ kind: 'noAccess', patterns: missing });
  const isWhole = patterns.every((pattern) => hasAccess(pattern, granted));
  return isWhole ? { state: 'passed' } : { state: 'passed', isPartly: true };
}

/** Whether the granted patterns cover all pages of a match pattern. */
function hasAccess(pattern: string, granted: readonly string[]): boolean {
  const inner = siteOfPattern(pattern);
  return granted.some((given) => {
    const outer = siteOfPattern(given);
    return coversAllSites(given) || (outer !== undefined && inner !== undefined && covers(outer, inner));
  });
}

/**
 * Judges whether Waybill runs on an added site.
 * @param granted match patterns to which the browser has granted access
 * @param registered match patterns of the content scripts registered at run time
 */
export function judgeSite(
  pattern: string,
  granted: readonly string[],
  registered: readonly string[],
): Verdict {
  if (!hasAccess(pattern, granted)) return failed({ kind: 'noAccess', patterns: [pattern] });
  return registered.includes(pattern) ? { state: 'passed' } : failed({ kind: 'notRegistered' });
}

/**
 * Compares this computer's clock with the platform's. A platform may return an older token again, so only a token that
 * was issued in the future or has already expired shows that the clock is wrong.
 * @param times times of a token that was obtained just now; `undefined` if there are none
 * @param now milliseconds since 1970
 */
export function judgeClock(times: TokenTimes | undefined, now: number): Verdict {
  if (!times) return { state: 'notTested' };
  const [behindMs, aheadMs] = [times.issuedAt - now, now - times.expiresAt];
  if (behindMs > CLOCK_TOLERANCE_MS) return failed({ kind: 'clockBehind', byMs: behindMs });
  if (aheadMs > 0) return failed({ kind: 'clockAhead', byMs: aheadMs });
  return { state: 'passed' };
}

/** Returns the action that fixes a verdict, if there is one. */
export function fixOf(subject: Subject, verdict: Verdict): Fix | undefined {
  if (subject.kind === 'optional' && verdict.state === 'notGranted') {
    return { does: 'grantPermission', permission: subject.permission };
  }
  if (verdict.state === 'notSetUp') return { does: 'openSection', section: 'connection' };
  if (verdict.state !== 'failed') return undefined;
  const { reason } = verdict;
  if (reason.kind === 'noAccess') return { does: 'grantAccess', patterns: reason.patterns };
  if (reason.kind === 'notRegistered') return { does: 'openSection', section: 'helpdesks' };
  if (reason.kind !== 'failure' || !('address' in subject)) return undefined;
  if (reason.failure.kind === 'permissionMissing') {
    return { does: 'grantAccess', patterns: [originPattern(subject.address)] };
  }
  return NEEDS_CHANGE.has(reason.failure.kind) ? { does: 'openSection', section: 'connection' } : undefined;
}

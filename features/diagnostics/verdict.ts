import { originPattern } from '../../utils/base-url.ts';
import { type Failure, NEEDS_CHANGE, type Outcome } from '../../utils/outcome.ts';
import { covers, overlap, siteOfPattern } from '../../utils/site-pattern.ts';
import type { TokenTimes } from '../platform/token-lifetime.ts';
import type { Subject } from './subjects.ts';

/** Why something needs attention. */
export type Reason =
  | { kind: 'failure'; failure: Failure }
  /** A permission that the manifest requires is not there. */
  | { kind: 'missing' }
  /** The browser's interface is absent, or rejects. */
  | { kind: 'silent' }
  /** The browser keeps Waybill from the pages of these match patterns. */
  | { kind: 'noAccess'; patterns: readonly string[] }
  | { kind: 'notRegistered' }
  /** What was written was not read back, or not removed. */
  | { kind: 'notKept' }
  | { kind: 'clockBehind' | 'clockAhead'; byMs: number };

export type Verdict =
  /** `isPartly`: access to only some pages of a helpdesk was allowed. */
  | { state: 'passed'; isPartly?: boolean }
  | { state: 'failed'; reason: Reason }
  /** Optional and not asked for yet; not set up; switched off; not reached when the test was stopped, or untellable. */
  | { state: 'notGranted' | 'notSetUp' | 'off' | 'notTested' };
export type VerdictState = Verdict['state'];

/** What the browser can be asked for. */
export type Grant =
  | { does: 'grantPermission'; permission: string }
  | { does: 'grantAccess'; patterns: readonly string[] };

/** What would mend it. */
export type Fix = Grant | { does: 'openSection'; section: 'connection' | 'helpdesks' };

/** A smaller deviation of the clock has no visible effect. */
const CLOCK_TOLERANCE_MS = 5 * 60 * 1000;
/** Patterns that take in every site of the web. */
const EVERYWHERE = new Set(['<all_urls>', '*://*/*', 'https://*/*']);

/** Something that needs attention. */
export function failed(reason: Reason): Verdict {
  return { state: 'failed', reason };
}

/** @param answers whether the interface that comes with the permission works */
export function judgePermission(
  kind: 'required' | 'optional',
  isGranted: boolean,
  answers: boolean,
): Verdict {
  if (!isGranted) return kind === 'required' ? failed({ kind: 'missing' }) : { state: 'notGranted' };
  return answers ? { state: 'passed' } : failed({ kind: 'silent' });
}

/** @param outcome of the check of a connection */
export function judgeHost(outcome: Outcome<unknown>): Verdict {
  if (outcome.ok) return { state: 'passed' };
  if (outcome.failure.kind === 'notConfigured') return { state: 'notSetUp' };
  return failed({ kind: 'failure', failure: outcome.failure });
}

/** @param granted match patterns that the browser has given access to */
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

/** Whether all pages of a match pattern are given. */
function hasAccess(pattern: string, granted: readonly string[]): boolean {
  const inner = siteOfPattern(pattern);
  return granted.some((given) => {
    const outer = siteOfPattern(given);
    return EVERYWHERE.has(given) || (outer !== undefined && inner !== undefined && covers(outer, inner));
  });
}

/**
 * @param granted match patterns that the browser has given access to
 * @param registered match patterns of the content scripts that are registered at run time
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
 * Compares this computer's clock with that of the platform. A platform may hand out the same token again: one that was
 * issued long ago says nothing, only one from the future or one that has ended.
 * @param times of a token that was obtained just now; `undefined` where there is none
 * @param now milliseconds since 1970
 */
export function judgeClock(times: TokenTimes | undefined, now: number): Verdict {
  if (!times) return { state: 'notTested' };
  const [behindMs, aheadMs] = [times.issuedAt - now, now - times.expiresAt];
  if (behindMs > CLOCK_TOLERANCE_MS) return failed({ kind: 'clockBehind', byMs: behindMs });
  if (aheadMs > 0) return failed({ kind: 'clockAhead', byMs: aheadMs });
  return { state: 'passed' };
}

/** What can be done about a verdict from here, if anything. */
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

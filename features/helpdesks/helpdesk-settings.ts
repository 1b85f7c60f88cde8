import {
  covers,
  overlap,
  patternOf,
  readSite,
  type Site,
  type SiteProblem,
  siteOfPattern,
} from '../../utils/site-pattern.ts';
import { KNOWN_HELPDESKS } from './helpdesks.ts';
import type { HelpdeskSettings } from './storage.ts';

/** The known helpdesk whose pages all pages of a site are. */
function knownFor(site: Site): string | undefined {
  return KNOWN_HELPDESKS.find(({ matches }) => matches.some((pattern) => isInside(site, pattern)))?.name;
}

function isInside(site: Site, pattern: string): boolean {
  const outer = siteOfPattern(pattern);
  return outer !== undefined && covers(outer, site);
}

/** Whether a page is one of a known helpdesk that is not switched off. */
export function isOnAsKnown({ off }: HelpdeskSettings, page: Site): boolean {
  const name = knownFor(page);
  return name !== undefined && !off.includes(name);
}

/** The patterns of the added sites that a page belongs to. */
export function ownPatternsFor({ own }: HelpdeskSettings, page: Site): string[] {
  return own.filter((pattern) => isInside(page, pattern));
}

/**
 * Reads an address that is to be added.
 * @param own the match patterns that were added before
 * @returns its match pattern and its site, or the first problem found
 */
export function readOwnSite(
  text: string,
  own: readonly string[],
): { ok: true; pattern: string; site: Site } | { ok: false; problem: SiteProblem } {
  const read = readSite(text);
  if (!read.ok) return read;
  const name = knownFor(read.site);
  if (name !== undefined) return { ok: false, problem: { kind: 'isKnown', name } };
  const covering = own.find((pattern) => isInside(read.site, pattern));
  const site = covering === undefined ? undefined : siteOfPattern(covering);
  if (site) return { ok: false, problem: { kind: 'isThere', site } };
  return { ok: true, pattern: patternOf(read.site), site: read.site };
}

/** The match patterns of the hosts that an organisation has set; what is no site of its own is left out. */
export function managedPatterns(hosts: readonly string[]): string[] {
  return hosts.flatMap((host) => {
    const read = readOwnSite(host, []);
    return read.ok ? [read.pattern] : [];
  });
}

/** What is to be registered and what no longer, so that content scripts run where they should and nowhere else. */
export function registrationChanges(
  registered: readonly string[],
  wanted: readonly string[],
): { register: string[]; unregister: string[] } {
  return {
    register: wanted.filter((pattern) => !registered.includes(pattern)),
    unregister: registered.filter((pattern) => !wanted.includes(pattern)),
  };
}

/** Whether something else needs the host access of a site that is removed. */
export function isNeededElsewhere(pattern: string, needed: readonly string[]): boolean {
  return needed.some((other) => overlap(pattern, other));
}

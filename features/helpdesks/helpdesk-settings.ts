import {
  type AddressProblem,
  covers,
  coversAllSites,
  overlap,
  patternOf,
  readSite,
  type Site,
  siteOfPattern,
} from '../../utils/site-pattern.ts';
import { HELPDESK_MATCHES, KNOWN_HELPDESKS } from './helpdesks.ts';
import type { HelpdeskSettings } from './storage.ts';

/** The reasons why an address cannot be added as a site. */
export type SiteProblem =
  | AddressProblem
  | { kind: 'isKnown'; name: string }
  /** An added site already covers it. */
  | { kind: 'isThere'; site: Site };

/** Returns the name of the known helpdesk that covers the whole site. */
function knownFor(site: Site): string | undefined {
  return KNOWN_HELPDESKS.find(({ matches }) => matches.some((pattern) => isInside(site, pattern)))?.name;
}

function isInside(site: Site, pattern: string): boolean {
  const outer = siteOfPattern(pattern);
  return outer !== undefined && covers(outer, site);
}

/**
 * Returns the match patterns of known helpdesks on which the browser lets Waybill run, at least on some pages.
 * @param granted the match patterns that the browser allows; a pattern may be wider or narrower than a helpdesk's
 */
export function allowedMatches(granted: readonly string[]): string[] {
  if (granted.some(coversAllSites)) return HELPDESK_MATCHES;
  return HELPDESK_MATCHES.filter((match) => granted.some((pattern) => overlap(match, pattern)));
}

/** Whether the browser lets Waybill run on a page. @param granted the match patterns that the browser allows */
export function isAllowed(page: Site, granted: readonly string[]): boolean {
  return granted.some((pattern) => coversAllSites(pattern) || isInside(page, pattern));
}

/**
 * Returns the names of the known helpdesks on which the browser lets Waybill run on no page.
 * @param granted the match patterns that the browser allows
 */
export function knownWithoutAccess(granted: readonly string[]): string[] {
  const allowed = allowedMatches(granted);
  return KNOWN_HELPDESKS.filter(({ matches }) => !matches.some((match) => allowed.includes(match))).map(
    ({ name }) => name,
  );
}

/** Whether the page belongs to a known helpdesk that is not disabled. */
export function isOnAsKnown({ off }: HelpdeskSettings, page: Site): boolean {
  const name = knownFor(page);
  return name !== undefined && !off.includes(name);
}

/** Returns the patterns of the added sites that cover a page. */
export function ownPatternsFor({ own }: HelpdeskSettings, page: Site): string[] {
  return own.filter((pattern) => isInside(page, pattern));
}

/**
 * Reads the URL or host of a site to add.
 * @param own the match patterns of sites that are already added
 * @returns the match pattern and the site, or the first problem
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

/** Returns the match patterns of managed hosts, without invalid hosts and known helpdesks. */
export function managedPatterns(hosts: readonly string[]): string[] {
  return hosts.flatMap((host) => {
    const read = readOwnSite(host, []);
    return read.ok ? [read.pattern] : [];
  });
}

/** Returns the patterns to register and to unregister, so that content scripts run on the wanted sites only. */
export function registrationChanges(
  registered: readonly string[],
  wanted: readonly string[],
): { register: string[]; unregister: string[] } {
  return {
    register: wanted.filter((pattern) => !registered.includes(pattern)),
    unregister: registered.filter((pattern) => !wanted.includes(pattern)),
  };
}

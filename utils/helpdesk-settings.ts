import { HELPDESKS } from './helpdesks.ts';
import {
  covers,
  overlap,
  patternOf,
  readSite,
  type Site,
  type SiteProblem,
  siteOfPattern,
} from './site-pattern.ts';
import type { StoredItem } from './storage.ts';
import { z } from './zod.ts';

/** The match pattern of a site that somebody added. */
export const SitePatternSchema = z
  .string()
  .max(300)
  .refine((pattern) => {
    const site = siteOfPattern(pattern);
    // As it was read from what was typed: nothing else comes to be asked for or registered.
    return site !== undefined && readPattern(site) === pattern;
  });

function readPattern(site: Site): string | undefined {
  const read = readSite(patternOf(site));
  return read.ok ? patternOf(read.site) : undefined;
}

export const HelpdeskNameSchema = z.string().max(60);

export const HelpdeskSettingsSchema = z.object({
  /** The names of the known helpdesks that are switched off. */
  off: z.array(HelpdeskNameSchema),
  /** Match patterns of the sites that were added, latest last. */
  own: z.array(SitePatternSchema),
});
export type HelpdeskSettings = z.infer<typeof HelpdeskSettingsSchema>;

/** Where Waybill works. */
export const helpdesksItem: StoredItem<HelpdeskSettings> = {
  area: 'local',
  key: 'helpdesks',
  schema: HelpdeskSettingsSchema,
  version: 1,
  fallback: { off: [], own: [] },
};

/** What the options show of it. */
export const HelpdesksSchema = z.object({
  off: z.array(HelpdeskNameSchema),
  own: z.array(
    z.object({
      pattern: SitePatternSchema,
      hasAccess: z.boolean(),
      /** An organisation has set it: nobody else can remove it. */
      isManaged: z.boolean(),
    }),
  ),
  /** Settings are there but damaged or from a newer version; a change would replace them. */
  unreadable: z.boolean(),
});
export type Helpdesks = z.infer<typeof HelpdesksSchema>;

/** The known helpdesk whose pages all pages of a site are. */
function knownFor(site: Site): string | undefined {
  return HELPDESKS.find(({ matches }) => matches.some((pattern) => isInside(site, pattern)))?.name;
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

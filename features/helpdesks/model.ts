import { patternOf, readSite, type Site, siteOfPattern } from '../../utils/site-pattern.ts';
import { z } from '../../utils/zod.ts';

/** The match pattern of an added site. */
export const SitePatternSchema = z.string().check(
  z.maxLength(300),
  z.refine((pattern) => {
    const site = siteOfPattern(pattern);
    // Only patterns that `readSite` can produce are valid, so no other pattern is ever requested or registered.
    return site !== undefined && readPattern(site) === pattern;
  }),
);

function readPattern(site: Site): string | undefined {
  const read = readSite(patternOf(site));
  return read.ok ? patternOf(read.site) : undefined;
}

export const HelpdeskNameSchema = z.string().check(z.maxLength(60));

/** The helpdesk settings as the options page shows them. */
export const HelpdesksSchema = z.object({
  off: z.array(HelpdeskNameSchema),
  /** Known helpdesks on which the browser lets Waybill run on no page, because the user has revoked the access. */
  withoutAccess: z.array(HelpdeskNameSchema),
  own: z.array(
    z.object({
      pattern: SitePatternSchema,
      hasAccess: z.boolean(),
      /** Set by an organisation; the user cannot remove it. */
      isManaged: z.boolean(),
    }),
  ),
  /** The stored settings are damaged or from a newer version; a change would replace them. */
  unreadable: z.boolean(),
});
export type Helpdesks = z.infer<typeof HelpdesksSchema>;

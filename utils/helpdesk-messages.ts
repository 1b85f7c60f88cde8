import { HelpdeskNameSchema, HelpdesksSchema, SitePatternSchema } from './helpdesk-settings.ts';
import { Nothing } from './page-messages.ts';
import { z } from './zod.ts';

/** The messages of the protocol about where Waybill works. All take effect at once, in all open pages. */
export const helpdeskMessages = {
  getHelpdesks: { from: 'extension', request: Nothing, reply: HelpdesksSchema },
  /** Switches a known helpdesk on or off. */
  setHelpdesk: {
    from: 'extension',
    request: z.object({ name: HelpdeskNameSchema, isOn: z.boolean() }),
    reply: HelpdesksSchema,
  },
  /** Adds a site, for which the browser was asked for access before; or takes up one that got its access back. */
  addSite: { from: 'extension', request: z.object({ pattern: SitePatternSchema }), reply: HelpdesksSchema },
  /** Removes a site and gives its access back. */
  removeSite: {
    from: 'extension',
    request: z.object({ pattern: SitePatternSchema }),
    reply: HelpdesksSchema,
  },
} as const;

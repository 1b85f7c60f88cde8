import { EmptySchema, type MessageMap } from '../../utils/messaging.ts';
import { z } from '../../utils/zod.ts';
import { HelpdeskNameSchema, HelpdesksSchema, SitePatternSchema } from './model.ts';

/** Where Waybill runs. All take effect at once, in all open pages. */
export const helpdesksMessages = {
  getHelpdesks: { from: 'extension', isRepeatable: true, request: EmptySchema, reply: HelpdesksSchema },
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
} as const satisfies MessageMap;

import type { MessageMap } from '../../utils/messaging.ts';
import { EmptySchema, z } from '../../utils/zod.ts';
import { HelpdeskNameSchema, HelpdesksSchema, SitePatternSchema } from './model.ts';

/** Messages about the sites on which Waybill runs. Changes take effect immediately in all open pages. */
export const helpdesksMessages = {
  getHelpdesks: { from: 'extension', isRepeatable: true, request: EmptySchema, reply: HelpdesksSchema },
  /** Enables or disables a known helpdesk. */
  setHelpdesk: {
    from: 'extension',
    request: z.object({ name: HelpdeskNameSchema, isOn: z.boolean() }),
    reply: HelpdesksSchema,
  },
  /** Adds a site after the browser has granted access, or re-registers a site whose access was granted again. */
  addSite: { from: 'extension', request: z.object({ pattern: SitePatternSchema }), reply: HelpdesksSchema },
  /** Removes a site and its access. */
  removeSite: {
    from: 'extension',
    request: z.object({ pattern: SitePatternSchema }),
    reply: HelpdesksSchema,
  },
} as const satisfies MessageMap;

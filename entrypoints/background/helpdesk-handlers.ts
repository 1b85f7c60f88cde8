import { succeed } from '../../utils/errors.ts';
import type { Handlers } from '../../utils/serve.ts';
import type { Services } from './handlers.ts';

type HelpdeskMessageName = 'getHelpdesks' | 'setHelpdesk' | 'addSite' | 'removeSite';

/** Where Waybill works. */
export function createHelpdeskHandlers({
  helpdesks,
}: Pick<Services, 'helpdesks'>): Pick<Handlers, HelpdeskMessageName> {
  return {
    getHelpdesks: async () => succeed(await helpdesks.describe()),
    setHelpdesk: async ({ name, isOn }) => succeed(await helpdesks.setOn(name, isOn)),
    addSite: async ({ pattern }) => succeed(await helpdesks.add(pattern)),
    removeSite: async ({ pattern }) => succeed(await helpdesks.remove(pattern)),
  };
}

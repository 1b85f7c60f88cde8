import { succeed } from '../../utils/errors.ts';
import type { Handlers } from '../../utils/serve.ts';
import type { Services } from './handlers.ts';

type WebhookMessageName =
  | 'sendTestWebhook'
  | 'getWebhookHistory'
  | 'removeWebhookSends'
  | 'restoreWebhookSends';

/** Sending test webhooks, and what was sent. */
export function createWebhookHandlers({ webhooks }: Services): Pick<Handlers, WebhookMessageName> {
  return {
    sendTestWebhook: (request) => webhooks.send(request),
    getWebhookHistory: async () => succeed(await webhooks.describe()),
    removeWebhookSends: async ({ ids }) => succeed({ sends: await webhooks.remove(ids) }),
    async restoreWebhookSends({ sends }) {
      await webhooks.restore(sends);
      return succeed({});
    },
  };
}

import { Hono } from 'hono';
import { failureReply } from './refusals.ts';
import type { EnvironmentState } from './state.ts';
import { deliver } from './webhook-delivery.ts';
import { problemsOf } from './webhook-payload-check.ts';

/**
 * The webhook test (docs/platform-api.md#test-webhook): validates the payload and actually delivers it.
 * @param inboxEndpoint default target of webhooks, unless the settings contain another endpoint
 */
export function clientApi(state: EnvironmentState, inboxEndpoint: () => string): Hono {
  return new Hono().post('/webhook/test', async (context) => {
    const contentType = context.req.header('Content-Type') ?? '';
    if (!/^application\/json\b/i.test(contentType)) {
      return failureReply(415, 'Content-Type must be application/json');
    }
    const body = await context.req.arrayBuffer();
    const errors = problemsOf(body);
    if (errors.length > 0) {
      return Response.json({ success: false, message: 'Not a webhook payload', errors }, { status: 400 });
    }
    const endpoint = state.settings.webhookEndpoint ?? inboxEndpoint();
    const data = await deliver(endpoint, body, context.req.raw.signal);
    return Response.json({ success: true, message: 'Test webhook sent', data });
  });
}

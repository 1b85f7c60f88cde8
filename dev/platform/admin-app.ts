import { type Context, Hono } from 'hono';
import { EnvironmentSchema } from '../../features/platform/model.ts';
import { z } from '../../utils/zod.ts';
import { FaultRuleSchema } from './faults.ts';
import { SettingsSchema } from './settings.ts';
import { LaidReplySchema, type PlatformState, resetState } from './state.ts';

const EnvironmentOnly = z.object({ environment: EnvironmentSchema });
const KeyChange = z.extend(EnvironmentOnly, { revoked: z.boolean() });
/** Without defaults: absent members must stay unchanged, not be reset. */
const SettingsChange = z.extend(EnvironmentOnly, {
  settings: z.partialRecord(z.keyof(SettingsSchema), z.unknown()),
});
const Nothing = z.object({});

/** Controls for tests. Served only on the inbox's port, not on the API ports. */
export function adminApp(state: PlatformState): Hono {
  const app = new Hono();
  app.get('/counts', (context) => context.json(state.log.counts()));
  app.get('/requests', (context) => context.json(state.log.all()));
  app.get('/inbox', (context) => context.json(state.inbox.all()));

  addAction(app, '/reset', Nothing, () => resetState(state));
  addAction(app, '/reset-counts', Nothing, () => state.log.clear());
  addAction(app, '/clear-inbox', Nothing, () => state.inbox.clear());
  addAction(app, '/set-fault', FaultRuleSchema, (rule) => state.faults.add(rule));
  addAction(app, '/clear-faults', Nothing, () => state.faults.clear());
  addAction(app, '/change-settings', SettingsChange, ({ environment, settings }) => {
    const own = state.environments[environment];
    own.settings = SettingsSchema.parse({ ...own.settings, ...settings });
  });
  addAction(app, '/expire-tokens', EnvironmentOnly, ({ environment }) =>
    state.environments[environment].credentials.expireTokens(),
  );
  addAction(app, '/revoke-key', KeyChange, ({ environment, revoked }) =>
    state.environments[environment].credentials.setRevoked(revoked),
  );
  addAction(app, '/lay-reply', LaidReplySchema, (reply) => {
    state.environments[reply.environment].laidReplies.set(reply.trackingId, reply);
  });
  return app;
}

/**
 * Adds a POST endpoint for an action. It requires the content type of JSON, which pages of other origins cannot send without a
 * preflight request, so that other pages in the developer's browser cannot use these controls.
 */
function addAction<T>(app: Hono, path: string, schema: z.ZodMiniType<T>, act: (input: T) => void): void {
  app.post(path, async (context: Context) => {
    if (context.req.header('Content-Type') !== 'application/json') return context.text('JSON only', 415);
    try {
      act(schema.parse(await context.req.json()));
      return context.json({ done: true });
    } catch (error) {
      return context.text(error instanceof Error ? error.message : 'Not possible', 400);
    }
  });
}

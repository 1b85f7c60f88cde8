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

  verb(app, '/reset', Nothing, () => resetState(state));
  verb(app, '/reset-counts', Nothing, () => state.log.clear());
  verb(app, '/clear-inbox', Nothing, () => state.inbox.clear());
  verb(app, '/set-fault', FaultRuleSchema, (rule) => state.faults.add(rule));
  verb(app, '/clear-faults', Nothing, () => state.faults.clear());
  verb(app, '/change-settings', SettingsChange, ({ environment, settings }) => {
    const own = state.environments[environment];
    own.settings = SettingsSchema.parse({ ...own.settings, ...settings });
  });
  verb(app, '/expire-tokens', EnvironmentOnly, ({ environment }) =>
    state.environments[environment].credentials.expireTokens(),
  );
  verb(app, '/revoke-key', KeyChange, ({ environment, revoked }) =>
    state.environments[environment].credentials.setRevoked(revoked),
  );
  verb(app, '/lay-reply', LaidReplySchema, (reply) => {
    state.environments[reply.environment].laidReplies.set(reply.trackingId, reply);
  });
  return app;
}

/**
 * Adds a POST endpoint. It requires the content type of JSON, which pages of other origins cannot send without a
 * preflight request, so that other pages in the developer's browser cannot use these controls.
 */
function verb<T>(app: Hono, path: string, schema: z.ZodMiniType<T>, act: (input: T) => void): void {
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

import { Hono } from 'hono';
import type { Environment } from '../../features/platform/model.ts';
import { type Listener, listen } from '../listen.ts';
import { adminApp } from './admin-app.ts';
import { CLIENT_PATHS, environmentApp, PARTNER_PATH } from './environment-app.ts';
import { inboxApp } from './inbox-app.ts';
import type { RequestLog } from './request-log.ts';
import { createState, type EnvironmentState } from './state.ts';

/** The configuration for a client. Base URLs have no trailing slash. */
export interface PlatformEnvironment {
  partnerUrl: string;
  clientUrl: string;
  apiKey: string;
}

export interface Platform {
  production: PlatformEnvironment;
  sandbox: PlatformEnvironment;
  /** A page with a live list of received webhooks. */
  inboxUrl: string;
  /** For `createAdminClient`. */
  adminUrl: string;
  /** Stops the servers and closes every connection. */
  close(): Promise<void>;
}

export interface PlatformOptions {
  /** Free ports if absent. */
  ports?: { production?: number; sandbox?: number; inbox?: number };
}

/**
 * Starts the local platform on loopback: two environments, the inbox with the admin endpoints, and the redirect sink.
 */
export async function startPlatform({ ports = {} }: PlatformOptions = {}): Promise<Platform> {
  const state = createState();
  const listeners: Listener[] = [];
  const close = async () => {
    await Promise.all(listeners.map((listener) => listener.close()));
  };
  const open = async (app: Parameters<typeof listen>[0], port?: number): Promise<string> => {
    const listener = await listen(app, { port });
    listeners.push(listener);
    return listener.origin;
  };
  try {
    state.sinkOrigin = await open(sinkApp(state.log));
    const inbox = new Hono().route('/admin', adminApp(state)).route('/', inboxApp(state.inbox));
    state.inboxOrigin = await open(inbox, ports.inbox);
    const production = await open(environmentApp(state, 'production'), ports.production);
    const sandbox = await open(environmentApp(state, 'sandbox'), ports.sandbox);
    return {
      production: addressesOf('production', production, state.environments.production),
      sandbox: addressesOf('sandbox', sandbox, state.environments.sandbox),
      inboxUrl: state.inboxOrigin,
      adminUrl: `${state.inboxOrigin}/admin`,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The target of redirects: a server of another origin that answers every request with success. */
function sinkApp(log: RequestLog): Hono {
  return new Hono().all('*', (context) => {
    log.add('sink', 'other', context.req.raw, 1).status = 200;
    return context.json({ success: true, message: 'You should not be here', data: { accessToken: 'sink' } });
  });
}

function addressesOf(environment: Environment, origin: string, state: EnvironmentState): PlatformEnvironment {
  return {
    partnerUrl: origin + PARTNER_PATH,
    clientUrl: origin + CLIENT_PATHS[environment],
    apiKey: state.credentials.apiKey,
  };
}

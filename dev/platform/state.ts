import { type Environment, EnvironmentSchema } from '../../features/platform/model.ts';
import { z } from '../../utils/zod.ts';
import { type Credentials, createCredentials } from './credentials.ts';
import { createFaults, type Faults } from './faults.ts';
import { createInbox, type Inbox } from './inbox.ts';
import { createRequestLog, type RequestLog } from './request-log.ts';
import { defaultSettings, type Settings } from './settings.ts';

/** A fixed reply for one tracking ID, set by a test, instead of the sample. */
export const LaidReplySchema = z.object({
  environment: EnvironmentSchema,
  trackingId: z.string(),
  status: z._default(z.int().check(z.minimum(200), z.maximum(599)), 200),
  /** Sent as JSON without changes: the reply shape is not applied. */
  body: z.json(),
});
type LaidReply = z.infer<typeof LaidReplySchema>;
export type LaidReplyInput = z.input<typeof LaidReplySchema>;

export interface EnvironmentState {
  environment: Environment;
  credentials: Credentials;
  settings: Settings;
  laidReplies: Map<string, LaidReply>;
}

/** All mutable state of the platform. */
export interface PlatformState {
  startedAt: Date;
  environments: Record<Environment, EnvironmentState>;
  faults: Faults;
  log: RequestLog;
  inbox: Inbox;
  /** Known once the servers are listening. */
  inboxOrigin: string;
  sinkOrigin: string;
}

/** The initial state of a platform. */
export function createState(): PlatformState {
  return {
    startedAt: new Date(),
    environments: { production: createEnvironment('production'), sandbox: createEnvironment('sandbox') },
    faults: createFaults(),
    log: createRequestLog(),
    inbox: createInbox(),
    inboxOrigin: '',
    sinkOrigin: '',
  };
}

/** Resets faults, settings, replies, counts, inbox and revoked keys. Issued tokens are unchanged. */
export function resetState(state: PlatformState): void {
  for (const environment of Object.values(state.environments)) {
    environment.settings = defaultSettings();
    environment.laidReplies.clear();
    environment.credentials.setRevoked(false);
  }
  state.faults.clear();
  state.log.clear();
  state.inbox.clear();
}

function createEnvironment(environment: Environment): EnvironmentState {
  return {
    environment,
    credentials: createCredentials(environment),
    settings: defaultSettings(),
    laidReplies: new Map(),
  };
}

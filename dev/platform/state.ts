import { type Environment, EnvironmentSchema } from '../../features/platform/model.ts';
import { z } from '../../utils/zod.ts';
import { type Credentials, createCredentials } from './credentials.ts';
import { createFaults, type Faults } from './faults.ts';
import { createInbox, type Inbox } from './inbox.ts';
import { createRequestLog, type RequestLog } from './request-log.ts';
import { defaultSettings, type Settings } from './settings.ts';

/** A reply that a test has laid down for one tracking ID, in place of the sample. */
export const LaidReplySchema = z.object({
  environment: EnvironmentSchema,
  trackingId: z.string(),
  status: z.int().min(200).max(599).default(200),
  /** Sent as JSON, exactly like this: no reply shape is applied. */
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

/** Everything that can change while the platform runs. */
export interface PlatformState {
  startedAt: Date;
  environments: Record<Environment, EnvironmentState>;
  faults: Faults;
  log: RequestLog;
  inbox: Inbox;
  /** Known once their servers listen. */
  inboxOrigin: string;
  sinkOrigin: string;
}

/** The state of a platform that has just started. */
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

/** Back to the start: faults, settings, replies, counts and inbox. Keys work again; tokens given out stay as they are. */
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

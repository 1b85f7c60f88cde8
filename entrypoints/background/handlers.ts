import { fail, succeed } from '../../utils/errors.ts';
import type { Reach } from '../../utils/platform/reach.ts';
import type { TokenSource } from '../../utils/platform/token-source.ts';
import type { Handlers } from '../../utils/serve.ts';
import type { ActivityLog } from './activity.ts';
import type { CheckCard } from './card-fallback.ts';
import { createCardHandlers } from './card-handlers.ts';
import type { CardTickets } from './card-tickets.ts';
import { createConnectionHandlers } from './connection-handlers.ts';
import type { ConnectionService } from './connections.ts';
import type { DetectionService } from './detection.ts';
import { createHelpdeskHandlers } from './helpdesk-handlers.ts';
import type { HelpdeskService } from './helpdesks.ts';
import type { LookupHistory } from './history.ts';
import type { IdFrames } from './id-frames.ts';
import type { GetKept } from './kept-answers.ts';
import type { OpenConnection } from './open-connection.ts';
import type { ShowInOptions } from './options-tab.ts';
import type { InsertIntoPage, Tell } from './page-commands.ts';
import type { PolicyService } from './policy.ts';
import { createPolicyHandlers } from './policy-handlers.ts';
import type { ProofPreferenceService } from './proof-preference.ts';
import type { ReplyService } from './replies.ts';
import { createSettingsFileHandlers } from './settings-file-handlers.ts';
import type { GetShipment } from './shipments.ts';
import type { Surfaces } from './surfaces.ts';
import type { Tones } from './tones.ts';
import type { WatchService } from './watch.ts';
import { createWebhookHandlers } from './webhook-handlers.ts';
import type { WebhookService } from './webhooks.ts';

export interface Services {
  activity: ActivityLog;
  connections: ConnectionService;
  policy: PolicyService;
  detection: DetectionService;
  helpdesks: HelpdeskService;
  replies: ReplyService;
  insertIntoPage: InsertIntoPage;
  /** For agents, so with history. */
  getShipment: GetShipment;
  /** Asks for what a card will ask for. */
  lookAhead: (trackingId: string) => void;
  history: LookupHistory;
  getKept: GetKept;
  watches: WatchService;
  proofPreference: ProofPreferenceService;
  tokens: TokenSource;
  reach: Reach;
  webhooks: WebhookService;
  tickets: CardTickets;
  checkCard: CheckCard;
  surfaces: Surfaces;
  idFrames: IdFrames;
  tones: Tones;
  tell: Tell;
  showInOptions: ShowInOptions;
  openConnection: OpenConnection;
  /** Accessible name of the card of an ID. */
  cardTitle: (trackingId: string) => string;
}

/** Message → service. */
export function createHandlers(services: Services): Handlers {
  const {
    detection,
    helpdesks,
    history,
    idFrames,
    tones,
    showInOptions,
    getKept,
    watches,
    proofPreference,
    replies,
    insertIntoPage,
    surfaces,
  } = services;

  return {
    ...createCardHandlers(services),
    ...createConnectionHandlers(services),
    ...createHelpdeskHandlers(services),
    ...createWebhookHandlers(services),
    ...createPolicyHandlers(services),
    ...createSettingsFileHandlers(services),

    async reportIds({ hasIds, ...frame }, { tabId, frameId }) {
      if (tabId === undefined || frameId === undefined) return fail('invalidInput');
      await idFrames.report(tabId, { frameId, ...frame }, hasIds);
      return succeed({});
    },

    async getDetection(_, { address }) {
      const [finding, colours, isOn] = await Promise.all([
        detection.finding(),
        tones.describe(),
        helpdesks.isOnAt(address),
      ]);
      return succeed({ ...finding, hasStatusColours: colours.isOn, isOn });
    },
    async getTones({ trackingIds }) {
      // A frame that asks has reported its IDs before: from its answer on, it is told of each change.
      await idFrames.settled();
      return succeed({ tones: await tones.known(trackingIds) });
    },
    getPatterns: async () => succeed(await detection.describe()),
    async openTeaching({ trackingId }) {
      await showInOptions(`teach=${encodeURIComponent(trackingId)}`);
      return succeed({});
    },
    savePatterns: async ({ patterns }) => succeed(await detection.save(patterns)),
    getDetectionRules: async () => succeed(await detection.rules.describe()),
    changeDetectionRules: (change) => detection.rules.change(change),

    getStatusColours: async () => succeed(await tones.describe()),
    setStatusColours: async ({ isOn }) => succeed(await tones.setOn(isOn)),
    getProofPreference: async () => succeed(await proofPreference.get()),
    async setProofPreference(preference) {
      await proofPreference.set(preference);
      return succeed({});
    },

    getKept: async ({ trackingIds }) => succeed({ lookups: await getKept(trackingIds) }),

    getRecent: async ({ environment }) => succeed(await history.describe(environment)),
    removeRecent: async ({ environment, trackingId }) =>
      succeed({ forgotten: await history.forget(environment, trackingId) }),
    clearRecent: async ({ environment }) => succeed({ forgotten: await history.forget(environment) }),
    async restoreRecent({ forgotten }) {
      await history.restore(forgotten);
      return succeed({});
    },

    getWatches: async () => succeed(await watches.describe()),
    watch: ({ resumed, ...key }) => watches.add(key, resumed),
    unwatch: async (key) => succeed(await watches.remove(key)),

    takeLookupRequest: async ({ windowId }) => succeed({ request: await surfaces.take(windowId) }),
    async leaveLookup({ windowId, trackingId }) {
      await surfaces.leave({ kind: 'lookUp', trackingId }, windowId);
      return succeed({});
    },

    getReplySettings: async () => succeed(await replies.describe()),
    saveReplyTemplates: async ({ edits }) => succeed(await replies.saveTemplates(edits)),
    async saveReplyChoices(choices) {
      await replies.saveChoices(choices);
      return succeed({});
    },
    async openTemplates() {
      await showInOptions('replies');
      return succeed({});
    },
    async insertReply({ text }, { tabId }) {
      if (tabId === undefined) return fail('invalidInput');
      return succeed({ outcome: await insertIntoPage(tabId, text) });
    },
  };
}

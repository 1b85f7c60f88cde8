import { fail, type Outcome, succeed } from '../../utils/errors.ts';
import { logUnexpected } from '../../utils/logger.ts';
import { TOP_FRAME } from '../../utils/page-commands.ts';
import type { TokenSource } from '../../utils/platform/token-source.ts';
import type { SendWebhook } from '../../utils/platform/webhook.ts';
import type { Handlers } from '../../utils/serve.ts';
import type { Lookup } from '../../utils/shipment.ts';
import type { ActivityLog } from './activity.ts';
import type { CheckCard } from './card-fallback.ts';
import type { CardTickets } from './card-tickets.ts';
import { closeCard } from './close-card.ts';
import type { ConnectionService } from './connections.ts';
import type { DetectionService } from './detection.ts';
import type { LookupHistory } from './history.ts';
import type { IdFrames } from './id-frames.ts';
import type { GetKept } from './kept-answers.ts';
import type { ShowInOptions } from './options-tab.ts';
import type { InsertIntoPage, Tell } from './page-commands.ts';
import type { ProofPreferenceService } from './proof-preference.ts';
import type { ReplyService } from './replies.ts';
import type { GetShipment } from './shipments.ts';
import type { Surfaces } from './surfaces.ts';
import type { Tones } from './tones.ts';
import type { WatchService } from './watch.ts';

const CHECK_LIMIT_MS = 15_000;
const WEBHOOK_LIMIT_MS = 15_000;

export interface Services {
  activity: ActivityLog;
  connections: ConnectionService;
  detection: DetectionService;
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
  sendWebhook: SendWebhook;
  tickets: CardTickets;
  checkCard: CheckCard;
  surfaces: Surfaces;
  idFrames: IdFrames;
  tones: Tones;
  tell: Tell;
  showInOptions: ShowInOptions;
  /** Accessible name of the card of an ID. */
  cardTitle: (trackingId: string) => string;
}

/** Message → service. */
export function createHandlers(services: Services): Handlers {
  const {
    activity,
    connections,
    detection,
    getShipment,
    lookAhead,
    tokens,
    sendWebhook,
    tickets,
    history,
    idFrames,
    tones,
    tell,
    showInOptions,
    cardTitle,
    getKept,
    watches,
    proofPreference,
    replies,
    insertIntoPage,
    checkCard,
    surfaces,
  } = services;

  async function look(trackingId: string, refresh: boolean): Promise<Outcome<Lookup>> {
    const answer = await getShipment(trackingId, { refresh });
    // Not waited for: the answer must not come later for it.
    if (answer.ok) watches.seen(answer.value).catch((error: unknown) => logUnexpected('a watch', error));
    return answer;
  }

  return {
    async openCard({ trackingId, anchor }, { tabId, frameId }) {
      if (tabId === undefined || frameId === undefined) return fail('invalidInput');
      // The card will ask the same a few moments later; it shows what came of it.
      lookAhead(trackingId);
      const ticket = await tickets.issue(tabId, trackingId);
      const show = { command: 'showCard' as const, ticket, title: cardTitle(trackingId), anchor };
      const isFromSubframe = frameId !== TOP_FRAME;
      const isShown = await tell(tabId, { ...show, isFromSubframe }, TOP_FRAME);
      // The top page may be one that Waybill does not run on: the card then opens inside the frame.
      if (!isShown && isFromSubframe) await tell(tabId, { ...show, isFromSubframe: false }, frameId);
      await tell(tabId, { command: 'cardIsOpen', isOpen: true });
      return succeed({});
    },

    async prepareCard(_request, { tabId }) {
      if (tabId !== undefined) await tell(tabId, { command: 'prepareCard' }, TOP_FRAME);
      return succeed({});
    },

    async dismissCard(_request, { tabId }) {
      if (tabId !== undefined) await tell(tabId, { command: 'placeCard', change: 'close' });
      return succeed({});
    },

    async checkCard({ ticket }, { tabId, windowId }) {
      if (tabId === undefined) return fail('invalidInput');
      await checkCard(ticket, { tabId, windowId });
      return succeed({});
    },

    async reportIds({ hasIds, ...frame }, { tabId, frameId }) {
      if (tabId === undefined || frameId === undefined) return fail('invalidInput');
      await idFrames.report(tabId, { frameId, ...frame }, hasIds);
      return succeed({});
    },

    async getDetection() {
      const [patterns, { isOn }] = await Promise.all([detection.shapes(), tones.describe()]);
      return succeed({ patterns, hasStatusColours: isOn });
    },
    getTones: async ({ trackingIds }) => succeed({ tones: await tones.known(trackingIds) }),
    getPatterns: async () => succeed(await detection.describe()),
    async openTeaching({ trackingId }) {
      await showInOptions(`teach=${encodeURIComponent(trackingId)}`);
      return succeed({});
    },
    savePatterns: async ({ patterns }) => succeed(await detection.save(patterns)),

    getStatusColours: async () => succeed(await tones.describe()),
    setStatusColours: async ({ isOn }) => succeed(await tones.setOn(isOn)),
    getProofPreference: async () => succeed(await proofPreference.get()),
    async setProofPreference(preference) {
      await proofPreference.set(preference);
      return succeed({});
    },

    async redeemTicket({ ticket }, { tabId }) {
      if (tabId === undefined) return fail('invalidInput');
      const [trackingId, { environment }] = await Promise.all([
        tickets.redeem(ticket, tabId),
        connections.selected(),
      ]);
      if (trackingId === undefined) return fail('invalidInput');
      return succeed({ trackingId, environment });
    },

    async placeCard(change, { tabId }) {
      if (tabId === undefined) return fail('invalidInput');
      if (change.change === 'close') await closeCard(tell, tabId);
      else await tell(tabId, { command: 'placeCard', ...change });
      return succeed({});
    },

    getShipment: ({ trackingId, refresh }) => look(trackingId, refresh),
    async getTicketShipment({ ticket }, { tabId }) {
      const trackingId = tabId === undefined ? undefined : await tickets.takeRedeemed(ticket, tabId);
      return trackingId === undefined ? fail('invalidInput') : look(trackingId, false);
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

    getConnections: async () => succeed(await connections.describe()),
    saveConnections: (drafts) => connections.save(drafts),
    async setEnvironment({ environment }) {
      const outcome = await connections.setEnvironment(environment);
      if (outcome.ok) await tones.environmentChanged();
      return outcome;
    },

    async checkConnection() {
      const connection = await connections.partner();
      if (!connection.ok) return connection;
      const renewed = await tokens.renew(connection.value, AbortSignal.timeout(CHECK_LIMIT_MS));
      if (!renewed.ok) return renewed;
      const { environment, partnerUrl } = connection.value;
      return succeed({ environment, host: new URL(partnerUrl).host, validUntil: renewed.value });
    },

    getActivity: async () => succeed({ entries: await activity.describe() }),
    async clearActivity() {
      await activity.clear();
      return succeed({});
    },

    async getToken() {
      const connection = await connections.partner();
      const token = connection.ok ? await tokens.describe(connection.value) : undefined;
      return succeed(token ? { token } : {});
    },
    async forgetToken() {
      const connection = await connections.partner();
      if (connection.ok) await tokens.forget(connection.value);
      return succeed({});
    },

    async sendTestWebhook({ payload }) {
      const clientUrl = await connections.sandboxClientUrl();
      if (!clientUrl.ok) return clientUrl;
      const signal = AbortSignal.timeout(WEBHOOK_LIMIT_MS);
      return sendWebhook({ clientUrl: clientUrl.value, payload, signal });
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

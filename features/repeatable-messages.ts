import type { RepeatableIn } from '../utils/messaging.ts';
import type { MessageProtocol } from './protocol.ts';

/**
 * The names of the messages with `isRepeatable`, for the pages that send them: the protocol itself holds schemas, which
 * only the background loads. The type check demands exactly these.
 */
export const REPEATABLE_MESSAGES = {
  redeemCard: true,
  getCardPlace: true,
  getStatusColors: true,
  getPatterns: true,
  getExamples: true,
  getDetectionRules: true,
  getShipment: true,
  getCachedLookups: true,
  getRecent: true,
  getLastList: true,
  getProofPreference: true,
  getImageAccess: true,
  getConnections: true,
  checkConnection: true,
  checkClientApi: true,
  getToken: true,
  getActivity: true,
  getWatches: true,
  getNotificationAccess: true,
  getReplySettings: true,
  getHelpdesks: true,
  getPolicy: true,
  getNewerData: true,
  getPortableSettings: true,
  exportSettings: true,
  getWebhookHistory: true,
} as const satisfies Record<RepeatableIn<MessageProtocol>, true>;

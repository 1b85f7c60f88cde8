import { FailureSchema } from '../../utils/outcome.ts';
import { z } from '../../utils/zod.ts';
import { EnvironmentSchema, WebhookReplySchema } from '../platform/model.ts';

const Address = z.object({
  address1: z.string(),
  address2: z.string().optional(),
  address3: z.string().optional(),
  city: z.string(),
  province: z.string(),
  postalCode: z.string(),
  country: z.string(),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
});

const ProofOfDelivery = z.object({
  recipient: z.string().optional(),
  deliveryDate: z.iso.date().optional(),
  deliveryTime: z.iso.time({ precision: 0 }).optional(),
  trackingNumber: z.string().optional(),
  pods: z.array(z.url()).optional(),
});

const ShipmentData = z.looseObject({
  objectType: z.literal('Shipment').optional(),
  trackingId: z.string().optional(),
  status: z.string().optional(),
  statusCode: z.int().optional(),
  updatedAt: z.iso.datetime().optional(),
  address: Address.optional(),
  transferCarrierName: z.string().optional(),
  transferCarrierTrackingId: z.string().optional(),
  proofOfDelivery: ProofOfDelivery.optional(),
});

/** The two event types of docs/platform-api.md#webhook-payload. */
export const WEBHOOK_EVENTS = ['shipment.status_updated', 'shipment.custom_event'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/**
 * See docs/platform-api.md#webhook-payload. The data of a custom event is not specified, so unknown members of `data`
 * are allowed.
 */
export const WebhookPayloadSchema = z.object({
  event: z.enum(WEBHOOK_EVENTS).optional(),
  version: z.string().optional(),
  data: ShipmentData.optional(),
});
export type WebhookPayload = z.infer<typeof WebhookPayloadSchema>;

/** Maximum length of a test webhook's payload, in characters. */
export const MAX_PAYLOAD = 200_000;

/** Maximum number of test webhooks in the history. */
export const MAX_SENDS = 50;
/** Result of a test webhook. `open`: it was sent or is about to be sent; there is no response yet. */
const SendResultSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('replied'), reply: WebhookReplySchema }),
  z.object({ kind: z.literal('failed'), failure: FailureSchema }),
]);
export type SendResult = z.infer<typeof SendResultSchema>;

/** A past test webhook with its response. Never contains a token. */
const WebhookSendSchema = z.object({
  id: z.string().min(1).max(64),
  /** Milliseconds since 1970. */
  sentAt: z.number(),
  environment: EnvironmentSchema,
  url: z.string(),
  /** Whether an access token was sent. */
  isAuthorized: z.boolean(),
  payload: z.string().max(MAX_PAYLOAD),
  result: SendResultSchema,
});
export type WebhookSend = z.infer<typeof WebhookSendSchema>;

export const WebhookSendsSchema = z.array(WebhookSendSchema);

export const WebhookHistorySchema = z.object({
  /** Latest first. */
  sends: WebhookSendsSchema,
  /** The saved sends are damaged or from a newer version; nothing is added until the list is cleared. */
  unreadable: z.boolean(),
});
export type WebhookHistory = z.infer<typeof WebhookHistorySchema>;

import { FailureSchema, OptionalTextSchema, z } from '../../utils/zod.ts';
import { EnvironmentSchema, WebhookReplySchema } from '../platform/model.ts';

const AddressSchema = z.object({
  address1: z.string(),
  address2: OptionalTextSchema,
  address3: OptionalTextSchema,
  city: z.string(),
  province: z.string(),
  postalCode: z.string(),
  country: z.string(),
  latitude: z.optional(z.number()),
  longitude: z.optional(z.number()),
});

const ProofOfDeliverySchema = z.object({
  recipient: OptionalTextSchema,
  deliveryDate: z.optional(z.iso.date()),
  deliveryTime: z.optional(z.iso.time({ precision: 0 })),
  trackingNumber: OptionalTextSchema,
  // Not `z.url()`, which would weigh two kilobytes in every page.
  pods: z.optional(z.array(z.stringFormat('url', (text) => URL.canParse(text)))),
});

const ShipmentDataSchema = z.looseObject({
  objectType: z.optional(z.literal('Shipment')),
  trackingId: OptionalTextSchema,
  status: OptionalTextSchema,
  statusCode: z.optional(z.int()),
  updatedAt: z.optional(z.iso.datetime()),
  address: z.optional(AddressSchema),
  transferCarrierName: OptionalTextSchema,
  transferCarrierTrackingId: OptionalTextSchema,
  proofOfDelivery: z.optional(ProofOfDeliverySchema),
});

/** The two event types of docs/platform-api.md#webhook-payload. */
export const WEBHOOK_EVENTS = ['shipment.status_updated', 'shipment.custom_event'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/**
 * See docs/platform-api.md#webhook-payload. The data of a custom event is not specified, so unknown members of `data`
 * are allowed.
 */
export const WebhookPayloadSchema = z.object({
  event: z.optional(z.enum(WEBHOOK_EVENTS)),
  version: OptionalTextSchema,
  data: z.optional(ShipmentDataSchema),
});
export type WebhookPayload = z.infer<typeof WebhookPayloadSchema>;

/** Maximum length of a test webhook's payload, in characters. */
export const MAX_PAYLOAD = 200_000;

/** Maximum number of test webhooks in the history. */
export const MAX_SENDS = 50;
/** Result of a test webhook. `open`: it was sent or is about to be sent; there is no response yet. */
const SendResultSchema = z.union([
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('replied'), reply: WebhookReplySchema }),
  z.object({ kind: z.literal('failed'), failure: FailureSchema }),
]);
export type SendResult = z.infer<typeof SendResultSchema>;

/** A past test webhook with its response. Never contains a token. */
const WebhookSendSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  /** Milliseconds since 1970. */
  sentAt: z.number(),
  environment: EnvironmentSchema,
  url: z.string(),
  /** Whether an access token was sent. */
  isAuthorized: z.boolean(),
  payload: z.string().check(z.maxLength(MAX_PAYLOAD)),
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

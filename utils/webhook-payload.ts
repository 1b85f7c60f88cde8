import { z } from './zod.ts';

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

/** The two event types of spec section 6. */
export const WEBHOOK_EVENTS = ['shipment.status_updated', 'shipment.custom_event'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** WebhookPayload of spec sections 2.1–2.4. The data of a custom event is not specified, so unknown members of `data` pass. */
export const WebhookPayloadSchema = z.object({
  event: z.enum(WEBHOOK_EVENTS).optional(),
  version: z.string().optional(),
  data: ShipmentData.optional(),
});
export type WebhookPayload = z.infer<typeof WebhookPayloadSchema>;

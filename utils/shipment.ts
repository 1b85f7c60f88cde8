import { EnvironmentSchema } from './environment.ts';
import { SeenStateSchema } from './seen-state.ts';
import { z } from './zod.ts';

/** Address of spec section 2.3. Every part is optional here: a bad part is dropped, the good ones are shown. */
export const AddressSchema = z.object({
  address1: z.string().optional(),
  address2: z.string().optional(),
  address3: z.string().optional(),
  city: z.string().optional(),
  province: z.string().optional(),
  postalCode: z.string().optional(),
  country: z.string().optional(),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
});
export type Address = z.infer<typeof AddressSchema>;

/** Proof of delivery of spec section 2.4. `pods` holds only addresses that are safe to load as images. */
export const ProofOfDeliverySchema = z.object({
  recipient: z.string().optional(),
  /** `YYYY-MM-DD`; the specification gives no time zone. */
  deliveryDate: z.string().optional(),
  /** `HH:mm:ss`; the specification gives no time zone. */
  deliveryTime: z.string().optional(),
  trackingNumber: z.string().optional(),
  pods: z.array(z.string()),
});
export type ProofOfDelivery = z.infer<typeof ProofOfDeliverySchema>;

/** A field of the reply that was dropped: where it stands, what was expected, and what was there instead. */
export const FieldProblemSchema = z.object({
  /** Path inside the record, such as `proofOfDelivery.pods[1]`. */
  path: z.string(),
  /** What the specification allows there; a key of the message catalogue's `fieldProblem`. */
  expected: z.enum([
    'text',
    'wholeNumber',
    'number',
    'dateTime',
    'date',
    'time',
    'object',
    'list',
    'imageAddress',
    'event',
  ]),
  /** A short rendering of what the platform sent, at most 80 characters. */
  found: z.string(),
});
export type FieldProblem = z.infer<typeof FieldProblemSchema>;

/** One entry of a shipment's history. The specification names scan events and shows none. */
export const ShipmentEventSchema = z.object({
  /** What happened, in the platform's own words. */
  text: z.string(),
  /** What it says besides. */
  detail: z.string().optional(),
  place: z.string().optional(),
  /** ISO 8601, with or without a zone; may be a day alone. */
  at: z.string().optional(),
  /** The time as the platform gives it, where its form is not known. */
  givenTime: z.string().optional(),
});
export type ShipmentEvent = z.infer<typeof ShipmentEventSchema>;

/** A shipment as far as the reply could be understood (fields of spec section 2.2, and events). */
export const ShipmentSchema = z.object({
  trackingId: z.string().optional(),
  status: z.string().optional(),
  statusCode: z.number().int().optional(),
  /** ISO 8601 with a zone. */
  updatedAt: z.string().optional(),
  address: AddressSchema.optional(),
  transferCarrierName: z.string().optional(),
  transferCarrierTrackingId: z.string().optional(),
  proofOfDelivery: ProofOfDeliverySchema.optional(),
  /** Newest first; absent where the reply has none. */
  events: z.array(ShipmentEventSchema).optional(),
  /** Entries of the history that are neither in `events` nor in `problems`, because there are too many. */
  eventsLeftOut: z.number().int().optional(),
  problems: z.array(FieldProblemSchema),
});
export type Shipment = z.infer<typeof ShipmentSchema>;

/** The answer to one lookup, as the background hands it to card and popup. */
export const LookupSchema = z.object({
  /** The ID that the agent asked for; the record may name another. */
  trackingId: z.string(),
  environment: EnvironmentSchema,
  /** Host of the Partner API that answered, such as `api.example.com`. */
  host: z.string(),
  /** When the platform answered, milliseconds since 1970 by this machine's clock. */
  retrievedAt: z.number(),
  /** False when the answer was kept from an earlier lookup and is old enough to ask again. */
  isFresh: z.boolean(),
  shipment: ShipmentSchema,
  /** The reply's body as it arrived, cut at 200 000 characters. */
  raw: z.string(),
  /** What the agent saw before, where the state has changed since; see `utils/recent.ts`. */
  before: SeenStateSchema.optional(),
});
export type Lookup = z.infer<typeof LookupSchema>;

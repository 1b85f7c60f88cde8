import { OptionalTextSchema, z } from '../../utils/zod.ts';
import { EnvironmentSchema } from '../platform/model.ts';
import { isTrackingId, MAX_STATUS_NAME } from './limits.ts';

/** Any possible value of `trackingId=`. */
export const TrackingIdSchema = z.string().check(z.refine(isTrackingId));

/** See docs/platform-api.md#address. Every part is optional here: invalid parts are dropped, the others are shown. */
const AddressSchema = z.object({
  address1: OptionalTextSchema,
  address2: OptionalTextSchema,
  address3: OptionalTextSchema,
  city: OptionalTextSchema,
  province: OptionalTextSchema,
  postalCode: OptionalTextSchema,
  country: OptionalTextSchema,
  latitude: z.optional(z.number()),
  longitude: z.optional(z.number()),
});
export type Address = z.infer<typeof AddressSchema>;

/** See docs/platform-api.md#proof-of-delivery. `pods` contains only URLs that are safe to load as images. */
const ProofOfDeliverySchema = z.object({
  recipient: OptionalTextSchema,
  /** `YYYY-MM-DD`; the specification gives no time zone. */
  deliveryDate: OptionalTextSchema,
  /** `HH:mm:ss`; the specification gives no time zone. */
  deliveryTime: OptionalTextSchema,
  trackingNumber: OptionalTextSchema,
  pods: z.array(z.string()),
  /** The number of entries that are neither in `pods` nor in `problems`, because there are too many. */
  podsLeftOut: z.optional(z.int()),
});
export type ProofOfDelivery = z.infer<typeof ProofOfDeliverySchema>;

/** A field of the response that was dropped: its path, the expected type and the value found. */
const FieldProblemSchema = z.object({
  /** Path inside the record, such as `proofOfDelivery.pods[1]`. */
  path: z.string(),
  /** The type that the specification allows; a key of `expected` in `text.en.ts`. */
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
  /** The value that the platform sent, shortened to at most 80 characters. */
  found: z.string(),
});
export type FieldProblem = z.infer<typeof FieldProblemSchema>;

/** One entry of a shipment's history. The specification mentions scan events, but has no example of one. */
const ShipmentEventSchema = z.object({
  /** The platform's own text for the event. */
  text: z.string(),
  /** Further details. */
  detail: OptionalTextSchema,
  place: OptionalTextSchema,
  /** ISO 8601, with or without a zone, or only a day. */
  at: OptionalTextSchema,
  /** The time as the platform sent it, if its format is unknown. */
  givenTime: OptionalTextSchema,
});
export type ShipmentEvent = z.infer<typeof ShipmentEventSchema>;

/** The readable part of a shipment's response (docs/platform-api.md#webhook-payload, and events). */
const ShipmentSchema = z.object({
  trackingId: OptionalTextSchema,
  status: OptionalTextSchema,
  statusCode: z.optional(z.int()),
  /** ISO 8601 with a zone. */
  updatedAt: OptionalTextSchema,
  address: z.optional(AddressSchema),
  transferCarrierName: OptionalTextSchema,
  transferCarrierTrackingId: OptionalTextSchema,
  proofOfDelivery: z.optional(ProofOfDeliverySchema),
  /** Newest first; absent if the response contains no events. */
  events: z.optional(z.array(ShipmentEventSchema)),
  /** The number of history entries that are neither in `events` nor in `problems`, because there are too many. */
  eventsLeftOut: z.optional(z.int()),
  problems: z.array(FieldProblemSchema),
});
export type Shipment = z.infer<typeof ShipmentSchema>;

/**
 * The states that a shipment can be in, the ones that need an agent first: lists are sorted in this order. The values are
 * stored; features/shipment/old-status.ts reads the earlier ones.
 */
export const STATUS_CATEGORIES = [
  'problem',
  /** Under way, and without an update for days. */
  'noUpdate',
  'returned',
  'waitingForPickup',
  'unknown',
  'notShipped',
  'outForDelivery',
  'inTransit',
  'delivered',
] as const;
export const StatusCategorySchema = z.enum(STATUS_CATEGORIES);
export type StatusCategory = z.infer<typeof StatusCategorySchema>;

/**
 * The meaning of a status, as precise as replies and headlines need it. Each has a text in every language of replies
 * (features/replies/writer/reply-text.en.ts).
 */
export type StatusKind =
  | 'delivered'
  | 'deliveredToNeighbour'
  | 'deliveredToLocker'
  | 'deliveredToSafePlace'
  | 'deliveredToReception'
  | 'collected'
  | 'waitingForPickup'
  | 'returned'
  | 'attempted'
  | 'addressProblem'
  | 'misdelivered'
  | 'damaged'
  | 'lost'
  | 'refused'
  | 'unclaimed'
  | 'cancelled'
  | 'heldAtCustoms'
  | 'held'
  | 'delayed'
  | 'problem'
  | 'labelCreated'
  | 'infoReceived'
  | 'awaitingCarrier'
  | 'notShipped'
  | 'outForDelivery'
  | 'inCustoms'
  | 'customsCleared'
  | 'pickedUp'
  | 'departed'
  | 'arrived'
  | 'handedToCarrier'
  | 'inTransit';

/** The status category of an ID at its last lookup, without the rest of the answer. */
export const KnownStatusSchema = z.object({
  trackingId: TrackingIdSchema,
  statusCategory: StatusCategorySchema,
});
export type KnownStatus = z.infer<typeof KnownStatusSchema>;

/** A shipment's status when the agent last saw it. Contains no personal data. */
export const LastSeenStatusSchema = z.object({
  tone: StatusCategorySchema,
  /** The platform's status name, or its code if it sends no text; absent if the text must not be stored. */
  status: z.optional(z.string().check(z.maxLength(MAX_STATUS_NAME))),
  /** Milliseconds since 1970. */
  seenAt: z.number(),
});
export type LastSeenStatus = z.infer<typeof LastSeenStatusSchema>;
export type StorableStatus = Omit<LastSeenStatus, 'seenAt'>;

/** The parts of a lookup that are cached. */
export const ANSWER_FIELDS = {
  /** The ID that was looked up; the record may contain another one. */
  trackingId: z.string(),
  environment: EnvironmentSchema,
  /** Host of the Partner API that answered, such as `api.example.com`. */
  host: z.string(),
  /** When the platform answered, milliseconds since 1970 by this machine's clock. */
  retrievedAt: z.number(),
  /** Generation of the settings with which it was requested; it changes with the URLs, the keys and the policy. */
  generation: z.number(),
  shipment: ShipmentSchema,
  /** The response body as received, truncated to 200 000 characters. */
  raw: z.string(),
};

/** The result of a lookup, as the background sends it to card and popup. */
export const LookupSchema = z.object({
  ...ANSWER_FIELDS,
  /** False if the lookup is cached and old enough to be refreshed. */
  isFresh: z.boolean(),
  /** The https URL of the transfer carrier's page for the parcel, if it is known. Only the background has the list. */
  carrierPage: OptionalTextSchema,
  /** The status that the agent saw before, if it has changed since; see `features/recent/recent.ts`. */
  before: z.optional(LastSeenStatusSchema),
});
export type Lookup = z.infer<typeof LookupSchema>;

import { z } from '../../utils/zod.ts';

/** The possible forms of replies to a lookup; the specification does not define one. */
const ReplyShapeSchema = z.enum(['envelope', 'bare', 'list']);
export type ReplyShape = z.infer<typeof ReplyShapeSchema>;

/** The fields of an error body that can contain a name from docs/platform-api.md#authentication. */
const ErrorFieldSchema = z.enum([
  'error',
  'message',
  'name',
  'code',
  'error.name',
  'errors[0].message',
  'header',
]);
export type ErrorField = z.infer<typeof ErrorFieldSchema>;

/** The form of issued tokens; all forms except `jwt` are for tests of a client. */
const TokenFormSchema = z.enum(['jwt', 'opaque', 'withoutTimes', 'undecodablePayload']);

/** See docs/platform-api.md#limits. */
const TOKEN_LIFETIME_SECONDS = 24 * 60 * 60;

const Status = z.int().check(z.minimum(200), z.maximum(599));

/** The behaviour of one environment where the specification is open or a test needs a variation. */
export const SettingsSchema = z.object({
  replyShape: z._default(ReplyShapeSchema, 'envelope'),
  /** HTTP status of rejected tokens, and the field with the reason. */
  refusalStatus: z._default(Status, 401),
  refusalField: z._default(ErrorFieldSchema, 'error'),
  /** HTTP status of the two failures of the token exchange. */
  exchangeFailureStatus: z._default(Status, 401),
  tokenForm: z._default(TokenFormSchema, 'jwt'),
  tokenLifetimeSeconds: z._default(z.int(), TOKEN_LIFETIME_SECONDS),
  /** Offset of this platform's clock. */
  clockAheadSeconds: z._default(z.int(), 0),
  /** Delay of the slow shipment and the slow image. */
  slowMs: z._default(z.int().check(z.nonnegative()), 8000),
  /** Target of test webhooks; null is the inbox. */
  webhookEndpoint: z._default(z.nullable(z.url()), null),
});
export type Settings = z.infer<typeof SettingsSchema>;

/** Settings that follow the specification in the simplest way. */
export function defaultSettings(): Settings {
  return SettingsSchema.parse({});
}

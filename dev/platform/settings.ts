import { z } from '../../utils/zod.ts';

/** The three replies to a lookup that the local platform can give; the specification shows none. */
const ReplyShapeSchema = z.enum(['envelope', 'bare', 'list']);
export type ReplyShape = z.infer<typeof ReplyShapeSchema>;

/** Where an error body can carry one of the names of docs/platform-api.md#authentication. */
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

/** What the token exchange hands out; everything but `jwt` is for tests of a client. */
const TokenFormSchema = z.enum(['jwt', 'opaque', 'withoutTimes', 'undecodablePayload']);

/** See docs/platform-api.md#limits. */
const TOKEN_LIFETIME_SECONDS = 24 * 60 * 60;

const Status = z.int().min(200).max(599);

/** How one environment answers where the specification leaves room, or where a test wants it otherwise. */
export const SettingsSchema = z.object({
  replyShape: ReplyShapeSchema.default('envelope'),
  /** HTTP status of refused tokens, and the field that names the reason. */
  refusalStatus: Status.default(401),
  refusalField: ErrorFieldSchema.default('error'),
  /** HTTP status of the two failures of the token exchange. */
  exchangeFailureStatus: Status.default(401),
  tokenForm: TokenFormSchema.default('jwt'),
  tokenLifetimeSeconds: z.int().default(TOKEN_LIFETIME_SECONDS),
  /** How far this platform's clock is ahead of the real one. */
  clockAheadSeconds: z.int().default(0),
  /** How long the slow shipment and the slow image take. */
  slowMs: z.int().nonnegative().default(8000),
  /** Where test webhooks are delivered; null is the inbox. */
  webhookEndpoint: z.url().nullable().default(null),
});
export type Settings = z.infer<typeof SettingsSchema>;

/** Settings of a platform that follows the specification and answers as plainly as it can. */
export function defaultSettings(): Settings {
  return SettingsSchema.parse({});
}

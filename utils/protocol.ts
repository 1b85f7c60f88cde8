import { ActivityEntrySchema } from './activity.ts';
import {
  ConnectionCheckSchema,
  ConnectionDraftSchema,
  ConnectionsSchema,
  TokenStateSchema,
} from './connections.ts';
import { DetectionRulesSchema, KeptPatternsSchema, RulesChangeSchema } from './detection.ts';
import { EnvironmentSchema } from './environment.ts';
import { FailureSchema } from './errors.ts';
import { fleetMessages } from './fleet-messages.ts';
import { helpdeskMessages } from './helpdesk-messages.ts';
import { LookupRequestSchema } from './lookup-request.ts';
import { InsertOutcomeSchema } from './page-commands.ts';
import { Nothing, pageMessages } from './page-messages.ts';
import { RecentEntrySchema, RecentSchema } from './recent.ts';
import { ReplyLanguageSchema } from './replies/language.ts';
import { ReplySettingsSchema } from './replies/settings.ts';
import { TemplateEditsSchema } from './replies/templates.ts';
import { LookupSchema } from './shipment.ts';
import { ProofPreferenceSchema } from './storage.ts';
import { TrackingIdSchema } from './tracking-id.ts';
import { WatchesSchema, WatchSchema } from './watch.ts';
import { webhookMessages } from './webhook-messages.ts';
import { z } from './zod.ts';

export const PatternsSchema = z.object({
  patterns: KeptPatternsSchema,
  /** Set by a policy, beside the others. Absent: none are. */
  managed: KeptPatternsSchema.optional(),
  /** Patterns are there but damaged or from a newer version; saving would replace them. */
  unreadable: z.boolean(),
});
export type Patterns = z.infer<typeof PatternsSchema>;

/** What counts as an ID, in tickets and wherever else IDs are found. */
export const KnownRulesSchema = z.object({
  rules: DetectionRulesSchema,
  /** Rules are there but damaged or from a newer version, and not used; a change would replace them. */
  unreadable: z.boolean(),
});
export type KnownRules = z.infer<typeof KnownRulesSchema>;

/** Whether IDs in tickets are coloured by the state of their shipments. */
export const StatusColoursSchema = z.object({ isOn: z.boolean() });
export type StatusColours = z.infer<typeof StatusColoursSchema>;

/** What was taken off the list, for undo. */
const ForgottenSchema = z.object({ forgotten: z.array(RecentEntrySchema) });
/** A template with its values. */
const LONGEST_REPLY = 50_000;

/**
 * Every message to the background: who may send it, what it carries, what it answers. A `page` message may come from
 * a content script, which a hostile page might impersonate; all others only from the extension's own pages.
 */
export const protocol = {
  ...pageMessages,
  ...helpdeskMessages,
  ...webhookMessages,
  ...fleetMessages,

  /** Trades the single-use ticket of a card frame for its tracking ID. */
  redeemTicket: {
    from: 'extension',
    request: z.object({ ticket: z.string().max(64) }),
    reply: z.object({ trackingId: TrackingIdSchema, environment: EnvironmentSchema }),
  },
  /** The shipment of the ID for which a ticket is being redeemed, in the same breath; told once. */
  getTicketShipment: {
    from: 'extension',
    request: z.object({ ticket: z.string().max(64) }),
    reply: LookupSchema,
  },
  /** The card page asks its host element for another height, to move by a drag, or to close. */
  placeCard: {
    from: 'extension',
    request: z.discriminatedUnion('change', [
      z.object({ change: z.literal('height'), height: z.number().positive().max(10_000) }),
      z.object({ change: z.literal('move'), dx: z.number(), dy: z.number() }),
      z.object({ change: z.literal('close') }),
    ]),
    reply: Nothing,
  },

  /** Looks a shipment up. `refresh` asks the platform even when a recent answer is kept, and retries a rejected key. */
  getShipment: {
    from: 'extension',
    request: z.object({ trackingId: TrackingIdSchema, refresh: z.boolean() }),
    reply: LookupSchema,
  },
  /** What is known of some IDs in the selected environment from this browser session. Asks the platform nothing. */
  getKept: {
    from: 'extension',
    request: z.object({ trackingIds: z.array(TrackingIdSchema) }),
    reply: z.object({ lookups: z.array(LookupSchema) }),
  },

  /** The IDs that were looked up in an environment, and how their shipments were doing. */
  getRecent: {
    from: 'extension',
    request: z.object({ environment: EnvironmentSchema }),
    reply: RecentSchema,
  },
  removeRecent: {
    from: 'extension',
    request: z.object({ environment: EnvironmentSchema, trackingId: TrackingIdSchema }),
    reply: ForgottenSchema,
  },
  /** Forgets all IDs of one environment. */
  clearRecent: {
    from: 'extension',
    request: z.object({ environment: EnvironmentSchema }),
    reply: ForgottenSchema,
  },
  /** Undoes one of the two. */
  restoreRecent: { from: 'extension', request: ForgottenSchema, reply: Nothing },

  /** Whether proof images wait until somebody asks for them. */
  getProofPreference: { from: 'extension', request: Nothing, reply: ProofPreferenceSchema },
  setProofPreference: { from: 'extension', request: ProofPreferenceSchema, reply: Nothing },

  /** Takes what was asked for outside of popup and panel, if it was in this window; it is told once. */
  takeLookupRequest: {
    from: 'extension',
    request: z.object({ windowId: z.int() }),
    reply: z.object({ request: LookupRequestSchema.optional() }),
  },
  /** Leaves a lookup to the popup or panel that opens next in a window, or is open there. */
  leaveLookup: {
    from: 'extension',
    request: z.object({ windowId: z.int(), trackingId: TrackingIdSchema }),
    reply: Nothing,
  },

  getConnections: { from: 'extension', request: Nothing, reply: ConnectionsSchema },
  /** Stores addresses and keys of both environments in one step, or nothing at all. */
  saveConnections: {
    from: 'extension',
    request: z.object({ production: ConnectionDraftSchema, sandbox: ConnectionDraftSchema }),
    reply: ConnectionsSchema,
  },
  setEnvironment: {
    from: 'extension',
    request: z.object({ environment: EnvironmentSchema }),
    reply: ConnectionsSchema,
  },
  /** The last requests, for who looks for a fault. */
  getActivity: {
    from: 'extension',
    request: Nothing,
    reply: z.object({ entries: z.array(ActivityEntrySchema) }),
  },
  clearActivity: { from: 'extension', request: Nothing, reply: Nothing },

  /** Exchanges the key of an environment, the selected one if none is named, for a new token and keeps it. */
  checkConnection: {
    from: 'extension',
    request: z.object({ environment: EnvironmentSchema.optional() }),
    reply: ConnectionCheckSchema,
  },
  /** Whether the Client API's host of an environment answers. Sends no token and no webhook. */
  checkClientApi: {
    from: 'extension',
    request: z.object({ environment: EnvironmentSchema }),
    reply: z.object({ host: z.string() }),
  },
  /** The token that lookups in the selected environment would use now. */
  getToken: { from: 'extension', request: Nothing, reply: z.object({ token: TokenStateSchema.optional() }) },
  /** Forgets it; the next lookup gets another one. */
  forgetToken: { from: 'extension', request: Nothing, reply: Nothing },

  getPatterns: { from: 'extension', request: Nothing, reply: PatternsSchema },
  /** Shows the options where shapes are taught, with an ID as one more example; reuses their tab if one is open. */
  openTeaching: {
    from: 'extension',
    request: z.object({ trackingId: TrackingIdSchema }),
    reply: Nothing,
  },
  /** Stores all patterns in one step, or nothing at all; open pages look again. */
  savePatterns: {
    from: 'extension',
    request: z.object({ patterns: KeptPatternsSchema }),
    reply: PatternsSchema,
  },

  getDetectionRules: { from: 'extension', request: Nothing, reply: KnownRulesSchema },
  /** Changes some of the rules; open pages look again. */
  changeDetectionRules: { from: 'extension', request: RulesChangeSchema, reply: KnownRulesSchema },

  getStatusColours: { from: 'extension', request: Nothing, reply: StatusColoursSchema },
  /** Switches the colours on or off in all open pages. */
  setStatusColours: { from: 'extension', request: StatusColoursSchema, reply: StatusColoursSchema },
  getWatches: { from: 'extension', request: Nothing, reply: WatchesSchema },
  /** Follows an ID until it is delivered. `resumed`: a watch that was stopped a moment ago, to be taken up as it was. */
  watch: {
    from: 'extension',
    request: z.object({
      environment: EnvironmentSchema,
      trackingId: TrackingIdSchema,
      resumed: WatchSchema.optional(),
    }),
    reply: WatchesSchema,
  },
  unwatch: {
    from: 'extension',
    request: z.object({ environment: EnvironmentSchema, trackingId: TrackingIdSchema }),
    reply: WatchesSchema,
  },

  getReplySettings: { from: 'extension', request: Nothing, reply: ReplySettingsSchema },
  /** Stores all changed templates in one step, or nothing at all. */
  saveReplyTemplates: {
    from: 'extension',
    request: z.object({ edits: TemplateEditsSchema }),
    reply: ReplySettingsSchema,
  },
  /** Remembers what an agent chose for a reply. What is absent stays. */
  saveReplyChoices: {
    from: 'extension',
    request: z.object({ language: ReplyLanguageSchema.optional(), leavesNameOut: z.boolean().optional() }),
    reply: Nothing,
  },
  /** Shows the options where reply templates are changed; reuses their tab if one is open. */
  openTemplates: { from: 'extension', request: Nothing, reply: Nothing },
  /** Shows the options where the connection is set up. */
  openConnection: { from: 'extension', request: Nothing, reply: Nothing },
  /** Puts a reply into the editor of the page that had the focus last. */
  insertReply: {
    from: 'extension',
    request: z.object({ text: z.string().min(1).max(LONGEST_REPLY) }),
    reply: z.object({ outcome: InsertOutcomeSchema }),
  },
} as const satisfies Record<string, { from: 'page' | 'extension'; request: z.ZodType; reply: z.ZodType }>;

export type Protocol = typeof protocol;
export type MessageName = keyof Protocol;
export type Request<N extends MessageName> = z.infer<Protocol[N]['request']>;
export type Reply<N extends MessageName> = z.infer<Protocol[N]['reply']>;

/** Every answer of the background, on the wire. */
export const EnvelopeSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({ ok: z.literal(false), failure: FailureSchema }),
]);

import { type ActivityEntry, ActivityEntrySchema } from './activity.ts';
import { type Environment, EnvironmentSchema } from './environment.ts';
import { LookupRequestSchema } from './lookup-request.ts';
import { type RecentEntry, RecentEntrySchema } from './recent.ts';
import { type ReplyChoices, ReplyChoicesSchema } from './replies/settings.ts';
import { type TemplateEdits, TemplateEditsSchema } from './replies/templates.ts';
import { LookupSchema } from './shipment.ts';
import { KnownToneSchema } from './tone.ts';
import { TrackingIdSchema } from './tracking-id.ts';
import { type WatchBook, WatchBookSchema } from './watch.ts';
import { z } from './zod.ts';

/** One stored value: where it lives, how it is checked, and what stands in for it when it is absent. */
export interface StoredItem<T> {
  area: 'local' | 'session';
  key: string;
  schema: z.ZodType<T>;
  fallback: T;
  /** Raised with every change of the schema; an older value passes through `migrate` first. */
  version: number;
  migrate?: (value: unknown, fromVersion: number) => unknown;
}

/** Damaged and newer values are told from absent ones: a loss must never pass for a first run. */
export type Stored<T> = { state: 'absent' | 'kept'; value: T } | { state: 'damaged' | 'newer'; value: T };

/** Whether a value was there that could not be read: writing over it would make a loss look like a first run. */
export function isUnreadable(state: Stored<unknown>['state']): boolean {
  return state === 'damaged' || state === 'newer';
}

const AddressesSchema = z.object({ partnerUrl: z.string(), clientUrl: z.string() });

export const SettingsSchema = z.object({
  environment: EnvironmentSchema,
  production: AddressesSchema,
  sandbox: AddressesSchema,
  /** Counts changes of addresses and keys; tokens of an older generation are not used. */
  generation: z.int().nonnegative(),
});
export type Settings = z.infer<typeof SettingsSchema>;

export const settingsItem: StoredItem<Settings> = {
  area: 'local',
  key: 'settings',
  schema: SettingsSchema,
  version: 1,
  fallback: {
    environment: 'production',
    production: { partnerUrl: '', clientUrl: '' },
    sandbox: { partnerUrl: '', clientUrl: '' },
    generation: 0,
  },
};

/** Whether an organisation had set something when that was last read. Where nothing is known it may have. */
export const hadPolicyItem: StoredItem<boolean> = {
  area: 'local',
  key: 'hadPolicy',
  schema: z.boolean(),
  version: 1,
  fallback: true,
};

/** IDs that are followed until delivered: no personal data. */
export const watchesItem: StoredItem<WatchBook> = {
  area: 'local',
  key: 'watches',
  schema: WatchBookSchema,
  version: 1,
  fallback: { watches: [], askedAt: 0, rests: {} },
};

/** Proof images load with the answer, or when somebody asks for them. */
export const ProofPreferenceSchema = z.object({ onDemand: z.boolean() });
export type ProofPreference = z.infer<typeof ProofPreferenceSchema>;

export const proofPreferenceItem: StoredItem<ProofPreference> = {
  area: 'local',
  key: 'proofPreference',
  schema: ProofPreferenceSchema,
  version: 1,
  fallback: { onDemand: false },
};

/** Reply templates that somebody has changed. */
export const replyTemplatesItem: StoredItem<TemplateEdits> = {
  area: 'local',
  key: 'replyTemplates',
  schema: TemplateEditsSchema,
  version: 1,
  fallback: {},
};

/** What was chosen for the last reply. */
export const replyChoicesItem: StoredItem<ReplyChoices> = {
  area: 'local',
  key: 'replyChoices',
  schema: ReplyChoicesSchema,
  version: 1,
  fallback: { leavesNameOut: false },
};

/** Whether an answer is fresh, and what was before it, is judged when it is given, not when it is kept. */
const KeptLookupSchema = LookupSchema.omit({ isFresh: true, before: true });
export type KeptLookup = z.infer<typeof KeptLookupSchema>;

/** Answers kept for this browser session only: they hold personal data. Most recently used last. */
export const lookupsItem: StoredItem<KeptLookup[]> = {
  area: 'session',
  key: 'lookups',
  schema: z.array(KeptLookupSchema),
  version: 1,
  fallback: [],
};

/** Whether IDs in tickets are coloured by the state of their shipments. */
export const statusColoursItem: StoredItem<boolean> = {
  area: 'local',
  key: 'statusColours',
  schema: z.boolean(),
  version: 1,
  fallback: false,
};

const KeptToneSchema = KnownToneSchema.extend({ environment: EnvironmentSchema });
export type KeptTone = z.infer<typeof KeptToneSchema>;

/** The last known states of the IDs that were looked up in this browser session. Latest answer last. */
export const tonesItem: StoredItem<KeptTone[]> = {
  area: 'session',
  key: 'tones',
  schema: z.array(KeptToneSchema),
  version: 1,
  fallback: [],
};

/** IDs that were looked up and how their shipments were doing: nothing personal. Latest look first. */
export const recentItem: StoredItem<RecentEntry[]> = {
  area: 'local',
  key: 'recent',
  schema: z.array(RecentEntrySchema),
  version: 1,
  fallback: [],
};

/** Those of the last moment that are not in `recentItem` yet. Oldest look first. */
export const unsavedRecentItem: StoredItem<RecentEntry[]> = {
  area: 'session',
  key: 'unsavedRecent',
  schema: z.array(RecentEntrySchema),
  version: 1,
  fallback: [],
};

/** The last requests, without what they were about. Latest first. */
export const activityItem: StoredItem<ActivityEntry[]> = {
  area: 'session',
  key: 'activity',
  schema: z.array(ActivityEntrySchema),
  version: 1,
  fallback: [],
};

/** Single-use tickets of cards that are about to open. */
export const CardTicketSchema = z.object({
  ticket: z.string(),
  tabId: z.int(),
  trackingId: TrackingIdSchema,
  /** Milliseconds since 1970. */
  issuedAt: z.number(),
});
export type CardTicket = z.infer<typeof CardTicketSchema>;

export const cardTicketsItem: StoredItem<CardTicket[]> = {
  area: 'session',
  key: 'cardTickets',
  schema: z.array(CardTicketSchema),
  version: 1,
  fallback: [],
};

/**
 * A frame that has IDs; its place among the frames of its tab: its index in its parent, from the top down; and hashes of
 * the IDs that can be seen, so that one that stands in two frames counts once.
 */
const IdFrameSchema = z.object({
  frameId: z.int(),
  path: z.array(z.int()),
  hashes: z.array(z.int()),
  hasMore: z.boolean(),
});
export type IdFrame = z.infer<typeof IdFrameSchema>;

/** What the commands "next ID" and "previous ID" know of a tab. */
const IdTabSchema = z.object({
  tabId: z.int(),
  /** Those with IDs, latest report last. */
  frames: z.array(IdFrameSchema),
  /** The frame that was stepped to last. */
  steppedTo: z.int().optional(),
});
export type IdTab = z.infer<typeof IdTabSchema>;

export const idTabsItem: StoredItem<IdTab[]> = {
  area: 'session',
  key: 'idTabs',
  schema: z.array(IdTabSchema),
  version: 2,
  fallback: [],
};

/** What was asked for outside of popup and panel, until one of them takes it. */
const LeftRequestSchema = z.object({
  request: LookupRequestSchema,
  windowId: z.int(),
  /** Milliseconds since 1970. */
  askedAt: z.number(),
});
export type LeftRequest = z.infer<typeof LeftRequestSchema>;

/** The latest one only. Popup and panel listen to its changes. */
export const leftRequestItem: StoredItem<LeftRequest | null> = {
  area: 'session',
  key: 'leftRequest',
  schema: LeftRequestSchema.nullable(),
  version: 1,
  fallback: null,
};

/** A Partner API key or a Client API access token, bound to the origin that it was entered for: another origin never receives it. */
export const ApiKeySchema = z.object({ origin: z.string(), key: z.string().min(1) });

/** Names of the secrets in the secret store. */
export const secretName = {
  apiKey: (environment: Environment) => `apiKey:${environment}`,
  token: (environment: Environment) => `token:${environment}`,
  clientToken: (environment: Environment) => `clientToken:${environment}`,
};

import { browser } from './browser.ts';
import { type Environment, EnvironmentSchema } from './environment.ts';
import { LookupSchema } from './shipment.ts';
import { TrackingIdSchema } from './tracking-id.ts';
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

const WrapperSchema = z.object({ version: z.int().positive(), value: z.unknown() });

/** Reads and checks a stored value. Anything unreadable yields the fallback, with the reason as `state`. */
export async function readStored<T>(item: StoredItem<T>): Promise<Stored<T>> {
  const found = (await browser.storage[item.area].get(item.key))[item.key];
  if (found === undefined) return { state: 'absent', value: item.fallback };
  const wrapper = WrapperSchema.safeParse(found);
  if (!wrapper.success) return { state: 'damaged', value: item.fallback };
  const { version, value } = wrapper.data;
  if (version > item.version) return { state: 'newer', value: item.fallback };
  const current = version < item.version ? item.migrate?.(value, version) : value;
  const parsed = item.schema.safeParse(current);
  return parsed.success ? { state: 'kept', value: parsed.data } : { state: 'damaged', value: item.fallback };
}

/** Writes a whole value; rejects when the browser refuses (quota, damaged profile), leaving the old value. */
export async function writeStored<T>(item: StoredItem<T>, value: T): Promise<void> {
  await browser.storage[item.area].set({ [item.key]: { version: item.version, value } });
}

/** Removes a value. */
export async function removeStored(item: Pick<StoredItem<unknown>, 'area' | 'key'>): Promise<void> {
  await browser.storage[item.area].remove(item.key);
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

/** Answers kept for this browser session only: they hold personal data. Most recently used last. */
export const lookupsItem: StoredItem<z.infer<typeof LookupSchema>[]> = {
  area: 'session',
  key: 'lookups',
  schema: z.array(LookupSchema),
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

/** A Partner API key, bound to the origin that it was entered for: another origin never receives it. */
export const ApiKeySchema = z.object({ origin: z.string(), key: z.string().min(1) });

/** Names of the secrets in the secret store. */
export const secretName = {
  apiKey: (environment: Environment) => `apiKey:${environment}`,
  token: (environment: Environment) => `token:${environment}`,
};

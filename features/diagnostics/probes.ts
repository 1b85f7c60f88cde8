import browser, { type Manifest } from 'webextension-polyfill';
import { hasSidePanel } from '../../utils/optional-apis.ts';
import type { ManifestPermissions } from './subjects.ts';

/** The browser calls of the self-test. Unless stated otherwise, each may reject. */
export interface Probes {
  manifest(): ManifestPermissions;
  hasPermission(name: string): Promise<boolean>;
  /** Shows the browser's permission prompt. Call during a click only. Never rejects. */
  requestPermission(name: string): Promise<boolean>;
  /** Whether the API of a permission works. */
  answers(permission: string): Promise<boolean>;
  /** Returns the match patterns of all pages that Waybill may access. */
  grantedPatterns(): Promise<string[]>;
  /** Returns the match patterns of content scripts registered at run time. */
  registeredPatterns(): Promise<string[]>;
  /** Whether a value can be written, read back and removed. */
  keeps(area: 'local' | 'session'): Promise<boolean>;
  hasSidePanel(): boolean;
}

const NAME = 'selfTest';
/** A name of its own for each test, because two pages may test at the same time. */
const uniqueName = (): string => `${NAME}:${crypto.randomUUID()}`;
/** The test alarm is cleared long before it would ring. */
const ALARM_DELAY_MS = 24 * 60 * 60 * 1000;

const asPermission = (name: string) => ({ permissions: [name as Manifest.OptionalPermission] });

async function keeps(area: 'local' | 'session'): Promise<boolean> {
  const { [area]: storage } = browser.storage;
  const key = uniqueName();
  await storage.set({ [key]: NAME });
  const read = (await storage.get(key))[key];
  await storage.remove(key);
  return read === NAME && !(key in (await storage.get(key)));
}

async function keepsAlarm(): Promise<boolean> {
  const name = uniqueName();
  browser.alarms.create(name, { when: Date.now() + ALARM_DELAY_MS });
  const isSet = (await browser.alarms.get(name)) !== undefined;
  return (await browser.alarms.clear(name)) && isSet;
}

/** For each permission, a call that shows whether its API works and leaves no lasting change. */
const TRIES: Record<string, () => Promise<boolean>> = {
  storage: async () => typeof (await browser.storage.local.get(NAME)) === 'object',
  alarms: keepsAlarm,
  contextMenus: async () => typeof browser.contextMenus.create === 'function',
  scripting: async () => Array.isArray(await browser.scripting.getRegisteredContentScripts()),
  sidePanel: async () => hasSidePanel(),
  notifications: async () => typeof (await browser.notifications.getAll()) === 'object',
};

/** `Probes` based on the browser's APIs. */
export const browserProbes: Probes = {
  manifest: () => browser.runtime.getManifest(),
  hasPermission: (name) => browser.permissions.contains(asPermission(name)),
  requestPermission: (name) => browser.permissions.request(asPermission(name)).catch(() => false),
  answers: async (permission) => (await TRIES[permission]?.()) ?? true,
  // In Chrome, `contains` ignores the manifest's content scripts.
  grantedPatterns: async () => (await browser.permissions.getAll()).origins ?? [],
  registeredPatterns: async () =>
    (await browser.scripting.getRegisteredContentScripts()).flatMap(({ matches }) => matches ?? []),
  keeps,
  hasSidePanel,
};

import type { Manifest } from 'webextension-polyfill';
import { browser } from '../../utils/browser.ts';
import { hasSidePanel } from '../../utils/optional-apis.ts';
import type { ManifestPermissions } from './subjects.ts';

/** What the self-test asks the browser. Any of these may reject. */
export interface Probes {
  manifest(): ManifestPermissions;
  hasPermission(name: string): Promise<boolean>;
  /** Asks the person; only inside a click. Never rejects. */
  requestPermission(name: string): Promise<boolean>;
  /** Whether the interface that comes with a permission works. */
  answers(permission: string): Promise<boolean>;
  /** Match patterns of all pages that Waybill has access to. */
  grantedPatterns(): Promise<string[]>;
  /** Match patterns of the content scripts that are registered at run time. */
  registeredPatterns(): Promise<string[]>;
  /** Whether something that is written can be read back and removed. */
  keeps(area: 'local' | 'session'): Promise<boolean>;
  hasSidePanel(): boolean;
}

const NAME = 'selfTest';
const NEVER_SOON_MS = 24 * 60 * 60 * 1000;

const asPermission = (name: string) => ({ permissions: [name as Manifest.OptionalPermission] });

async function keeps(area: 'local' | 'session'): Promise<boolean> {
  const { [area]: storage } = browser.storage;
  // Of its own: two pages may test at the same time.
  const key = `${NAME}:${crypto.randomUUID()}`;
  await storage.set({ [key]: NAME });
  const read = (await storage.get(key))[key];
  await storage.remove(key);
  return read === NAME && !(key in (await storage.get(key)));
}

async function keepsAlarm(): Promise<boolean> {
  browser.alarms.create(NAME, { when: Date.now() + NEVER_SOON_MS });
  const isSet = (await browser.alarms.get(NAME)) !== undefined;
  return (await browser.alarms.clear(NAME)) && isSet;
}

/** Something of each interface that shows that it is there and changes nothing for good. */
const TRIES: Record<string, () => Promise<boolean>> = {
  storage: async () => typeof (await browser.storage.local.get(NAME)) === 'object',
  alarms: keepsAlarm,
  contextMenus: async () => typeof browser.contextMenus.create === 'function',
  scripting: async () => Array.isArray(await browser.scripting.getRegisteredContentScripts()),
  sidePanel: async () => hasSidePanel(),
  notifications: async () => typeof (await browser.notifications.getAll()) === 'object',
};

/** `Probes` over the browser. */
export const browserProbes: Probes = {
  manifest: () => browser.runtime.getManifest(),
  hasPermission: (name) => browser.permissions.contains(asPermission(name)),
  requestPermission: (name) => browser.permissions.request(asPermission(name)).catch(() => false),
  answers: async (permission) => (await TRIES[permission]?.()) ?? true,
  // `contains` knows nothing of the manifest's content scripts in Chrome.
  grantedPatterns: async () => (await browser.permissions.getAll()).origins ?? [],
  registeredPatterns: async () =>
    (await browser.scripting.getRegisteredContentScripts()).flatMap(({ matches }) => matches ?? []),
  keeps,
  hasSidePanel,
};

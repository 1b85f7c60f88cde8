import { createQueue } from '../../../utils/async.ts';
import { originOf, originPattern } from '../../../utils/base-url.ts';
import { browser } from '../../../utils/browser.ts';
import { logUnexpected } from '../../../utils/logger.ts';
import type { HandlersOf } from '../../../utils/messaging.ts';
import { succeed } from '../../../utils/outcome.ts';
import { overlap, siteOfAddress } from '../../../utils/site-pattern.ts';
import { isUnreadable, type StorageAccess, type Stored } from '../../../utils/storage.ts';
import type { Connection } from '../../connection/model.ts';
import { sendDetectionChanged } from '../../page/background/tab-messages.ts';
import type { Environment } from '../../platform/model.ts';
import type { ManagedPolicy } from '../../policy/model.ts';
import {
  allowedMatches,
  isAllowed,
  isOnAsKnown,
  knownWithoutAccess,
  managedPatterns,
  ownPatternsFor,
  registrationChanges,
} from '../helpdesk-settings.ts';
import type { helpdesksMessages } from '../messages.ts';
import type { Helpdesks } from '../model.ts';
import { type HelpdeskSettings, helpdesksItem } from '../storage.ts';
import { browserSiteScripts, type SiteScripts } from './site-scripts.ts';

interface Dependencies {
  read(): Promise<Stored<HelpdeskSettings>>;
  write(settings: HelpdeskSettings): Promise<void>;
  /** Returns the match patterns of managed sites. */
  readManaged(): Promise<string[]>;
  /** Whether the browser allows Waybill to run on all pages of a match pattern. */
  hasAccess(pattern: string): Promise<boolean>;
  /** Returns the match patterns of all pages that Waybill may access, including those of the manifest's content script. */
  grantedPatterns(): Promise<readonly string[]>;
  giveAccessBack(pattern: string): Promise<unknown>;
  /** Returns the match patterns of hosts that other features need. */
  otherPatterns(): Promise<string[]>;
  scripts: SiteScripts;
  /** Notifies open pages, which then request whether Waybill is on there, and has access if it needs that. */
  notifyPages(needsAccess?: boolean): Promise<void>;
}

export interface HelpdeskService {
  getView(): Promise<Helpdesks>;
  /**
   * Whether Waybill is on at a page's URL. `undefined`: the browser does not provide the URL.
   * @param needsAccess whether a known helpdesk counts only with access, without which the browser may still let Waybill
   *   run in a page, after a click on its button
   */
  isOnAt(address: string | undefined, needsAccess?: boolean): Promise<boolean>;
  setOn(name: string, isOn: boolean): Promise<Helpdesks>;
  add(pattern: string): Promise<Helpdesks>;
  remove(pattern: string): Promise<Helpdesks>;
  /**
   * Gives the access to the platform's hosts back that Waybill no longer needs. Never rejects.
   * @param before the addresses before they were replaced
   */
  platformReplaced(before: Addresses): Promise<void>;
  /**
   * Registers and unregisters content scripts to match the settings and the granted access.
   * @param added the match patterns that the browser allows from now on
   * @param removed those that it no longer allows
   */
  reconcile(added?: readonly string[], removed?: readonly string[]): Promise<void>;
}

/** Reads and changes the sites on which Waybill runs; nothing else does. */
export function createHelpdesks(dependencies: Dependencies): HelpdeskService {
  const {
    read,
    write,
    readManaged,
    hasAccess,
    grantedPatterns,
    giveAccessBack,
    otherPatterns,
    scripts,
    notifyPages,
  } = dependencies;
  /** Runs changes one after another, so that none is lost and no script is registered twice. */
  const enqueue = createQueue();

  /** Reads the effective settings: the user's sites together with the managed ones. */
  async function readAll() {
    const [{ state, value }, managed] = await Promise.all([read(), readManaged()]);
    return { state, value: { off: value.off, own: [...new Set([...managed, ...value.own])] }, managed };
  }

  async function getView(): Promise<Helpdesks> {
    const { state, value, managed } = await readAll();
    const [access, granted] = await Promise.all([Promise.all(value.own.map(hasAccess)), grantedPatterns()]);
    return {
      off: value.off,
      withoutAccess: knownWithoutAccess(granted),
      own: value.own.map((pattern, index) => ({
        pattern,
        hasAccess: access[index] === true,
        isManaged: managed.includes(pattern),
      })),
      unreadable: isUnreadable(state),
    };
  }

  /**
   * Registers and unregisters content scripts to match the settings and the granted access.
   * @returns whether any script was registered or unregistered
   */
  async function register(): Promise<boolean> {
    const { state, value } = await readAll();
    // Unreadable settings may have listed these sites, so leave their scripts registered.
    if (isUnreadable(state)) return false;
    const access = await Promise.all(value.own.map(hasAccess));
    const wanted = value.own.filter((_, index) => access[index]);
    const { register: added, unregister: removed } = registrationChanges(await scripts.registered(), wanted);
    if (removed.length > 0) await scripts.unregister(removed);
    if (added.length > 0) {
      await scripts.register(added);
      await scripts.inject(added);
    }
    return removed.length + added.length > 0;
  }

  function change(make: (settings: HelpdeskSettings) => HelpdeskSettings): Promise<void> {
    return enqueue(async () => {
      await write(make((await read()).value));
      try {
        await register();
      } finally {
        // Also after a failed registration, so that all other pages update. Not awaited, so that a slow page delays nothing.
        void notifyPages();
      }
    });
  }

  async function giveUnneededBack(patterns: readonly string[]): Promise<void> {
    const [{ state, value }, others] = await Promise.all([readAll(), otherPatterns()]);
    // Unreadable settings may have listed sites that need it.
    if (isUnreadable(state)) return;
    const needed = [...value.own, ...others];
    for (const pattern of patterns)
      if (!needed.some((other) => overlap(pattern, other))) await giveAccessBack(pattern);
  }

  return {
    getView,

    platformReplaced: (before) =>
      giveUnneededBack(platformPatterns(before)).catch((error: unknown) =>
        logUnexpected('old access', error),
      ),

    async isOnAt(address, needsAccess = false) {
      const page = address === undefined ? undefined : siteOfAddress(address);
      if (!page) return true;
      if (needsAccess && !isAllowed(page, await grantedPatterns())) return false;
      const { state, value } = await readAll();
      if (isUnreadable(state) || isOnAsKnown(value, page)) return true;
      return (await Promise.all(ownPatternsFor(value, page).map(hasAccess))).includes(true);
    },

    async setOn(name, isOn) {
      await change(({ off, own }) => {
        const others = off.filter((other) => other !== name);
        return { own, off: isOn ? others : [...others, name] };
      });
      return getView();
    },

    async add(pattern) {
      await change(({ off, own }) => ({ off, own: own.includes(pattern) ? own : [...own, pattern] }));
      return getView();
    },

    async remove(pattern) {
      await change(({ off, own }) => ({ off, own: own.filter((other) => other !== pattern) }));
      await giveUnneededBack([pattern]);
      return getView();
    },

    reconcile: (added = [], removed = []) =>
      enqueue(async () => {
        const hasChanged = await register();
        const known = allowedMatches(added);
        const isLost = allowedMatches(removed).length > 0;
        if (hasChanged || isLost || known.length > 0) void notifyPages(isLost);
        // The manifest's script has not started in pages that were loaded while the browser did not allow it.
        if (known.length > 0) await scripts.inject(known);
      }),
  };
}

/** Handlers of the helpdesk messages. */
export function helpdesksHandlers(helpdesks: HelpdeskService): HandlersOf<typeof helpdesksMessages> {
  return {
    getHelpdesks: async () => succeed(await helpdesks.getView()),
    setHelpdesk: async ({ name, isOn }) => succeed(await helpdesks.setOn(name, isOn)),
    addSite: async ({ pattern }) => succeed(await helpdesks.add(pattern)),
    removeSite: async ({ pattern }) => succeed(await helpdesks.remove(pattern)),
  };
}

/** Longer than a click on an ID, which may have started the background, waits for its answer. */
const AFTER_START_MS = 500;

/**
 * Creates the helpdesk service for this browser and reconciles content scripts whenever the user grants or revokes
 * access in the browser's settings. Call synchronously at every start of the background: access may have been revoked
 * in the meantime, and an update of the extension unregisters the scripts.
 */
export function openHelpdesks(
  storage: Pick<StorageAccess, 'read' | 'write'>,
  connections: { getView(): Promise<Addresses> },
  policy: { current(): Promise<Pick<ManagedPolicy, 'helpdeskHosts'>> },
  hasAccess: Dependencies['hasAccess'],
): HelpdeskService {
  const helpdesks = createHelpdesks({
    read: () => storage.read(helpdesksItem),
    write: (settings) => storage.write(helpdesksItem, settings),
    readManaged: async () => managedPatterns((await policy.current()).helpdeskHosts),
    hasAccess,
    // Not `contains`: in Chrome, it ignores the patterns of the manifest's content scripts.
    grantedPatterns: async () => (await browser.permissions.getAll()).origins ?? [],
    giveAccessBack: (pattern) => browser.permissions.remove({ origins: [pattern] }),
    otherPatterns: async () => platformPatterns(await connections.getView()),
    scripts: browserSiteScripts,
    notifyPages: sendDetectionChanged,
  });
  const run = (added?: readonly string[], removed?: readonly string[]) =>
    void helpdesks
      .reconcile(added, removed)
      .catch((error: unknown) => logUnexpected('added helpdesks', error));
  browser.permissions.onAdded.addListener(({ origins }) => run(origins));
  browser.permissions.onRemoved.addListener(({ origins }) => run([], origins));
  setTimeout(run, AFTER_START_MS);
  return helpdesks;
}

type Addresses = Record<Environment, Pick<Connection, 'partnerUrl' | 'clientUrl'>>;

/** Returns the match patterns of the platform's hosts. */
function platformPatterns({ production, sandbox }: Addresses): string[] {
  return [production, sandbox]
    .flatMap(({ partnerUrl, clientUrl }) => [partnerUrl, clientUrl])
    .flatMap((url) => originOf(url) ?? [])
    .map(originPattern);
}

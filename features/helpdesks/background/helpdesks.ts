import { createQueue } from '../../../utils/async.ts';
import { originPattern, parseBaseUrl } from '../../../utils/base-url.ts';
import { browser } from '../../../utils/browser.ts';
import { logUnexpected } from '../../../utils/logger.ts';
import type { HandlersOf } from '../../../utils/messaging.ts';
import { succeed } from '../../../utils/outcome.ts';
import { siteOfAddress } from '../../../utils/site-pattern.ts';
import { isUnreadable, type StorageAccess, type Stored } from '../../../utils/storage.ts';
import type { Connections } from '../../connection/model.ts';
import { sendDetectionChanged } from '../../page/background/tab-messages.ts';
import type { ManagedPolicy } from '../../policy/model.ts';
import {
  isNeededElsewhere,
  isOnAsKnown,
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
  /** Match patterns of the sites that an organisation has set. */
  readManaged(): Promise<string[]>;
  /** Whether the browser lets us run on all pages of a match pattern. */
  hasAccess(pattern: string): Promise<boolean>;
  giveAccessBack(pattern: string): Promise<void>;
  /** Match patterns of the hosts that are needed for anything else. */
  otherPatterns(): Promise<string[]>;
  scripts: SiteScripts;
  /** Has open pages ask whether Waybill is on there. */
  tellPages(): Promise<void>;
}

export interface HelpdeskService {
  getView(): Promise<Helpdesks>;
  /** Whether Waybill is on at the address of a page. `undefined`: the browser does not tell. */
  isOnAt(address: string | undefined): Promise<boolean>;
  setOn(name: string, isOn: boolean): Promise<Helpdesks>;
  add(pattern: string): Promise<Helpdesks>;
  remove(pattern: string): Promise<Helpdesks>;
  /** Makes the content scripts equal to what is kept and what the browser allows. */
  reconcile(): Promise<void>;
}

/** Where Waybill works; read and changed only here. */
export function createHelpdesks(dependencies: Dependencies): HelpdeskService {
  const { read, write, readManaged, hasAccess, giveAccessBack, otherPatterns, scripts, tellPages } =
    dependencies;
  /** Changes queue, so that none of them is lost and nothing is registered twice. */
  const enqueue = createQueue();

  /** What holds: the sites that were added, and those that an organisation has set. */
  async function readAll() {
    const [{ state, value }, managed] = await Promise.all([read(), readManaged()]);
    return { state, value: { off: value.off, own: [...new Set([...managed, ...value.own])] }, managed };
  }

  async function getView(): Promise<Helpdesks> {
    const { state, value, managed } = await readAll();
    const access = await Promise.all(value.own.map(hasAccess));
    return {
      off: value.off,
      own: value.own.map((pattern, index) => ({
        pattern,
        hasAccess: access[index] === true,
        isManaged: managed.includes(pattern),
      })),
      unreadable: isUnreadable(state),
    };
  }

  /** @returns whether anything had to be done */
  async function register(): Promise<boolean> {
    const { state, value } = await readAll();
    // What cannot be read may have been right.
    if (isUnreadable(state)) return false;
    const access = await Promise.all(value.own.map(hasAccess));
    const wanted = value.own.filter((_, index) => access[index]);
    const changes = registrationChanges(await scripts.registered(), wanted);
    if (changes.unregister.length > 0) await scripts.unregister(changes.unregister);
    if (changes.register.length > 0) {
      await scripts.register(changes.register);
      await scripts.inject(changes.register);
    }
    return changes.unregister.length + changes.register.length > 0;
  }

  function change(make: (settings: HelpdeskSettings) => HelpdeskSettings): Promise<void> {
    return enqueue(async () => {
      await write(make((await read()).value));
      await register();
      // Not waited for: a page that is slow to answer must not keep the settings waiting.
      void tellPages();
    });
  }

  return {
    getView,

    async isOnAt(address) {
      const page = address === undefined ? undefined : siteOfAddress(address);
      if (!page) return true;
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
      const needed = [...(await readAll()).value.own, ...(await otherPatterns())];
      if (!isNeededElsewhere(pattern, needed)) await giveAccessBack(pattern);
      return getView();
    },

    reconcile: () =>
      enqueue(async () => {
        if (await register()) void tellPages();
      }),
  };
}

/** Where Waybill runs. */
export function helpdesksHandlers(helpdesks: HelpdeskService): HandlersOf<typeof helpdesksMessages> {
  return {
    getHelpdesks: async () => succeed(await helpdesks.getView()),
    setHelpdesk: async ({ name, isOn }) => succeed(await helpdesks.setOn(name, isOn)),
    addSite: async ({ pattern }) => succeed(await helpdesks.add(pattern)),
    removeSite: async ({ pattern }) => succeed(await helpdesks.remove(pattern)),
  };
}

/**
 * The helpdesks of this browser. Their content scripts are kept in step with the access that is given and taken away in
 * the browser's own settings. To be called synchronously at every start of the background: access may have gone
 * meanwhile, and an update of the extension forgets the scripts.
 */
export function openHelpdesks(
  storage: StorageAccess,
  connections: { getView(): Promise<Connections> },
  policy: { current(): Promise<Pick<ManagedPolicy, 'helpdeskHosts'>> },
): HelpdeskService {
  const helpdesks = createHelpdesks({
    read: () => storage.read(helpdesksItem),
    write: (settings) => storage.write(helpdesksItem, settings),
    readManaged: async () => managedPatterns((await policy.current()).helpdeskHosts),
    hasAccess: (pattern) => browser.permissions.contains({ origins: [pattern] }),
    giveAccessBack: async (pattern) => void (await browser.permissions.remove({ origins: [pattern] })),
    otherPatterns: async () => platformPatterns(await connections.getView()),
    scripts: browserSiteScripts,
    tellPages: sendDetectionChanged,
  });
  const run = () =>
    void helpdesks.reconcile().catch((error: unknown) => logUnexpected('added helpdesks', error));
  browser.permissions.onAdded.addListener(run);
  browser.permissions.onRemoved.addListener(run);
  run();
  return helpdesks;
}

function platformPatterns({ production, sandbox }: Connections): string[] {
  const addresses = [production, sandbox].flatMap(({ partnerUrl, clientUrl }) => [partnerUrl, clientUrl]);
  return addresses
    .map((text) => parseBaseUrl(text))
    .flatMap((parsed) => (parsed.ok ? [originPattern(parsed.url.origin)] : []));
}

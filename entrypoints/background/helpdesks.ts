import {
  type HelpdeskSettings,
  type Helpdesks,
  isNeededElsewhere,
  isOnAsKnown,
  ownPatternsFor,
  registrationChanges,
} from '../../utils/helpdesk-settings.ts';
import { createTurns } from '../../utils/in-turn.ts';
import { siteOfAddress } from '../../utils/site-pattern.ts';
import { isUnreadable, type Stored } from '../../utils/storage.ts';

/** The content scripts of added sites, each named by its match pattern. */
export interface SiteScripts {
  registered(): Promise<string[]>;
  register(patterns: string[]): Promise<void>;
  unregister(patterns: string[]): Promise<void>;
  /** Starts them in the pages that are open. */
  inject(patterns: string[]): Promise<void>;
}

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
  describe(): Promise<Helpdesks>;
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
  const inTurn = createTurns();

  /** What holds: the sites that were added, and those that an organisation has set. */
  async function readAll() {
    const [{ state, value }, managed] = await Promise.all([read(), readManaged()]);
    return { state, value: { off: value.off, own: [...new Set([...managed, ...value.own])] }, managed };
  }

  async function describe(): Promise<Helpdesks> {
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
    return inTurn(async () => {
      await write(make((await read()).value));
      await register();
      // Not waited for: a page that is slow to answer must not keep the settings waiting.
      void tellPages();
    });
  }

  return {
    describe,

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
      return describe();
    },

    async add(pattern) {
      await change(({ off, own }) => ({ off, own: own.includes(pattern) ? own : [...own, pattern] }));
      return describe();
    },

    async remove(pattern) {
      await change(({ off, own }) => ({ off, own: own.filter((other) => other !== pattern) }));
      const needed = [...(await readAll()).value.own, ...(await otherPatterns())];
      if (!isNeededElsewhere(pattern, needed)) await giveAccessBack(pattern);
      return describe();
    },

    reconcile: () =>
      inTurn(async () => {
        if (await register()) void tellPages();
      }),
  };
}

import entry from '../../entrypoints/background/index.ts';
import { browser } from '../../utils/browser.ts';
import { createMemoryArea } from './memory-area.ts';

type Listener = (...values: never[]) => unknown;

/** A sender as the browser reports it. */
export interface FakeSender {
  id?: string;
  origin?: string | undefined;
  url?: string | undefined;
  tab?: { id?: number; windowId?: number; incognito?: boolean; url?: string } | undefined;
  frameId?: number | undefined;
}

/** An https address, because `URL` in Node gives addresses of extensions no origin. */
const OWN_ORIGIN = 'https://extension.example';

/** The options page. */
export const OWN_PAGE: FakeSender = {
  id: 'waybill',
  origin: OWN_ORIGIN,
  url: `${OWN_ORIGIN}/options.html`,
  tab: { id: 5, windowId: 1, incognito: false },
  frameId: 0,
};

/** A running background, and everything it does to the browser. */
export interface WholeBackground {
  /** What is stored, by area; a test may replace it before the next start. */
  stored: { local: Record<string, unknown>; session: Record<string, unknown> };
  /** Called and awaited before each use of an area; an error fails it. */
  beforeUse: (use: 'get' | 'set' | 'remove', area: 'local' | 'session') => unknown;
  /** The messages to content scripts. */
  toTabs: unknown[];
  /** The functions called that open, register or remove something. */
  calls: string[];
  /** Starts a new run of the background; listeners of the one before get no events. */
  start(): Promise<void>;
  /** The browser has just installed or updated the extension, or was itself updated. */
  install(reason?: 'install' | 'update' | 'browser_update'): void;
  /** @returns the answer; `undefined` if the background ignores the message */
  send(message: unknown, from: FakeSender): Promise<unknown>;
}

/** The background with all its services, in a browser in memory. For isolated tests, because it replaces `browser`. */
export function createWholeBackground(): WholeBackground {
  let listeners = new Map<string, Listener[]>();
  const event = (name: string) => ({
    addListener: (listener: Listener) => void listeners.set(name, [...(listeners.get(name) ?? []), listener]),
  });
  const called = (name: string, result?: unknown) => async (): Promise<unknown> => {
    background.calls.push(name);
    return result;
  };
  const returns = (result?: unknown) => async (): Promise<unknown> => result;

  function emit(name: string, ...values: unknown[]): void {
    for (const listener of listeners.get(name) ?? []) listener(...(values as never[]));
  }

  function area(name: 'local' | 'session') {
    const values = () => createMemoryArea(background.stored[name]);
    const report = (names: string[]) =>
      emit('storage', Object.fromEntries(names.map((key) => [key, {}])), name);
    return {
      async get(names: string | string[]) {
        await background.beforeUse('get', name);
        return values().get(names);
      },
      async set(items: Record<string, unknown>) {
        await background.beforeUse('set', name);
        await values().set(items);
        report(Object.keys(items));
      },
      async remove(names: string | string[]) {
        await background.beforeUse('remove', name);
        await values().remove(names);
        report([names].flat());
      },
      setAccessLevel: returns(),
    };
  }

  const background: WholeBackground = {
    stored: { local: {}, session: {} },
    beforeUse: () => undefined,
    toTabs: [],
    calls: [],
    async start() {
      listeners = new Map();
      Object.assign(browser.storage, { onChanged: event('storage') });
      await entry.main();
    },
    install: (reason = 'install') => emit('installed', { reason }),
    send: (message, from) =>
      new Promise((resolve) => {
        const answers = (listeners.get('message') ?? []).map((listener) =>
          listener(...([message, from, resolve] as never[])),
        );
        // An answer that was given at once has settled the promise already.
        if (!answers.includes(true)) resolve(undefined);
      }),
  };

  Object.assign(browser, {
    runtime: {
      id: 'waybill',
      getURL: (path: string) => `${OWN_ORIGIN}/${path}`,
      getManifest: () => ({ version: '1.0.0' }),
      getContexts: returns([]),
      sendMessage: returns(),
      onMessage: event('message'),
      onInstalled: event('installed'),
      onStartup: event('startup'),
    },
    storage: {
      local: area('local'),
      session: area('session'),
      managed: { get: returns({}), setAccessLevel: returns() },
    },
    tabs: {
      query: returns([{ id: 6 }]),
      create: called('tabs.create', {}),
      update: called('tabs.update', {}),
      onRemoved: event('tabRemoved'),
      sendMessage: async (_tab: number, message: unknown) => {
        background.toTabs.push(message);
        return true;
      },
    },
    windows: {
      create: called('windows.create', {}),
      update: called('windows.update'),
      getLastFocused: returns({ id: 1 }),
    },
    action: {
      setBadgeBackgroundColor: returns(),
      setBadgeTextColor: returns(),
      setBadgeText: returns(),
      setTitle: returns(),
      openPopup: called('action.openPopup'),
    },
    permissions: {
      contains: returns(true),
      getAll: returns({ origins: [] }),
      remove: called('permissions.remove', true),
      onAdded: event('access'),
      onRemoved: event('access'),
    },
    contextMenus: { removeAll: returns(), create: () => undefined, onClicked: event('menu') },
    omnibox: {
      setDefaultSuggestion: () => undefined,
      onInputStarted: event('input'),
      onInputChanged: event('input'),
      onInputEntered: event('input'),
    },
    alarms: { create: returns(), clear: returns(), onAlarm: event('alarm') },
    commands: { onCommand: event('command') },
    scripting: {
      getRegisteredContentScripts: returns([]),
      registerContentScripts: called('scripting.register'),
      unregisterContentScripts: called('scripting.unregister'),
      insertCSS: called('scripting.insertCSS'),
      executeScript: called('scripting.executeScript'),
    },
    i18n: { getUILanguage: () => 'en' },
  });
  return background;
}

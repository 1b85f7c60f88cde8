import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connections } from '../../../tests/fakes/connections.ts';
import type { StorageAccess, StoredItem } from '../../../utils/storage.ts';
import { type HelpdeskSettings, helpdesksItem } from '../storage.ts';
import { helpdesksHandlers, openHelpdesks } from './helpdesks.ts';
import { browserSiteScripts } from './site-scripts.ts';

const DESK = 'https://desk.example.org/*';
const OTHER = 'https://other.example.org/*';
const ADDED = 'content-scripts/added-site.js';
const EARLY = 'content-scripts/early.js';
const HELPDESK = 'content-scripts/helpdesk.js';
const CSS = 'content-scripts/helpdesk.css';

interface Script {
  id: string;
  matches: string[];
  [member: string]: unknown;
}

const fake = vi.hoisted(() => ({
  granted: new Set<string>(),
  scripts: [] as Script[],
  rejectsCssOrigin: false,
  tabs: [] as { id?: number }[],
  queries: [] as unknown[],
  injected: [] as unknown[],
  messages: [] as unknown[],
  onAccess: [] as ((changed: { origins?: string[] }) => void)[],
}));

vi.mock('../../../utils/browser.ts', (original) => {
  vi.stubGlobal('browser', {
    permissions: {
      getAll: async () => ({ origins: [...fake.granted] }),
      remove: async ({ origins }: { origins: string[] }) =>
        origins.every((origin) => fake.granted.delete(origin)),
      onAdded: { addListener: (listener: never) => void fake.onAccess.push(listener) },
      onRemoved: { addListener: (listener: never) => void fake.onAccess.push(listener) },
    },
    scripting: {
      getRegisteredContentScripts: async () => fake.scripts,
      async registerContentScripts(scripts: Script[]) {
        if (fake.rejectsCssOrigin && scripts.some((script) => 'cssOrigin' in script)) throw new TypeError();
        fake.scripts.push(...scripts);
      },
      unregisterContentScripts: async ({ ids }: { ids: string[] }) => {
        fake.scripts = fake.scripts.filter(({ id }) => !ids.includes(id));
      },
      insertCSS: async (injection: object) => void fake.injected.push(injection),
      executeScript: async (injection: object) => void fake.injected.push(injection),
    },
    tabs: {
      query: async (query: object) => {
        fake.queries.push(query);
        return fake.tabs;
      },
      sendMessage: async (tabId: number, message: object) => void fake.messages.push([tabId, message]),
    },
  });
  return original();
});

let settings: HelpdeskSettings;

beforeEach(() => {
  vi.useFakeTimers();
  settings = { off: [], own: [DESK] };
  fake.granted = new Set([DESK, OTHER]);
  Object.assign(fake, { scripts: [], rejectsCssOrigin: false, tabs: [{ id: 4 }, {}] });
  for (const list of [fake.queries, fake.injected, fake.messages, fake.onAccess]) list.length = 0;
});
afterEach(() => vi.useRealTimers());

const storage: Pick<StorageAccess, 'read' | 'write'> = {
  async read<T>(item: StoredItem<T>) {
    expect(item.key).toBe(helpdesksItem.key);
    return { state: 'kept', value: settings as T };
  },
  async write(item, value) {
    expect(item.key).toBe(helpdesksItem.key);
    settings = value as HelpdeskSettings;
  },
};

const hasAccess = async (pattern: string): Promise<boolean> => fake.granted.has(pattern);

const open = (helpdeskHosts: string[] = [], partnerUrl = '', clientUrl = '') =>
  openHelpdesks(
    storage,
    { getView: async () => connections({ partnerUrl, clientUrl }) },
    { current: async () => ({ helpdeskHosts }) },
    hasAccess,
  );

const idsOf = (pattern: string) => [`early:${pattern}`, `site:${pattern}`];
const firefoxIdsOf = (pattern: string) => [...idsOf(pattern), `style:${pattern}`];
const ids = () => fake.scripts.map(({ id }) => id);

describe('openHelpdesks', () => {
  test('reconciles scripts at start-up and notifies open pages', async () => {
    open(['other.example.org']);
    await vi.waitFor(() => expect(fake.messages).toMatchObject([[4, { command: 'detectionChanged' }]]));
    expect(ids()).toEqual([...idsOf(OTHER), ...idsOf(DESK)]);
  });

  test('reconciles scripts when access is revoked or granted', async () => {
    open();
    await vi.waitFor(() => expect(ids()).toEqual(idsOf(DESK)));
    expect(fake.onAccess).toHaveLength(2);
    fake.granted.delete(DESK);
    fake.onAccess[1]?.({ origins: [DESK] });
    await vi.waitFor(() => expect(ids()).toEqual([]));
    fake.granted.add(DESK);
    fake.onAccess[0]?.({ origins: [DESK, 'https://*.zendesk.com/*'] });
    await vi.waitFor(() => expect(fake.queries.at(-1)).toMatchObject({ url: ['https://*.zendesk.com/*'] }));
    expect(ids()).toEqual(idsOf(DESK));
  });

  test('removes access that nothing else needs', async () => {
    const helpdesks = open();
    await helpdesks.remove(DESK);
    expect(fake.granted.has(DESK)).toBe(false);
    expect(settings.own).toEqual([]);
  });

  test.each([
    ['Partner', 'https://desk.example.org/partner', ''],
    ['Client', '', 'https://desk.example.org/client'],
  ])('does not remove access that the %s API needs', async (_name, partnerUrl, clientUrl) => {
    await open([], partnerUrl, clientUrl).remove(DESK);
    expect(fake.granted.has(DESK)).toBe(true);
  });
});

test('handles all helpdesk messages', async () => {
  const handlers = helpdesksHandlers(open());
  const sender = { tabId: undefined } as never;
  const own = [{ pattern: DESK, hasAccess: true, isManaged: false }];
  const other = { pattern: OTHER, hasAccess: true, isManaged: false };
  expect(await handlers.getHelpdesks({}, sender)).toEqual({
    ok: true,
    value: { off: [], withoutAccess: expect.any(Array), own, unreadable: false },
  });
  expect(await handlers.setHelpdesk({ name: 'Zendesk', isOn: false }, sender)).toMatchObject({
    value: { off: ['Zendesk'] },
  });
  expect(await handlers.addSite({ pattern: OTHER }, sender)).toMatchObject({
    value: { own: [...own, other] },
  });
  expect(await handlers.removeSite({ pattern: DESK }, sender)).toMatchObject({ value: { own: [other] } });
});

describe('browserSiteScripts', () => {
  test('registers a script for all frames, and an early one for the top frame', async () => {
    await browserSiteScripts.register([DESK]);
    const common = { matches: [DESK] };
    const inAllFrames = { allFrames: true, matchOriginAsFallback: true };
    const early = { id: `early:${DESK}`, js: [ADDED, EARLY], runAt: 'document_start' };
    const site = { id: `site:${DESK}`, js: [ADDED, HELPDESK], css: [CSS] };
    expect(fake.scripts).toEqual([
      { ...common, ...early },
      { ...common, ...inAllFrames, ...site },
    ]);
  });

  test('ignores other scripts', async () => {
    fake.scripts = [{ id: 'wxt:1', matches: [] }];
    await browserSiteScripts.register([DESK, OTHER]);
    expect(await browserSiteScripts.registered()).toEqual([DESK, OTHER]);
    await browserSiteScripts.unregister([DESK]);
    expect(ids()).toEqual(['wxt:1', ...idsOf(OTHER)]);
  });

  test('injects scripts into open tabs of the site', async () => {
    await browserSiteScripts.inject([DESK]);
    expect(fake.queries).toEqual([{ url: [DESK], discarded: false }]);
    const target = { tabId: 4, allFrames: true };
    expect(fake.injected).toEqual([
      { target, files: [CSS], origin: 'AUTHOR' },
      { target, files: [ADDED, HELPDESK] },
    ]);
  });
});

test('settings that cannot be read at the start are logged with their place', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(storage, 'read').mockRejectedValueOnce(new RangeError('no storage'));
  open();
  await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce());
  expect(logged.mock.calls[0]?.[0]).toBe('Waybill: unexpected RangeError in added helpdesks');
  expect(fake.scripts).toEqual([]);
  logged.mockRestore();
});

test('access that the platform of the other environment needs is kept', async () => {
  const { sandbox } = connections({ clientUrl: 'https://desk.example.org/client' });
  const helpdesks = openHelpdesks(
    storage,
    { getView: async () => connections({}, { production: sandbox }) },
    { current: async () => ({ helpdeskHosts: [] }) },
    hasAccess,
  );
  await helpdesks.remove(DESK);
  expect(fake.granted.has(DESK)).toBe(true);
});

test('a tab without an ID does not keep the script from the other tabs', async () => {
  fake.tabs = [{}, { id: 4 }, { id: 5 }];
  await browserSiteScripts.inject([DESK]);
  const tabs = fake.injected.map((each) => (each as { target: { tabId: number } }).target.tabId);
  expect(tabs.toSorted()).toEqual([4, 4, 5, 5]);
});

describe('scripts of added sites in Firefox', () => {
  async function firefoxScripts() {
    vi.stubEnv('FIREFOX', 'true');
    vi.resetModules();
    const { browserSiteScripts: scripts } = await import('./site-scripts.ts');
    vi.unstubAllEnvs();
    return scripts;
  }

  test('have style rules that reach into shadow roots, and again for their text shadows', async () => {
    const scripts = await firefoxScripts();
    await scripts.register([DESK]);
    expect(fake.scripts).toMatchObject([
      { js: [EARLY] },
      { matches: [DESK], js: [HELPDESK], css: [CSS] },
      { matches: [DESK], css: [CSS], allFrames: true, matchOriginAsFallback: true },
    ]);
    expect(fake.scripts.map(({ cssOrigin }) => cssOrigin)).toEqual([undefined, 'user', undefined]);
    await scripts.inject([DESK]);
    expect(fake.injected).toMatchObject([{ origin: 'USER' }, { origin: 'AUTHOR' }, { files: [HELPDESK] }]);
  });

  test('are unregistered for the given sites only', async () => {
    const scripts = await firefoxScripts();
    await scripts.register([DESK, OTHER]);
    await scripts.unregister([DESK]);
    expect(ids()).toEqual(firefoxIdsOf(OTHER));
  });

  test('are registered without an origin of their rules where the browser rejects it', async () => {
    fake.rejectsCssOrigin = true;
    await (await firefoxScripts()).register([DESK, OTHER]);
    expect(ids()).toEqual([...firefoxIdsOf(DESK), ...firefoxIdsOf(OTHER)]);
    expect(fake.scripts.map(({ cssOrigin }) => cssOrigin)).not.toContain('user');
  });
});

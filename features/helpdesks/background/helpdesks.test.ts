import { beforeEach, expect, test } from 'vitest';
import type { Stored } from '../../../utils/storage.ts';
import { HELPDESK_MATCHES } from '../helpdesks.ts';
import type { HelpdeskSettings } from '../storage.ts';
import { helpdesksItem } from '../storage.ts';
import { createHelpdesks } from './helpdesks.ts';

const DESK = 'https://desk.example.org/*';
const OTHER = 'https://other.example.org/*';

let stored: Stored<HelpdeskSettings>;
let granted: Set<string>;
let registered: string[];
let injected: string[];
let needed: string[];
let managed: string[];
let notifications: number;

beforeEach(() => {
  stored = { state: 'absent', value: helpdesksItem.fallback };
  granted = new Set([DESK, OTHER, ...HELPDESK_MATCHES]);
  registered = [];
  injected = [];
  needed = [];
  managed = [];
  notifications = 0;
});

const create = () =>
  createHelpdesks({
    read: async () => stored,
    write: async (value) => {
      stored = { state: 'kept', value };
    },
    readManaged: async () => managed,
    hasAccess: async (pattern) => granted.has(pattern),
    grantedPatterns: async () => [...granted],
    giveAccessBack: async (pattern) => void granted.delete(pattern),
    otherPatterns: async () => needed,
    scripts: {
      registered: async () => [...registered],
      async register(patterns) {
        // Browsers reject duplicates too.
        if (patterns.some((pattern) => registered.includes(pattern))) throw new Error('duplicate');
        registered.push(...patterns);
      },
      async unregister(patterns) {
        registered = registered.filter((pattern) => !patterns.includes(pattern));
      },
      inject: async (patterns) => void injected.push(...patterns),
    },
    notifyPages: async () => void notifications++,
  });

test('registers an added site, injects its script into open pages and turns Waybill on there', async () => {
  const helpdesks = create();
  expect(await helpdesks.isOnAt('https://desk.example.org/tickets')).toBe(false);
  expect(await helpdesks.add(DESK)).toEqual({
    off: [],
    withoutAccess: [],
    own: [{ pattern: DESK, hasAccess: true, isManaged: false }],
    unreadable: false,
  });
  expect(registered).toEqual([DESK]);
  expect(injected).toEqual([DESK]);
  expect(notifications).toBe(1);
  expect(await helpdesks.isOnAt('https://desk.example.org/tickets')).toBe(true);
});

test('adds each site once when sites are added concurrently', async () => {
  const helpdesks = create();
  await Promise.all([
    helpdesks.add(DESK),
    helpdesks.add(OTHER),
    helpdesks.add(DESK),
    helpdesks.setOn('Zendesk', false),
    helpdesks.reconcile(),
  ]);
  expect(stored.value).toEqual({ off: ['Zendesk'], own: [DESK, OTHER] });
  expect(registered).toEqual([DESK, OTHER]);
});

test('unregisters a removed site, turns Waybill off there and removes its access', async () => {
  const helpdesks = create();
  await helpdesks.add(DESK);
  expect((await helpdesks.remove(DESK)).own).toEqual([]);
  expect(registered).toEqual([]);
  expect(granted.has(DESK)).toBe(false);
  expect(notifications).toBe(2);
  expect(await helpdesks.isOnAt('https://desk.example.org/tickets')).toBe(false);
});

test('does not remove access that the platform needs', async () => {
  const helpdesks = create();
  await helpdesks.add(DESK);
  needed = [DESK];
  await helpdesks.remove(DESK);
  expect(registered).toEqual([]);
  expect(granted.has(DESK)).toBe(true);
});

test('turns a site off while its access is revoked and on again once access is granted', async () => {
  const helpdesks = create();
  await helpdesks.add(DESK);
  granted.delete(DESK);
  await helpdesks.reconcile();
  expect((await helpdesks.getView()).own).toEqual([{ pattern: DESK, hasAccess: false, isManaged: false }]);
  expect(registered).toEqual([]);
  expect(notifications).toBe(2);
  expect(await helpdesks.isOnAt('https://desk.example.org/tickets')).toBe(false);
  granted.add(DESK);
  await helpdesks.reconcile();
  expect(registered).toEqual([DESK]);
  expect(injected).toEqual([DESK, DESK]);
  // Nothing has changed, so no page is notified.
  await helpdesks.reconcile();
  expect(notifications).toBe(3);
});

test('lists the known helpdesks on which the browser allows no page', async () => {
  expect((await create().getView()).withoutAccess).toEqual([]);
  granted.delete('https://*.zendesk.com/*');
  granted.delete('https://*.gorgias.com/*');
  granted.delete('https://app.eu.intercom.com/*');
  granted.add('https://acme.gorgias.com/*');
  expect(await create().getView()).toMatchObject({ off: [], withoutAccess: ['Zendesk'] });
  granted = new Set(['https://*/*']);
  expect((await create().getView()).withoutAccess).toEqual([]);
});

test('unregisters a script that is no longer needed', async () => {
  registered = [OTHER];
  await create().reconcile();
  expect(registered).toEqual([]);
});

test('turns a known helpdesk off and on again', async () => {
  const helpdesks = create();
  const address = 'https://acme.zendesk.com/agent';
  expect(await helpdesks.isOnAt(address)).toBe(true);
  expect((await helpdesks.setOn('Zendesk', false)).off).toEqual(['Zendesk']);
  expect(await helpdesks.isOnAt(address)).toBe(false);
  expect(await helpdesks.isOnAt('https://acme.gorgias.com')).toBe(true);
  await helpdesks.setOn('Zendesk', true);
  expect(await helpdesks.isOnAt(address)).toBe(true);
  expect(notifications).toBe(2);
});

test.each(['damaged', 'newer'] as const)(
  'does not unregister or turn off anything with %s settings',
  async (state) => {
    stored = { state, value: helpdesksItem.fallback };
    registered = [DESK];
    const helpdesks = create();
    await helpdesks.reconcile();
    expect(registered).toEqual([DESK]);
    expect((await helpdesks.getView()).unreadable).toBe(true);
    expect(await helpdesks.isOnAt('https://desk.example.org/tickets')).toBe(true);
    await helpdesks.add(OTHER);
    expect(registered).toEqual([OTHER]);
  },
);

test('is on if the page’s URL is unknown', async () => {
  expect(await create().isOnAt(undefined)).toBe(true);
});

test('runs on a managed site beside the others, and does not remove it', async () => {
  managed = [OTHER];
  const helpdesks = create();
  await helpdesks.reconcile();
  expect(registered).toEqual([OTHER]);
  expect(await helpdesks.isOnAt('https://other.example.org/tickets')).toBe(true);
  await helpdesks.add(DESK);
  await helpdesks.remove(OTHER);
  expect((await helpdesks.getView()).own).toEqual([
    { pattern: OTHER, hasAccess: true, isManaged: true },
    { pattern: DESK, hasAccess: true, isManaged: false },
  ]);
  expect(stored.value.own).toEqual([DESK]);
  managed = [];
  await helpdesks.reconcile();
  expect(registered).toEqual([DESK]);
});

test('lists a site once, as managed, if both the user and the organisation added it', async () => {
  managed = [DESK];
  const helpdesks = create();
  await helpdesks.add(DESK);
  expect((await helpdesks.getView()).own).toEqual([{ pattern: DESK, hasAccess: true, isManaged: true }]);
  await helpdesks.remove(DESK);
  expect(granted.has(DESK)).toBe(true);
  expect(registered).toEqual([DESK]);
});

test('registers only missing sites and unregisters only removed ones', async () => {
  const helpdesks = create();
  await helpdesks.add(DESK);
  await helpdesks.add(OTHER);
  expect(registered).toEqual([DESK, OTHER]);
  expect(injected).toEqual([DESK, OTHER]);
  await helpdesks.remove(OTHER);
  expect(registered).toEqual([DESK]);
  expect(injected).toEqual([DESK, OTHER]);
});

test('stores each disabled helpdesk once', async () => {
  const helpdesks = create();
  await helpdesks.setOn('Zendesk', false);
  await helpdesks.setOn('Gorgias', false);
  await helpdesks.setOn('Zendesk', false);
  expect(stored.value.off).toEqual(['Gorgias', 'Zendesk']);
  await helpdesks.setOn('Gorgias', true);
  expect(stored.value.off).toEqual(['Zendesk']);
});

test('is on for a page without a site and off for a page of an unknown site', async () => {
  const helpdesks = create();
  await helpdesks.add(DESK);
  expect(await helpdesks.isOnAt('about:blank')).toBe(true);
  expect(await helpdesks.isOnAt('https://example.net/')).toBe(false);
});

test('one of several added sites with access is enough for a page', async () => {
  const all = 'https://*.example.org/*';
  const helpdesks = create();
  await helpdesks.add(all);
  await helpdesks.add(DESK);
  expect(await helpdesks.isOnAt('https://desk.example.org/tickets')).toBe(true);
  expect(await helpdesks.isOnAt('https://third.example.org/tickets')).toBe(false);
  expect((await helpdesks.getView()).own.map(({ hasAccess }) => hasAccess)).toEqual([false, true]);
  expect(registered).toEqual([DESK]);
});

test('access that another added site needs is kept', async () => {
  const all = 'https://*.example.org/*';
  granted.add(all);
  const helpdesks = create();
  await helpdesks.add(DESK);
  await helpdesks.add(all);
  await helpdesks.remove(DESK);
  expect(granted.has(DESK)).toBe(true);
  await helpdesks.remove(all);
  expect(granted.has(all)).toBe(false);
});

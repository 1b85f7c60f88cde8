import { beforeEach, expect, test } from 'vitest';
import type { Stored } from '../../../utils/storage.ts';
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
let told: number;

beforeEach(() => {
  stored = { state: 'absent', value: helpdesksItem.fallback };
  granted = new Set([DESK, OTHER]);
  registered = [];
  injected = [];
  needed = [];
  managed = [];
  told = 0;
});

const create = () =>
  createHelpdesks({
    read: async () => stored,
    write: async (value) => {
      stored = { state: 'kept', value };
    },
    readManaged: async () => managed,
    hasAccess: async (pattern) => granted.has(pattern),
    giveAccessBack: async (pattern) => void granted.delete(pattern),
    otherPatterns: async () => needed,
    scripts: {
      registered: async () => [...registered],
      async register(patterns) {
        // As browsers do.
        if (patterns.some((pattern) => registered.includes(pattern))) throw new Error('duplicate');
        registered.push(...patterns);
      },
      async unregister(patterns) {
        registered = registered.filter((pattern) => !patterns.includes(pattern));
      },
      inject: async (patterns) => void injected.push(...patterns),
    },
    tellPages: async () => void told++,
  });

test('an added site is registered, put into open pages, and on', async () => {
  const helpdesks = create();
  expect(await helpdesks.isOnAt('https://desk.example.org/tickets')).toBe(false);
  expect(await helpdesks.add(DESK)).toEqual({
    off: [],
    own: [{ pattern: DESK, hasAccess: true, isManaged: false }],
    unreadable: false,
  });
  expect(registered).toEqual([DESK]);
  expect(injected).toEqual([DESK]);
  expect(told).toBe(1);
  expect(await helpdesks.isOnAt('https://desk.example.org/tickets')).toBe(true);
});

test('sites that are added at the same time, one of them twice, are all there once', async () => {
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

test('a removed site is unregistered, off, and gives its access back', async () => {
  const helpdesks = create();
  await helpdesks.add(DESK);
  expect((await helpdesks.remove(DESK)).own).toEqual([]);
  expect(registered).toEqual([]);
  expect(granted.has(DESK)).toBe(false);
  expect(told).toBe(2);
  expect(await helpdesks.isOnAt('https://desk.example.org/tickets')).toBe(false);
});

test('access that the platform needs is kept', async () => {
  const helpdesks = create();
  await helpdesks.add(DESK);
  needed = [DESK];
  await helpdesks.remove(DESK);
  expect(registered).toEqual([]);
  expect(granted.has(DESK)).toBe(true);
});

test('a site whose access was taken away is said to be without, unregistered and off; with access it comes back', async () => {
  const helpdesks = create();
  await helpdesks.add(DESK);
  granted.delete(DESK);
  await helpdesks.reconcile();
  expect((await helpdesks.getView()).own).toEqual([{ pattern: DESK, hasAccess: false, isManaged: false }]);
  expect(registered).toEqual([]);
  expect(told).toBe(2);
  expect(await helpdesks.isOnAt('https://desk.example.org/tickets')).toBe(false);
  granted.add(DESK);
  await helpdesks.reconcile();
  expect(registered).toEqual([DESK]);
  expect(injected).toEqual([DESK, DESK]);
  // Nothing is left to do, and nobody is told.
  await helpdesks.reconcile();
  expect(told).toBe(3);
});

test('a script that nobody wants any more is unregistered', async () => {
  registered = [OTHER];
  await create().reconcile();
  expect(registered).toEqual([]);
});

test('a known helpdesk is on until it is switched off, and on again', async () => {
  const helpdesks = create();
  const address = 'https://acme.zendesk.com/agent';
  expect(await helpdesks.isOnAt(address)).toBe(true);
  expect((await helpdesks.setOn('Zendesk', false)).off).toEqual(['Zendesk']);
  expect(await helpdesks.isOnAt(address)).toBe(false);
  expect(await helpdesks.isOnAt('https://acme.gorgias.com')).toBe(true);
  await helpdesks.setOn('Zendesk', true);
  expect(await helpdesks.isOnAt(address)).toBe(true);
  expect(told).toBe(2);
});

test.each(['damaged', 'newer'] as const)(
  '%s settings are told from none: nothing is unregistered, nothing ends',
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

test('where the browser tells no address, nothing is switched off', async () => {
  expect(await create().isOnAt(undefined)).toBe(true);
});

test('a site that an organisation has set runs beside the others, and nobody can remove it', async () => {
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

test('a site that was added twice, by an agent and an organisation, is listed once, as managed', async () => {
  managed = [DESK];
  const helpdesks = create();
  await helpdesks.add(DESK);
  expect((await helpdesks.getView()).own).toEqual([{ pattern: DESK, hasAccess: true, isManaged: true }]);
  await helpdesks.remove(DESK);
  expect(granted.has(DESK)).toBe(true);
  expect(registered).toEqual([DESK]);
});

test('only what is missing is registered, and only what is too much is unregistered', async () => {
  const helpdesks = create();
  await helpdesks.add(DESK);
  await helpdesks.add(OTHER);
  expect(registered).toEqual([DESK, OTHER]);
  expect(injected).toEqual([DESK, OTHER]);
  await helpdesks.remove(OTHER);
  expect(registered).toEqual([DESK]);
  expect(injected).toEqual([DESK, OTHER]);
});

test('a helpdesk that is switched off twice is off once, and others stay off', async () => {
  const helpdesks = create();
  await helpdesks.setOn('Zendesk', false);
  await helpdesks.setOn('Gorgias', false);
  await helpdesks.setOn('Zendesk', false);
  expect(stored.value.off).toEqual(['Gorgias', 'Zendesk']);
  await helpdesks.setOn('Gorgias', true);
  expect(stored.value.off).toEqual(['Zendesk']);
});

test('a page of no site and a page of another site are told apart', async () => {
  const helpdesks = create();
  await helpdesks.add(DESK);
  expect(await helpdesks.isOnAt('about:blank')).toBe(true);
  expect(await helpdesks.isOnAt('https://example.net/')).toBe(false);
});

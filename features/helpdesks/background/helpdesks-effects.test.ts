import { beforeEach, expect, test } from 'vitest';
import type { Stored } from '../../../utils/storage.ts';
import { HELPDESK_MATCHES } from '../helpdesks.ts';
import { type HelpdeskSettings, helpdesksItem } from '../storage.ts';
import { createHelpdesks } from './helpdesks.ts';

const DESK = 'https://desk.example.org/*';
const OTHER = 'https://other.example.org/*';

let stored: Stored<HelpdeskSettings>;
let registered: string[];
/** Whether the browser registers no scripts. */
let isRefused: boolean;
/** The match patterns that the browser says it allows. */
let granted: string[];
/** The calls of the browser about scripts and pages, in order. */
let asked: (string | string[])[][];

beforeEach(() => {
  stored = { state: 'absent', value: helpdesksItem.fallback };
  registered = [];
  isRefused = false;
  granted = ['<all_urls>'];
  asked = [];
});

/** In a browser with access to everything. */
const create = (
  notifyPages = async (needsAccess?: boolean) =>
    void asked.push(needsAccess ? ['notify', 'needsAccess'] : ['notify']),
) =>
  createHelpdesks({
    read: async () => stored,
    write: async (value) => {
      stored = { state: 'kept', value };
    },
    readManaged: async () => [],
    hasAccess: async () => true,
    grantedPatterns: async () => granted,
    giveAccessBack: async () => undefined,
    otherPatterns: async () => [],
    scripts: {
      registered: async () => registered,
      async register(patterns) {
        if (isRefused) throw new Error('The browser is closing');
        registered = [...registered, ...patterns];
        asked.push(['register', patterns]);
      },
      async unregister(patterns) {
        registered = registered.filter((pattern) => !patterns.includes(pattern));
        asked.push(['unregister', patterns]);
      },
      inject: async (patterns) => void asked.push(['inject', patterns]),
    },
    notifyPages,
  });

test('the browser is asked to register, start or unregister scripts only if there are any', async () => {
  const helpdesks = create();
  await helpdesks.setOn('Zendesk', false);
  expect(asked.splice(0)).toEqual([['notify']]);
  await helpdesks.add(DESK);
  expect(asked.splice(0)).toEqual([['register', [DESK]], ['inject', [DESK]], ['notify']]);
  await helpdesks.remove(DESK);
  expect(asked).toEqual([['unregister', [DESK]], ['notify']]);
});

test('pages are notified when one site takes the place of another at once', async () => {
  registered = [OTHER];
  stored = { state: 'kept', value: { off: [], own: [DESK] } };
  await create().reconcile();
  expect(asked).toEqual([['unregister', [OTHER]], ['register', [DESK]], ['inject', [DESK]], ['notify']]);
});

test.each(['damaged', 'newer'] as const)(
  'nothing is asked and no page notified while settings are %s',
  async (state) => {
    stored = { state, value: helpdesksItem.fallback };
    registered = [DESK];
    await create().reconcile();
    expect(asked).toEqual([]);
  },
);

test('pages are notified of a saved change although a script could not be registered', async () => {
  isRefused = true;
  await expect(create().add(DESK)).rejects.toThrow('closing');
  expect(stored.value.own).toEqual([DESK]);
  expect(asked).toEqual([['notify']]);
});

test('pages that do not answer do not delay a change', async () => {
  const helpdesks = create(() => new Promise(() => undefined));
  expect((await helpdesks.add(DESK)).own).toHaveLength(1);
  expect((await helpdesks.setOn('Zendesk', false)).off).toEqual(['Zendesk']);
});

test('starts in the open pages of a known helpdesk once the browser allows it again', async () => {
  const helpdesks = create();
  const zendesk = 'https://*.zendesk.com/*';
  await helpdesks.reconcile([zendesk, OTHER]);
  expect(asked.splice(0)).toEqual([['notify'], ['inject', [zendesk]]]);
  await helpdesks.reconcile([OTHER]);
  expect(asked).toEqual([]);
  await helpdesks.reconcile(['https://*/*']);
  expect(asked).toEqual([['notify'], ['inject', HELPDESK_MATCHES]]);
});

test('open pages of known helpdesks are asked to stop when access to one is taken away, and no others', async () => {
  const helpdesks = create();
  await helpdesks.reconcile([], [OTHER]);
  expect(asked).toEqual([]);
  await helpdesks.reconcile([], [OTHER, 'https://*.zendesk.com/*']);
  expect(asked).toEqual([['notify', 'needsAccess']]);
});

test('a known helpdesk without access is on, except for pages that need access', async () => {
  const isOn = (needsAccess: boolean) => create().isOnAt('https://acme.zendesk.com/agent', needsAccess);
  expect(await isOn(true)).toBe(true);
  granted = [];
  expect([await isOn(false), await isOn(true)]).toEqual([true, false]);
});

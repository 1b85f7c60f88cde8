import { beforeEach, expect, test, vi } from 'vitest';
import type { Stored } from '../../../utils/storage.ts';
import { type HelpdeskSettings, helpdesksItem } from '../storage.ts';
import { createHelpdesks } from './helpdesks.ts';

const before = {
  production: { partnerUrl: 'https://api.old.example/v1', clientUrl: '' },
  sandbox: { partnerUrl: 'https://api.sandbox.example', clientUrl: 'https://client.sandbox.example' },
};

let stored: Stored<HelpdeskSettings>;
let needed: string[];
let givenBack: string[];

const replace = () =>
  createHelpdesks({
    read: async () => stored,
    write: async () => undefined,
    readManaged: async () => [],
    hasAccess: async () => true,
    grantedPatterns: async () => [],
    giveAccessBack: async (pattern) => {
      if (pattern.includes('refused')) throw new Error('You cannot remove required permissions.');
      givenBack.push(pattern);
    },
    otherPatterns: async () => needed,
    scripts: {
      registered: async () => [],
      register: async () => undefined,
      unregister: async () => undefined,
      inject: async () => undefined,
    },
    notifyPages: async () => undefined,
  }).platformReplaced(before);

const withSites = (...own: string[]) => {
  stored = { state: 'kept', value: { off: [], own } };
};

beforeEach(() => {
  stored = { state: 'absent', value: helpdesksItem.fallback };
  needed = ['https://api.sandbox.example/*', 'https://client.sandbox.example/*'];
  givenBack = [];
});

test('gives back the access to a host that was replaced, and keeps that to the others', async () => {
  await replace();
  expect(givenBack).toEqual(['https://api.old.example/*']);
});

test.each(['https://api.old.example/*', 'https://*.old.example/*'])(
  'keeps the access to a host on which the added site %s needs it',
  async (site) => {
    withSites('https://desk.example.org/*', site);
    await replace();
    expect(givenBack).toEqual([]);
  },
);

test('a site on another host does not keep it', async () => {
  withSites('https://desk.old.example/*');
  await replace();
  expect(givenBack).toEqual(['https://api.old.example/*']);
});

test('gives nothing back while the sites are unreadable', async () => {
  stored = { state: 'newer', value: helpdesksItem.fallback };
  await replace();
  expect(givenBack).toEqual([]);
});

test('the change succeeds even if the browser does not take the access back', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  needed = ['https://api.old.example/*'];
  before.sandbox.partnerUrl = 'https://refused.example';
  await replace();
  expect(log).toHaveBeenCalledTimes(1);
});

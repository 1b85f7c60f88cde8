import { beforeEach, describe, expect, test, vi } from 'vitest';
import { settingsItem } from '../../connection/storage.ts';
import type { Watch } from '../model.ts';
import type { WatchService } from './watch.ts';
import { browserAlarm, listenForWatches, showNotice } from './watch-browser.ts';

const fake = vi.hoisted(() => ({
  alarms: [] as unknown[],
  onAlarm: [] as ((alarm: { name: string }) => void)[],
  onStartup: [] as unknown[],
  onAccess: [] as (() => void)[],
  onStored: [] as ((changes: Record<string, object>, area: string) => void)[],
  mayNotify: true,
  notices: [] as unknown[],
  cleared: [] as string[],
  onClicked: [] as ((name: string) => void)[],
  hasNotifications: true,
  windows: [] as unknown[],
  lookups: [] as unknown[],
}));

vi.mock('../../../utils/browser.ts', (original) => {
  vi.stubGlobal('browser', {
    alarms: {
      create: async (name: string, info: object) => void fake.alarms.push({ name, ...info }),
      clear: async (name: string) => void fake.alarms.push({ cleared: name }),
      onAlarm: { addListener: (listener: never) => void fake.onAlarm.push(listener) },
    },
    runtime: {
      onStartup: { addListener: (listener: unknown) => void fake.onStartup.push(listener) },
      getURL: (path: string) => `extension:/${path}`,
    },
    permissions: {
      contains: async () => fake.mayNotify,
      onAdded: { addListener: (listener: never) => void fake.onAccess.push(listener) },
    },
    // A new event for each test, because the listeners of one event share a registration.
    get storage() {
      return { onChanged: { addListener: (listener: never) => void fake.onStored.push(listener) } };
    },
    get notifications() {
      if (!fake.hasNotifications) return undefined;
      return {
        create: async (name: string, notice: object) => void fake.notices.push({ name, ...notice }),
        clear: async (name: string) => void fake.cleared.push(name),
        onClicked: { addListener: (listener: never) => void fake.onClicked.push(listener) },
      };
    },
    windows: {
      async create(window: unknown) {
        fake.windows.push(window);
        return { id: 9 };
      },
    },
  });
  return original();
});

const watch: Watch = {
  trackingId: 'ABCD1234567890',
  environment: 'sandbox',
  since: 0,
  nextAt: 0,
  hasNews: true,
};
const NOTICE = 'watch sandbox ABCD1234567890';
const TEXT = { title: 'Out for delivery', message: 'ABCD1234567890' };

beforeEach(() => {
  Object.assign(fake, { mayNotify: true, hasNotifications: true });
  for (const list of Object.values(fake)) if (Array.isArray(list)) list.length = 0;
});

/** Starts listening, like a starting background. */
function listen(environment: Watch['environment'] = 'sandbox') {
  const calls: string[] = [];
  const call = (name: string) => async () => void calls.push(name);
  const watches: Pick<WatchService, 'check' | 'schedule' | 'accessGranted'> = {
    check: call('check'),
    schedule: call('schedule'),
    accessGranted: call('accessGranted'),
  };
  listenForWatches(
    watches as WatchService,
    async () => ({ environment, generation: 1 }),
    async (...lookup) => void fake.lookups.push(lookup),
  );
  return { calls, since: () => calls.splice(0) };
}

describe('the alarm', () => {
  test('is set, replaced and cleared under one name', async () => {
    await browserAlarm.set(5);
    await browserAlarm.set(7);
    await browserAlarm.clear();
    expect(fake.alarms).toEqual([
      { name: 'watch', when: 5 },
      { name: 'watch', when: 7 },
      { cleared: 'watch' },
    ]);
  });

  test('is set again at every start, including the start of the browser', () => {
    expect(listen().calls).toEqual(['schedule']);
    expect(fake.onStartup).toHaveLength(1);
  });

  test('starts a check; another alarm does not', () => {
    const { since } = listen();
    since();
    for (const ring of fake.onAlarm) ring({ name: 'other' });
    expect(since()).toEqual([]);
    for (const ring of fake.onAlarm) ring({ name: 'watch' });
    expect(since()).toEqual(['check']);
  });
});

test('granted access ends pauses, and changed settings set the alarm', () => {
  const { since } = listen();
  since();
  for (const grant of fake.onAccess) grant();
  expect(since()).toEqual(['accessGranted']);
  for (const change of fake.onStored) change({ [settingsItem.key]: {} }, 'local');
  expect(since()).toEqual(['schedule']);
});

describe('a notification', () => {
  test('is named by its ID, so that a later one replaces it', async () => {
    await showNotice({ watch, before: undefined }, TEXT);
    expect(fake.notices).toEqual([
      { name: NOTICE, type: 'basic', iconUrl: 'extension:/icon/128.png', ...TEXT },
    ]);
  });

  test('is not shown without the permission', async () => {
    fake.mayNotify = false;
    await showNotice({ watch, before: undefined }, TEXT);
    expect(fake.notices).toEqual([]);
  });

  test('closes on a click, which opens the shipment in its own window, without its ID in the URL', async () => {
    listen();
    for (const click of fake.onClicked) click(NOTICE);
    expect(fake.cleared).toEqual([NOTICE]);
    await vi.waitFor(() =>
      expect(fake.lookups).toEqual([[{ kind: 'lookUp', trackingId: 'ABCD1234567890' }, 9]]),
    );
    expect(fake.windows).toMatchObject([{ url: 'extension:/popup.html', type: 'popup' }]);
  });

  test('about another environment opens no shipment', async () => {
    listen('production');
    for (const click of fake.onClicked) click(NOTICE);
    await vi.waitFor(() => expect(fake.windows).toHaveLength(1));
    expect(fake.windows).toMatchObject([{ url: 'extension:/popup.html' }]);
    expect(fake.lookups).toEqual([]);
  });

  test.each(['other sandbox ABCD1234567890', 'watch nowhere ABCD1234567890', 'watch sandbox', ''])(
    'with the name %j is ignored',
    (name) => {
      listen();
      for (const click of fake.onClicked) click(name);
      expect(fake.cleared).toEqual([]);
    },
  );

  test('gets one click listener, once the browser allows notifications', () => {
    fake.hasNotifications = false;
    listen();
    expect(fake.onClicked).toHaveLength(0);
    fake.hasNotifications = true;
    for (const grant of [...fake.onAccess, ...fake.onAccess]) grant();
    expect(fake.onClicked).toHaveLength(1);
  });
});

test('shows no notification without the API that the permission provides', async () => {
  fake.hasNotifications = false;
  await showNotice({ watch, before: undefined }, TEXT);
  expect(fake.notices).toEqual([]);
});

describe('a failure at the start of the background', () => {
  test('is logged with its place, and alarms are still handled', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const calls: string[] = [];
    const failing: Pick<WatchService, 'check' | 'schedule' | 'accessGranted'> = {
      check: async () => void calls.push('check'),
      schedule: async () => {
        throw new TypeError('damaged');
      },
      accessGranted: async () => undefined,
    };
    const selected = async () => ({ environment: 'sandbox', generation: 1 }) as const;
    listenForWatches(failing as WatchService, selected, async () => undefined);
    await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce());
    expect(logged.mock.calls[0]?.[0]).toBe('Waybill: unexpected TypeError in watched IDs');
    for (const ring of fake.onAlarm) ring({ name: 'watch' });
    expect(calls).toEqual(['check']);
    logged.mockRestore();
  });

  test('to read the selected environment opens no window', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const idle = async () => undefined;
    const watches: Pick<WatchService, 'check' | 'schedule' | 'accessGranted'> = {
      check: idle,
      schedule: idle,
      accessGranted: idle,
    };
    const selected = async () => {
      throw new RangeError('no settings');
    };
    listenForWatches(watches as WatchService, selected, idle);
    for (const click of fake.onClicked) click(NOTICE);
    await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce());
    expect(logged.mock.calls[0]?.[0]).toBe('Waybill: unexpected RangeError in watched IDs');
    expect(fake.windows).toEqual([]);
    logged.mockRestore();
  });
});

test('a change of other stored values, or of the same name in another area, sets no alarm', () => {
  const { since } = listen();
  since();
  for (const change of fake.onStored) {
    change({ watches: {} }, 'local');
    change({ settings: {} }, 'session');
  }
  expect(since()).toEqual([]);
});

import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { secretsIn } from '../../../tests/fakes/connections.ts';
import type { Stored } from '../../../utils/storage.ts';
import { type Settings, settingsItem } from '../storage.ts';
import { openConfiguredMarker, withLossDetected } from './configured-marker.ts';
import { createConnections } from './connections.ts';

const { fallback } = settingsItem;
const configured = { ...fallback, sandbox: { partnerUrl: 'https://partner.example', clientUrl: '' } };
const absent: Stored<Settings> = { state: 'absent', value: fallback };

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

test('a first run is not reported as lost settings', async () => {
  expect(await withLossDetected(absent, openConfiguredMarker())).toEqual(absent);
});

test('settings that were saved and are now absent are lost, also after a restart', async () => {
  await openConfiguredMarker().note(configured);
  expect(await withLossDetected(absent, openConfiguredMarker())).toEqual({ state: 'lost', value: fallback });
});

test('settings whose addresses the user has removed are not lost', async () => {
  const marker = openConfiguredMarker();
  await marker.note(configured);
  await marker.note(fallback);
  expect(await withLossDetected(absent, marker)).toEqual(absent);
});

test('marks settings of an older version when they are read', async () => {
  const kept = { state: 'kept', value: configured } as const;
  expect(await withLossDetected(kept, openConfiguredMarker())).toBe(kept);
  await vi.waitFor(async () => expect(await openConfiguredMarker().wasConfigured()).toBe(true));
});

test.each(['damaged', 'newer', 'absent'] as const)(
  'notes no addresses of settings that are %s',
  async (state) => {
    const note = vi.fn();
    await withLossDetected({ state, value: fallback }, { note, wasConfigured: async () => true });
    expect(note).not.toHaveBeenCalled();
  },
);

test('changes nothing where IndexedDB is refused', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('refused', 'InvalidStateError');
    },
  });
  const marker = openConfiguredMarker();
  await marker.note(configured);
  expect(await withLossDetected(absent, marker)).toEqual(absent);
});

test('lost settings are shown as lost, fail as unreadable, and can be saved again', async () => {
  let stored: Stored<Settings> = { state: 'lost', value: fallback };
  const connections = createConnections({
    readSettings: async () => stored,
    writeSettings: async (value) => {
      stored = { state: 'kept', value };
    },
    secrets: secretsIn(new Map()),
    readPolicy: async () => ({ production: {}, sandbox: {} }),
    hasAccess: async () => true,
    replaced: async () => undefined,
  });
  expect(await connections.getView()).toMatchObject({ unreadable: true, isLost: true });
  expect(await connections.partner()).toMatchObject({ failure: { kind: 'settingsUnreadable' } });
  const draft = { partnerUrl: 'https://partner.example', clientUrl: '' };
  const saved = await connections.save({ production: draft, sandbox: draft });
  expect(saved).toMatchObject({ ok: true, value: { unreadable: false } });
  expect(saved.ok && 'isLost' in saved.value).toBe(false);
});

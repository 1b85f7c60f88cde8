import { expect, test, vi } from 'vitest';
import { createMemoryArea } from '../../tests/fakes/memory-area.ts';
import { openAreas } from './areas.ts';

const { reads, reports } = vi.hoisted(() => ({
  reads: { local: [] as string[][], session: [] as string[][] },
  reports: {} as Record<string, (names: readonly string[]) => void>,
}));

vi.mock('../../utils/browser.ts', () => {
  function counted(area: 'local' | 'session') {
    const values = createMemoryArea({ 'connection.settings': 1, 'card.grants': 2 });
    return {
      ...values,
      get(names: string[]) {
        reads[area].push(names);
        return values.get(names);
      },
    };
  }
  return {
    browser: { storage: { local: counted('local'), session: counted('session') } },
    onAreaChange(area: string, act: (names: readonly string[]) => void) {
      reports[area] = act;
    },
  };
});

test('what a click needs is read once from each area, before anything asks for it', async () => {
  const { local, session } = openAreas();
  expect(reads).toMatchObject({ local: [expect.arrayContaining(['connection.apiKey.sandbox'])] });
  expect(reads.session).toHaveLength(1);
  expect(await local.get('connection.settings')).toEqual({ 'connection.settings': 1 });
  expect(await session.get(['card.grants', 'platform.pauses'])).toEqual({ 'card.grants': 2 });
  expect([reads.local.length, reads.session.length]).toEqual([1, 1]);
  reports.session?.(['card.grants']);
  await Promise.all([local.get('connection.settings'), session.get('card.grants')]);
  expect([reads.local.length, reads.session.length]).toEqual([1, 2]);
});

import type { StoredItem } from '../utils/storage.ts';
import { modulesIn } from './module-graph.ts';

const isItem = (value: unknown): value is StoredItem<unknown> =>
  typeof value === 'object' && value !== null && 'area' in value && 'fallback' in value;

/** Every stored item of the product: each feature exports its own from `storage.ts`. */
export const STORED_ITEMS: readonly StoredItem<unknown>[] = (
  await Promise.all(
    modulesIn(['features'])
      .filter(({ file }) => /\/storage\.ts$/.test(file))
      .map(async ({ file }) =>
        Object.values<unknown>(await import(/* @vite-ignore */ `../${file}`)).filter(isItem),
      ),
  )
).flat();

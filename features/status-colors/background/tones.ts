import { createQueue } from '../../../utils/async.ts';
import type { HandlersOf } from '../../../utils/messaging.ts';
import { succeed } from '../../../utils/outcome.ts';
import type { CachedLookup } from '../../lookup/model.ts';
import type { TabFrame, TellTone } from '../../page/background/tab-messages.ts';
import type { Environment } from '../../platform/model.ts';
import type { KnownStatus } from '../../shipment/model.ts';
import { statusCategoryOf } from '../../shipment/status.ts';
import type { StatusColours, statusColorsMessages } from '../messages.ts';
import type { KeptTone } from '../storage.ts';

/** An ID takes some 80 bytes. */
const MOST_KEPT = 500;

interface Dependencies {
  readIsOn(): Promise<boolean>;
  writeIsOn(isOn: boolean): Promise<void>;
  load(): Promise<KeptTone[]>;
  store(tones: KeptTone[]): Promise<void>;
  selectedEnvironment(): Promise<Environment>;
  /** The frames that reported IDs. */
  framesWithIds(): Promise<TabFrame[]>;
  tellTone: TellTone;
  /** Has open pages ask anew whether IDs are coloured, and how. */
  tellPages(): Promise<void>;
}

export interface Tones {
  describe(): Promise<StatusColours>;
  /** Rejects when the browser refuses, leaving it as it was. */
  setOn(isOn: boolean): Promise<StatusColours>;
  /** Keeps the tone of an answer. While the colours are on, frames with IDs are told. */
  note(lookup: CachedLookup): Promise<void>;
  /** What is known of these IDs in the selected environment; nothing while the colours are off. */
  known(trackingIds: readonly string[]): Promise<KnownStatus[]>;
  /** To be called when another environment was selected. */
  environmentChanged(): Promise<void>;
}

/**
 * Status colours: how the shipments of looked-up IDs were doing, for the marks of these IDs. Nothing is looked up for
 * it. The latest answers of the browser session count; reads and writes queue, so that parallel answers do not lose
 * each other, and an answer is never followed by an older one.
 */
export function createTones(dependencies: Dependencies): Tones {
  const { readIsOn, writeIsOn, load, store, selectedEnvironment } = dependencies;
  const { framesWithIds, tellTone, tellPages } = dependencies;
  const enqueue = createQueue();

  async function keep(latest: KeptTone): Promise<void> {
    const others = (await load()).filter(
      ({ environment, trackingId }) => environment !== latest.environment || trackingId !== latest.trackingId,
    );
    await store([...others, latest].slice(-MOST_KEPT));
  }

  return {
    describe: async () => ({ isOn: await readIsOn() }),
    setOn: (isOn) =>
      enqueue(async () => {
        await writeIsOn(isOn);
        // Not waited for: a page that is slow to answer must not keep the settings waiting.
        void tellPages();
        return { isOn };
      }),
    note: ({ environment, trackingId, shipment }) =>
      enqueue(async () => {
        const tone = statusCategoryOf(shipment);
        await keep({ environment, trackingId, tone });
        if (!(await readIsOn())) return;
        const frames = await framesWithIds();
        // Asked last: pages that were told of another environment must not get an answer of this one after it.
        if ((await selectedEnvironment()) === environment) void tellTone(frames, { trackingId, tone });
      }),
    known: (trackingIds) =>
      enqueue(async () => {
        if (!(await readIsOn())) return [];
        const environment = await selectedEnvironment();
        const asked = new Set(trackingIds);
        return (await load())
          .filter((kept) => kept.environment === environment && asked.has(kept.trackingId))
          .map(({ trackingId, tone }) => ({ trackingId, tone }));
      }),
    async environmentChanged() {
      if (await readIsOn()) void tellPages();
    },
  };
}

/** @param framesReported resolves when the frames that reported IDs are stored */
export function statusColorsHandlers(
  tones: Tones,
  framesReported: () => Promise<void>,
): HandlersOf<typeof statusColorsMessages> {
  return {
    async getTones({ trackingIds }) {
      // A frame that asks has reported its IDs before: after this answer it receives each change.
      await framesReported();
      return succeed({ tones: await tones.known(trackingIds) });
    },
    getStatusColours: async () => succeed(await tones.describe()),
    setStatusColours: async ({ isOn }) => succeed(await tones.setOn(isOn)),
  };
}

import { createQueue } from '../../../utils/async.ts';
import type { HandlersOf } from '../../../utils/messaging.ts';
import { fail, succeed } from '../../../utils/outcome.ts';
import { isUnreadable, type Stored } from '../../../utils/storage.ts';
import type { CachedLookup } from '../../lookup/model.ts';
import type { sendKnownStatus, TabFrame } from '../../page/background/tab-messages.ts';
import type { KnownStatus } from '../../shipment/model.ts';
import { askedCategoryOf } from '../../shipment/status.ts';
import type { StatusColorsReply, statusColorsMessages } from '../messages.ts';
import type { StoredStatus } from '../storage.ts';

/** Identifies the settings with which an answer was requested: with another URL or key, an ID may be another shipment. */
type SettingsKey = Pick<StoredStatus, 'environment' | 'generation'>;

const hasSettings = (answer: SettingsKey, { environment, generation }: SettingsKey): boolean =>
  answer.environment === environment && answer.generation === generation;

/** Each stored status takes about 80 bytes. */
const MAX_STORED = 500;

interface Dependencies {
  readSwitch(): Promise<Stored<boolean>>;
  writeIsOn(isOn: boolean): Promise<void>;
  load(): Promise<StoredStatus[]>;
  store(statuses: StoredStatus[]): Promise<void>;
  selected(): Promise<SettingsKey>;
  /** The frames that reported IDs. */
  framesWithIds(): Promise<TabFrame[]>;
  sendKnownStatus: typeof sendKnownStatus;
  /** Makes open pages request again whether IDs are coloured, and their statuses. */
  notifyPages(): Promise<void>;
}

export interface StatusColors {
  getState(): Promise<StatusColorsReply>;
  /** Rejects if the browser cannot store the setting, which then does not change. */
  setOn(isOn: boolean): Promise<StatusColorsReply>;
  /** Stores the status category of an answer. While the colours are on, sends it to frames with IDs. */
  note(lookup: CachedLookup): Promise<void>;
  /** Returns the known statuses of IDs with the present settings; an empty list while the colours are off. */
  known(trackingIds: readonly string[]): Promise<KnownStatus[]>;
  /** Call this when another environment was selected, or when an address or a key was changed. */
  settingsChanged(): Promise<void>;
}

/**
 * Status colours: the status categories of looked-up IDs, for their highlights. Uses only the latest answers of the
 * browser session, and makes no lookups. Reads and writes queue up, so that parallel answers do not overwrite each
 * other, and an older answer never replaces a newer one.
 */
export function createStatusColors(dependencies: Dependencies): StatusColors {
  const { readSwitch, writeIsOn, load, store, selected, framesWithIds, notifyPages } = dependencies;
  const enqueue = createQueue();
  const readIsOn = async (): Promise<boolean> => (await readSwitch()).value;

  async function save(latest: StoredStatus): Promise<void> {
    const others = (await load()).filter(
      ({ environment, trackingId }) => environment !== latest.environment || trackingId !== latest.trackingId,
    );
    await store([...others, latest].slice(-MAX_STORED));
  }

  return {
    async getState() {
      const { state, value: isOn } = await readSwitch();
      return isUnreadable(state) ? { isOn, unreadable: true } : { isOn };
    },
    setOn: (isOn) =>
      enqueue(async () => {
        await writeIsOn(isOn);
        // Not awaited: a slow page must not delay the settings.
        void notifyPages();
        return { isOn };
      }),
    note: (lookup) =>
      enqueue(async () => {
        const { environment, generation, trackingId } = lookup;
        const known = { trackingId, statusCategory: askedCategoryOf(lookup) };
        await save({ environment, generation, ...known });
        if (!(await readIsOn())) return;
        const frames = await framesWithIds();
        // Read last: pages that have switched to other settings must not receive an answer from the earlier ones.
        if (hasSettings(lookup, await selected())) void dependencies.sendKnownStatus(frames, known);
      }),
    known: (trackingIds) =>
      enqueue(async () => {
        if (!(await readIsOn())) return [];
        const settings = await selected();
        const requested = new Set(trackingIds);
        return (await load())
          .filter((stored) => hasSettings(stored, settings) && requested.has(stored.trackingId))
          .map(({ trackingId, statusCategory }) => ({ trackingId, statusCategory }));
      }),
    async settingsChanged() {
      if (await readIsOn()) void notifyPages();
    },
  };
}

/**
 * Handlers of the messages about status colours.
 * @param framesReported resolves when the frames that reported IDs are stored
 * @param isOnAt whether Waybill is enabled at an address; frames elsewhere receive no statuses
 */
export function statusColorsHandlers(
  statusColors: StatusColors,
  framesReported: () => Promise<void>,
  isOnAt: (address: string | undefined) => Promise<boolean>,
): HandlersOf<typeof statusColorsMessages> {
  return {
    async getKnownStatuses({ trackingIds }, { address }) {
      if (!(await isOnAt(address))) return fail('invalidInput');
      // The frame has reported its IDs before this request, so it receives every change after this answer.
      await framesReported();
      return succeed({ statuses: await statusColors.known(trackingIds) });
    },
    getStatusColors: async () => succeed(await statusColors.getState()),
    setStatusColors: async ({ isOn }) => succeed(await statusColors.setOn(isOn)),
  };
}

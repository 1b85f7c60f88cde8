import { delay } from '../../../utils/async.ts';
import { logUnexpected } from '../../../utils/logger.ts';
import type { LookupRequest } from '../../lookup/model.ts';
import type { StepDirection } from '../../page/model.ts';
import type { LookupPresenter } from './lookup-presenter.ts';

/** The tab in which the shortcut was pressed, if the browser reports it. */
interface CommandTab {
  id?: number | undefined;
  windowId?: number | undefined;
}

const DIRECTIONS = new Map<string, StepDirection>([
  ['next-id', 'next'],
  ['previous-id', 'previous'],
]);
const LOOK_UP_SELECTION = 'look-up-selection';

/** A page that is busy or shows a dialog replies late, and the popup that opens in the meantime waits for the lookup. */
const ANSWER_LIMIT_MS = 1_000;

interface Dependencies {
  step(tabId: number, direction: StepDirection): Promise<void>;
  /** The active tab, for browsers that do not report the shortcut's tab. */
  activeTab(): Promise<CommandTab | undefined>;
  /** The selected text of a page; `undefined` if nothing is selected, or if Waybill does not run there. */
  readSelection(tabId: number): Promise<string | undefined>;
  parseLookupRequest(text: string): Promise<LookupRequest>;
  present: LookupPresenter['present'];
}

/** The listener of the manifest's commands. */
export function createCommandListener({
  step,
  activeTab,
  readSelection,
  parseLookupRequest,
  present,
}: Dependencies): (command: string, tab?: CommandTab) => Promise<void> {
  async function parseSelection(tabId: number): Promise<LookupRequest> {
    const text = await Promise.race([readSelection(tabId), delay(ANSWER_LIMIT_MS)]);
    return text === undefined ? { kind: 'refused', reason: 'nothingSelected' } : parseLookupRequest(text);
  }

  return async (command, named) => {
    const direction = DIRECTIONS.get(command);
    if (!direction && command !== LOOK_UP_SELECTION) return;
    try {
      // If the browser reports the tab, nothing is awaited: Firefox opens a popup only while it handles the key.
      const tab = named?.id === undefined ? await activeTab() : named;
      if (tab?.id === undefined) return;
      if (direction) await step(tab.id, direction);
      else await present(parseSelection(tab.id), tab.windowId);
    } catch (error) {
      logUnexpected(`command ${command}`, error);
    }
  };
}

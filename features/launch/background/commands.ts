import { logUnexpected } from '../../../utils/logger.ts';
import type { StepDirection } from '../../../utils/page-commands.ts';
import type { LookupRequest } from '../../lookup/model.ts';

/** The tab in which a shortcut was pressed, as far as the browser says. */
interface CommandTab {
  id?: number | undefined;
  windowId?: number | undefined;
}

const DIRECTIONS = new Map<string, StepDirection>([
  ['next-id', 'next'],
  ['previous-id', 'previous'],
]);
const LOOK_UP_SELECTION = 'look-up-selection';

interface Dependencies {
  step(tabId: number, direction: StepDirection): Promise<void>;
  /** The tab in front, for browsers that do not say where the shortcut was pressed. */
  activeTab(): Promise<CommandTab | undefined>;
  /** The selected text of a page; `undefined` where there is none, or Waybill does not run. */
  readSelection(tabId: number): Promise<string | undefined>;
  ask(text: string): Promise<LookupRequest>;
  show(request: Promise<LookupRequest>, windowId: number | undefined): Promise<void>;
}

/** The listener of the manifest's commands. */
export function createObeyCommand({
  step,
  activeTab,
  readSelection,
  ask,
  show,
}: Dependencies): (command: string, tab?: CommandTab) => Promise<void> {
  async function askSelection(tabId: number): Promise<LookupRequest> {
    const text = await readSelection(tabId);
    return text === undefined ? { kind: 'refused', reason: 'nothingSelected' } : ask(text);
  }

  return async (command, named) => {
    const direction = DIRECTIONS.get(command);
    if (!direction && command !== LOOK_UP_SELECTION) return;
    try {
      // Where the tab is named nothing is waited for: Firefox opens a popup only while it handles the key.
      const tab = named?.id === undefined ? await activeTab() : named;
      if (tab?.id === undefined) return;
      if (direction) await step(tab.id, direction);
      else await show(askSelection(tab.id), tab.windowId);
    } catch (error) {
      logUnexpected(`command ${command}`, error);
    }
  };
}

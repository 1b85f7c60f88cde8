import { logUnexpected } from '../../utils/logger.ts';
import type { StepDirection } from '../../utils/protocol.ts';

/** What the browser says about the tab in which a shortcut was pressed. */
interface CommandTab {
  id?: number | undefined;
}

const DIRECTIONS = new Map<string, StepDirection>([
  ['next-id', 'next'],
  ['previous-id', 'previous'],
]);

/**
 * The listener of the manifest's commands.
 * @param activeTabId the tab in front, for browsers that do not say where the shortcut was pressed
 */
export function createObeyCommand(
  step: (tabId: number, direction: StepDirection) => Promise<void>,
  activeTabId: () => Promise<number | undefined>,
): (command: string, tab?: CommandTab) => Promise<void> {
  return async (command, tab) => {
    const direction = DIRECTIONS.get(command);
    if (!direction) return;
    try {
      const tabId = tab?.id ?? (await activeTabId());
      if (tabId !== undefined) await step(tabId, direction);
    } catch (error) {
      logUnexpected(`command ${command}`, error);
    }
  };
}

import type { Messages } from '../../../utils/messages/catalogue.ts';
import type { LookupRequest } from '../../lookup/model.ts';

/** One line below the address bar. */
export interface Suggestion {
  /** What is entered when it is chosen. */
  content: string;
  description: string;
}

export interface Suggestions {
  /** The line for what was typed itself. */
  first: string;
  others: Suggestion[];
}

const MOST_RECENT = 5;

interface Dependencies {
  ask(text: string): Promise<LookupRequest>;
  /** IDs that were looked up before, latest first. */
  recent(): Promise<readonly string[]>;
  /** Makes a description of plain text. */
  describe(text: string): string;
  messages: Messages['atHand']['addressBar'];
}

/** What the address bar suggests after Waybill's keyword: the ID in the text, and earlier ones that it is part of. */
export function createSuggest({
  ask,
  recent,
  describe,
  messages,
}: Dependencies): (text: string) => Promise<Suggestions> {
  return async (text) => {
    const request = await ask(text);
    const trackingId = request.kind === 'lookUp' ? request.trackingId : undefined;
    const typed = text.replace(/\s+/g, '').toUpperCase();
    const fitting = (await recent()).filter((id) => id !== trackingId && id.toUpperCase().includes(typed));
    const none = typed === '' ? messages.hint : messages.nothing;
    return {
      first: describe(trackingId === undefined ? none : messages.lookUp(trackingId)),
      others: fitting
        .slice(0, MOST_RECENT)
        .map((id) => ({ content: id, description: describe(messages.again(id)) })),
    };
  };
}

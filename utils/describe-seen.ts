import { readableStatus } from './describe-shipment.ts';
import { formatPast } from './format-time.ts';
import type { Messages } from './messages/catalogue.ts';
import type { SeenState, State } from './seen-state.ts';
import type { Wording } from './shipment-description.ts';

/** An earlier state in words: `In transit`, seen `on Tuesday 09:10`. */
export interface BeforeDescription {
  state: string;
  when: string;
  /** Machine-readable, for `<time datetime>`. */
  iso: string;
  /** In full, with the zone. */
  exact: string;
}

/** A state in words: the platform's own where they were kept, else those of its tone. */
export function stateText({ tone, status }: State, { recent, shipment }: Messages): string {
  if (status === undefined) return shipment.toneWord[tone];
  return /^\d+$/.test(status) ? recent.statusCode(status) : readableStatus(status);
}

/** Puts what the agent saw before into words. */
export function describeBefore(before: SeenState, { messages, locale, now }: Wording): BeforeDescription {
  const { day, text, iso, exact } = formatPast(before.seenAt, locale, now);
  return { state: stateText(before, messages), when: messages.recent.seen[day](text), iso, exact };
}

import type { Shipment } from '../../shipment/model.ts';
import type { Copies, CopyOptions } from '../describe-copies.ts';
import { replyLocale } from '../languages.ts';
import type { ListedSituation } from '../model.ts';
import { REPLY_TEXTS } from './reply-texts.ts';
import { templateOf } from './template-edits.ts';
import { isSeldomKnown, personalValues, placeholderValues } from './values.ts';
import { type ReplyResult, renderTemplate, withoutMissing, writeReply } from './write-reply.ts';

/** One of the IDs of a reply about several. */
export interface ListedId {
  trackingId: string;
  situation: ListedSituation;
  /** Absent if the platform has no such shipment, or the ID was not looked up. */
  shipment: Shipment | undefined;
}

/** In the order of a list: what needs attention first. */
export const LISTED_SITUATIONS = [
  'attempted',
  'problem',
  'returned',
  'noUpdate',
  'waitingForPickup',
  'outForDelivery',
  'handedOver',
  'moving',
  'notShipped',
  'delivered',
  'notFound',
  'unclear',
] as const satisfies readonly ListedSituation[];

const HAS_LIST = /\{\s*parcels\s*\}/;

/**
 * An ID with the situation that follows from its status; `unclear` where the single reply would leave it to the agent.
 * @param copies absent if the ID could not be looked up
 */
export function placeInList(trackingId: string, copies: Copies | undefined): ListedId {
  const suggested = copies?.choice.suggested;
  const situation = LISTED_SITUATIONS.find((each) => each === suggested) ?? 'unclear';
  return { trackingId, situation, shipment: copies?.subject.shipment };
}

/**
 * Writes one reply about several IDs: the template `several` around a list with one line for each ID, grouped by
 * situation. A template without `{parcels}` is followed by the list.
 * @param locale the agent's
 * @param customer as the agent entered it; without it the greeting has no name
 */
export function writeReplyAboutSeveral(
  ids: readonly ListedId[],
  { language, edits, isSandbox, sender }: Omit<CopyOptions, 'leavesNameOut'>,
  locale: string,
  customer?: string,
): ReplyResult {
  const edited = templateOf(edits, language, 'several');
  const template = HAS_LIST.test(edited) ? edited : `${edited}\n\n{parcels}`;
  const { listed } = REPLY_TEXTS[language];
  const groups = LISTED_SITUATIONS.map((situation) => {
    const own = ids.filter((each) => each.situation === situation);
    const { heading, line } = listed[situation];
    const lines = own.map((each) => `- ${lineAbout(each, line)}`);
    return own.length === 0 ? '' : [heading[own.length === 1 ? 0 : 1], ...lines].join('\n');
  });
  const parcels = groups.filter((group) => group !== '').join('\n\n');
  const values = { count: String(ids.length), parcels, ...personalValues(customer, sender) };
  const reply = writeReply(template, values, { language, isSandbox });
  return withoutMissing(reply, isSeldomKnown);

  function lineAbout({ trackingId, shipment, situation }: ListedId, line: string): string {
    const values = placeholderValues(trackingId, shipment, {
      language,
      locale: replyLocale(language, locale),
      state: situation === 'unclear' ? undefined : situation,
    });
    const rendering = renderTemplate(line, values);
    return rendering.ok ? rendering.text : trackingId;
  }
}

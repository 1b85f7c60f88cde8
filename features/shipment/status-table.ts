import type { StatusCategory, StatusKind } from './model.ts';

/** The meanings of a status by itself; `noUpdate` follows from the time. */
export type ReportedCategory = Exclude<StatusCategory, 'noUpdate'>;

/** A row of the table: a status that matches all of `words` and not `unless` is of this kind. */
export interface StatusRule {
  /** `undefined`: the words are known, but say nothing that helps a customer. */
  kind: StatusKind | undefined;
  category: ReportedCategory;
  words: readonly RegExp[];
  unless?: RegExp;
}

/** The only status code in the specification; it is sent together with `DELIVERED`. */
export const DELIVERED_CODE = 203;

/** Only at the start: “will be delivered”, “not delivered” and “undelivered” also contain the word. */
const DELIVERED =
  /^(?:(?:status|the|your|parcel|package|shipment|item|successfully|was|is|has been|already) )*delivered\b/;
/** “Not shipped”, “awaiting pick-up”: the text contains the word, but the event has not happened yet. */
const NOT_YET =
  /\b(?:not|never|no|awaiting|waiting|pending|to be|will be|expected|scheduled|ready|failed|unable)\b/;
const NOT = /\b(?:not|never|no longer|failed|unable|tomorrow|pending)\b/;
const NEARBY = '(?:(?:the|a|an|your|our|my|local|next|final|partner|destination|regional|transfer|postal) )*';

const rule = (
  kind: StatusKind | undefined,
  category: ReportedCategory,
  words: RegExp | readonly RegExp[],
  unless?: RegExp,
): StatusRule => ({
  kind,
  category,
  words: words instanceof RegExp ? [words] : words,
  ...(unless ? { unless } : {}),
});

/**
 * The names and words that platforms and carriers use, in the order in which they count: the first row that matches
 * decides. They are compared with the status in lower case, its words separated by single spaces, so `READY_FOR_PICKUP`,
 * `readyForPickup` and “Ready for pick-up” are the same. A wrong “delivered” is the worst mistake an agent could read
 * aloud, so what only looks like a delivery stands before it.
 */
export const STATUS_TABLE: readonly StatusRule[] = [
  rule(
    'returned',
    'returned',
    /^(?:\S+ )*?delivered (?:back|to (?:the )?(?:sender|shipper|merchant|seller))\b/,
  ),
  rule('damaged', 'problem', /^(?:\S+ )*?delivered damaged/),
  rule('misdelivered', 'problem', /^(?:\S+ )*?delivered (?:in error|to (?:the |an? )?(?:wrong|incorrect))/),
  rule('attempted', 'problem', /^(?:\S+ )*?delivered attempt(?:ed)?\b/),
  rule('problem', 'problem', /^(?:\S+ )*?delivered (?:attempt|failed|exception|unsuccessful)/),
  rule('waitingForPickup', 'waitingForPickup', [
    DELIVERED,
    /\b(?:ready|available|awaiting|waiting|held) (?:\S+ ){0,3}?(?:pick ?up|collection|collected|picked up)\b/,
  ]),
  rule(
    'waitingForPickup',
    'waitingForPickup',
    new RegExp(
      `${DELIVERED.source} (?:to|at) ${NEARBY}(?:(?:pick ?up|pick up|collection|access|service|relay|parcel) (?:point|shop|store|station|location|outlet|centre|center)|post office(?! box)|store|shop|outlet)\\b`,
    ),
  ),
  rule(
    'handedToCarrier',
    'inTransit',
    new RegExp(
      `${DELIVERED.source} to ${NEARBY}(?:(?:delivery|sorting|sort|distribution) )?(?:carrier|courier|facility|depot|hub|warehouse|terminal|customs|airport|centre|center|agent for)\\b`,
    ),
  ),
  rule('deliveredToNeighbour', 'delivered', [DELIVERED, /\bneighbou?rs?\b/]),
  rule('deliveredToLocker', 'delivered', [DELIVERED, /\blockers?\b/]),
  rule('deliveredToReception', 'delivered', [
    DELIVERED,
    /\b(?:reception|receptionist|front desk|concierge|mail ?room)\b/,
  ]),
  rule('deliveredToSafePlace', 'delivered', [
    DELIVERED,
    /\b(?:safe (?:place|location|spot)|door|doorstep|porch|garage|garden|mail ?box|letter ?box)\b/,
  ]),
  rule('delivered', 'delivered', DELIVERED),
  rule('deliveredToNeighbour', 'delivered', /^left with (?:a |the |your )?neighbou?r\b/),
  rule(
    'deliveredToSafePlace',
    'delivered',
    /^left (?:in|at) (?:a |the |your )?(?:safe (?:place|location)|front door)\b/,
  ),
  rule(
    'collected',
    'delivered',
    /^(?:picked up|collected) by (?:the )?(?:customer|recipient|consignee|addressee|receiver)\b/,
  ),

  rule(
    'notShipped',
    'notShipped',
    /\bnot (?:yet )?(?:been )?(?:shipped|dispatched|despatched|posted|handed over)\b/,
  ),
  // “Not yet” is neither a problem nor progress.
  rule(undefined, 'unknown', /\bnot yet\b/),
  rule(
    'waitingForPickup',
    'waitingForPickup',
    /\b(?:ready|available|awaiting|waiting|hold|held|holding) (?:\S+ ){0,3}?(?:pick ?up|picked up|collection|collected)\b|^(?:customer )?pick ?up (?:ready|available)\b|\b(?:hold|held|holding) at (?:location|(?:the )?post office)\b|\b(?:at|reached) (?:a |the |your )?(?:pick ?up|collection|access|service|relay) (?:point|location|shop|store)\b/,
    /\b(?:not|no longer|never|will|soon|expected|scheduled|carrier|courier|driver|sender|shipper|merchant|seller|expired|unclaimed|uncollected|return\S*|lost|damaged|missing|cancell?ed|refused)\b/,
  ),
  rule(
    'returned',
    'returned',
    /\b(?:returned|returning)\b(?! to (?:the |our |a |local )*(?:depot|facility|hub|station|warehouse|post office|carrier|courier))|\b(?:in|being) return\b|\breturns? (?:to (?:the )?(?:sender|shipper|seller|merchant|origin)|in (?:transit|progress)|delivered|received)\b|^returns?$/,
    /\b(?:will|may|to) be return|\bnot return/,
  ),

  rule(
    'attempted',
    'problem',
    /\battempt(?:s|ed)?\b|\bmissed deliver(?:y|ies)\b|\bdelivery missed\b|\b(?:no ?one|nobody) (?:was |is )?(?:at )?home\b/,
  ),
  rule(
    'addressProblem',
    'problem',
    /\baddress (?:\S+ )?(?:problem|issue|error|incomplete|incorrect|invalid|insufficient|unknown|wrong|missing|not found)\b|\b(?:incomplete|incorrect|invalid|insufficient|wrong|bad|missing) (?:\S+ )?address\b/,
  ),
  rule('damaged', 'problem', /\bdamaged\b/),
  rule('lost', 'problem', /\b(?:lost|missing)\b/),
  rule('refused', 'problem', /\b(?:refused|rejected|declined)\b|\bdeliver(?:y|ed)? (?:was |has )?refus/),
  rule('unclaimed', 'problem', /\b(?:unclaimed|uncollected)\b/),
  rule('cancelled', 'problem', /\bcancell?ed\b/),
  rule('heldAtCustoms', 'problem', [/\b(?:hold|held|stuck|seized|delay|delayed)\b/, /\bcustoms\b/]),
  rule('held', 'problem', /\b(?:hold|held|stuck)\b/),
  rule('delayed', 'problem', /\b(?:delay|delayed|late)\b/),
  rule(
    'problem',
    'problem',
    /\bundeliver|\b(?:not|never|cannot be|can t be|could not be|couldn t be|unable to(?: be)?|failed to(?: be)?|partly|partially) deliver|\bdeliver(?:y|ed)? (?:was |has )?(?:fail|exception|unsuccessful|delay|problem|impossible|not)|\b(?:failed|failure|exception|problem|error|issue|seized|abandoned|misrouted|expired|incorrect|wrong|return|returned|returning|returns)\b|\b(?:action|attention) (?:required|needed)\b/,
  ),

  rule(
    'labelCreated',
    'notShipped',
    /\blabel (?:has been |was )?(?:created|printed|generated|issued|purchased|ready)\b/,
    /\bnot\b/,
  ),
  rule(
    'infoReceived',
    'notShipped',
    /\b(?:info|information|data|details|notification|manifest) (?:has been |was )?(?:received|sent|transmitted|submitted)\b|\bpre ?(?:transit|shipment|advice|advised|alert)\b|\bmanifested\b/,
    /\bnot\b/,
  ),
  rule(
    'awaitingCarrier',
    'notShipped',
    /\b(?:awaiting|waiting|ready|pending|to be) (?:\S+ ){0,3}?(?:pick ?up|picked up|collection|collected|hand ?over|drop ?off)\b|^(?:courier |carrier )?(?:pick ?up|collection) (?:scheduled|requested|booked|pending)\b/,
    /\b(?:not|customer|recipient|consignee)\b/,
  ),
  rule(
    'notShipped',
    'notShipped',
    /^(?:(?:status|the|your|shipment|order|parcel|package|item|is|was|has been|being|in|new) )*(?:created|placed|pending|processing|registered|booked|confirmed|new|draft|preparing|preparation|prepared|packed)$|\b(?:ready|waiting|awaiting|pending|scheduled|to be) (?:(?:to|for|be) )*(?:ship|shipped|shipment|shipping|dispatch|dispatched|despatch|despatched)\b/,
    /\bnot\b/,
  ),

  rule('outForDelivery', 'outForDelivery', /^(?:now )?out for delivery\b/, NOT),
  rule(
    'outForDelivery',
    'outForDelivery',
    /\bout for delivery\b|\bbeing delivered\b|\b(?:on|with) (?:the )?(?:delivery )?(?:vehicle|courier|driver) for delivery\b/,
    NOT_YET,
  ),
  rule('customsCleared', 'inTransit', /\bcustoms cleared\b|\bcleared (?:by )?customs\b/, NOT_YET),
  rule('inCustoms', 'inTransit', /\bcustoms\b/, /\bnot\b/),
  rule('inTransit', 'inTransit', /^in transit\b/, NOT),
  rule('pickedUp', 'inTransit', /\bpicked up\b|\bcollected (?:by|from)\b/, NOT_YET),
  rule('departed', 'inTransit', /\b(?:departed|dispatched|despatched|shipped)\b/, NOT_YET),
  rule(
    'arrived',
    'inTransit',
    /\barrived\b|\b(?:received|accepted|scanned|processed|processing) (?:(?:at|by|in|through|the|a|local|regional|origin|destination|carrier|sorting|sort|distribution|delivery) )*(?:facility|hub|depot|terminal|warehouse|centre|center|station|carrier|post office)\b/,
    NOT_YET,
  ),
  rule(
    'handedToCarrier',
    'inTransit',
    /\b(?:transferred|handed (?:over|off)|handed to (?:the |a )?(?:carrier|courier|partner)|forwarded)\b/,
    NOT_YET,
  ),
  rule(
    'inTransit',
    'inTransit',
    /\bin (?:transit|delivery)\b|\bmoving\b|\b(?:on (?:its|the) way|en route)\b|\b(?:loaded|sorted)\b/,
    NOT_YET,
  ),
];

import { isObject, type JsonObject } from '../../utils/json.ts';

/**
 * The names of docs/platform-api.md#webhook-payload, folded: replies in `snake_case` or `kebab-case` mean the same
 * fields.
 */
const FIELDS = new Set([
  'trackingid',
  'status',
  'statuscode',
  'updatedat',
  'address',
  'transfercarriername',
  'transfercarriertrackingid',
  'proofofdelivery',
]);

/** Names, folded, under which trackers give a shipment's history; the specification has none. */
const EVENT_LISTS = new Set([
  'activities',
  'activity',
  'checkpoints',
  'eventhistory',
  'events',
  'history',
  'milestones',
  'scanevents',
  'scanhistory',
  'scans',
  'shipmentevents',
  'statuses',
  'statushistory',
  'statusupdates',
  'timeline',
  'trackingdetails',
  'trackingevents',
  'trackinghistory',
  'updates',
]);

const MAX_DEPTH = 4;
const MAX_MEMBERS = 100;

/** Folds a member name: letters and digits in lower case. */
export function foldName(name: string): string {
  return name.replace(/[^a-z0-9]/gi, '').toLowerCase();
}

/** The members of an object by folded name; a `Map`, so that `__proto__` is a name like any other. */
export function membersOf(object: JsonObject): Map<string, unknown> {
  return new Map(Object.entries(object).map(([name, value]) => [foldName(name), value]));
}

/** Whether a member of a record is its history, by the member's name. */
export function isEventList(name: string): boolean {
  return EVENT_LISTS.has(foldName(name));
}

interface Candidate {
  record: JsonObject;
  /** It stands in a list of events. */
  isEvent: boolean;
  isAsked: boolean;
  fields: number;
}

/**
 * Finds the shipment record inside a lookup reply, whose shape is not specified (docs/platform-api.md#tracking-lookup):
 * the object that names the tracking ID that was asked for, else the one with the most fields of `FIELDS`. An object
 * counts with a `trackingId` or at least two of the fields, so that an envelope's own `status` is not one. Entries of a
 * history look like records, and an old one must not pass for the present: they count where there is nothing else.
 * @returns `undefined` when nothing in the reply looks like a shipment
 */
export function findRecord(json: unknown, trackingId: string): JsonObject | undefined {
  const candidates: Candidate[] = [];
  collect(json, 0, false, trackingId, candidates);
  candidates.sort(
    (a, b) =>
      Number(a.isEvent) - Number(b.isEvent) || Number(b.isAsked) - Number(a.isAsked) || b.fields - a.fields,
  );
  return candidates[0]?.record;
}

function collect(
  value: unknown,
  depth: number,
  isEvent: boolean,
  trackingId: string,
  candidates: Candidate[],
): void {
  if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return;
  if (isObject(value)) {
    const members = membersOf(value);
    const fields = [...members.keys()].filter((name) => FIELDS.has(name)).length;
    const named = members.get('trackingid');
    if (fields >= 2 || named !== undefined) {
      const isAsked = typeof named === 'string' && named.toUpperCase() === trackingId.toUpperCase();
      candidates.push({ record: value, isEvent, isAsked, fields });
    }
  }
  for (const [name, member] of Object.entries(value).slice(0, MAX_MEMBERS)) {
    collect(member, depth + 1, isEvent || isEventList(name), trackingId, candidates);
  }
}

/**
 * The objects that hold a record, the nearest first: a reply may give the history beside the record. None where it stands
 * in a list, because what is beside that belongs to others too.
 * @param record as found in `json`
 */
export function holdersOf(json: unknown, record: JsonObject): JsonObject[] {
  return holdersBelow(json, record, 0) ?? [];
}

function holdersBelow(value: unknown, record: JsonObject, depth: number): JsonObject[] | undefined {
  if (value === record) return [];
  if (!isObject(value) || depth > MAX_DEPTH) return undefined;
  for (const member of Object.values(value).slice(0, MAX_MEMBERS)) {
    const holders = holdersBelow(member, record, depth + 1);
    if (holders) return [...holders, value];
  }
  return undefined;
}

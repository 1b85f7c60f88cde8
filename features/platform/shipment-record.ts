import { isObject, type JsonObject } from '../../utils/json.ts';
import { isSameId } from '../shipment/limits.ts';
import { withoutDirections } from './api-reply.ts';

/**
 * Folded field names of docs/platform-api.md#webhook-payload. Folding makes `snake_case` and `kebab-case` names match.
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

/** Folded names that trackers use for a shipment's history. The specification defines none. */
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

/** Folds a member name to its letters and digits in lower case. */
export function foldName(name: string): string {
  return name.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

/**
 * Returns an object's members by folded name, in a `Map`, which treats `__proto__` as an ordinary name. Texts are
 * without direction characters.
 */
export function membersOf(object: JsonObject): Map<string, unknown> {
  return new Map(
    Object.entries(object).map(([name, value]) => [
      foldName(name),
      typeof value === 'string' ? withoutDirections(value) : value,
    ]),
  );
}

/** Whether a member with this name contains a history. */
export function isEventList(name: string): boolean {
  return EVENT_LISTS.has(foldName(name));
}

interface Candidate {
  record: JsonObject;
  /** The object is inside a list of events. */
  isEvent: boolean;
  isAsked: boolean;
  fields: number;
}

/**
 * Finds the shipment record in a lookup response, whose shape is not specified (docs/platform-api.md#tracking-lookup).
 * Prefers the object with the requested tracking ID, then the one with the most fields of `FIELDS`. An object needs a
 * `trackingId` or at least two of the fields, so an envelope with its own `status` is not a record. Events of a history
 * look like records but are out of date, so they are used only if there is no other record. Of several shipments in one
 * list, only the requested one is a record: a platform that ignores the ID would otherwise show anybody's.
 * @returns `undefined` if nothing in the response looks like a shipment
 */
export function findRecord(json: unknown, trackingId: string): JsonObject | undefined {
  const candidates: Candidate[] = [];
  collect(json, 0, { isEvent: false, isOneOfMany: false }, trackingId, candidates);
  candidates.sort(
    (a, b) =>
      Number(a.isEvent) - Number(b.isEvent) || Number(b.isAsked) - Number(a.isAsked) || b.fields - a.fields,
  );
  return candidates[0]?.record;
}

function collect(
  value: unknown,
  depth: number,
  { isEvent, isOneOfMany }: { isEvent: boolean; isOneOfMany: boolean },
  trackingId: string,
  candidates: Candidate[],
): void {
  if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return;
  if (isObject(value)) {
    const members = membersOf(value);
    const fields = [...members.keys()].filter((name) => FIELDS.has(name)).length;
    const named = members.get('trackingid');
    if (fields >= 2 || named !== undefined) {
      const isId = typeof named === 'string' || typeof named === 'number';
      const isAsked = isId && isSameId(String(named), trackingId);
      if (isAsked || !isId || !isOneOfMany) candidates.push({ record: value, isEvent, isAsked, fields });
    }
  }
  for (const [name, member] of Object.entries(value).slice(0, MAX_MEMBERS)) {
    const place = {
      isEvent: isEvent || isEventList(name),
      isOneOfMany: isOneOfMany || (Array.isArray(value) && value.length > 1 && !isEvent),
    };
    collect(member, depth + 1, place, trackingId, candidates);
  }
}

/**
 * Returns the objects that contain a record, nearest first, because a response may contain the history beside the
 * record. Returns no objects if the record is in a list, because data beside the list belongs to other records too.
 * @param record an object inside `json`
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

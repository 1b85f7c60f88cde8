import { isObject, type JsonObject } from '../../utils/json.ts';
import type { FieldProblem, Shipment, ShipmentEvent } from '../shipment/model.ts';
import { orderOf, readEventTime } from './event-time.ts';
import { addProblem } from './field-problems.ts';
import { foldName, isEventList, membersOf } from './shipment-record.ts';

/** Folded names of an entry's text members: status names, descriptions and numeric codes. */
const STATES = [
  'status',
  'statusname',
  'eventname',
  'event',
  'eventtype',
  'title',
  'name',
  'activity',
  'type',
];
const SENTENCES = [
  'description',
  'statusdescription',
  'eventdescription',
  'statustext',
  'message',
  'text',
  'details',
  'detail',
  'note',
  'notes',
  'remark',
  'remarks',
  'comment',
  'label',
];
const NUMBERS = ['statuscode', 'eventcode', 'code'];
const PLACES = ['location', 'eventlocation', 'scanlocation', 'place', 'facility', 'depot', 'hub', 'address'];
const PLACE_PARTS = ['name', 'facility', 'city', 'province', 'state', 'region', 'country', 'countrycode'];

const MAX_TEXT = 300;
/** Far more than any parcel has. Limits the size of session storage, which holds fifty lookups. */
const MAX_KEPT = 200;
const MAX_BAD_ENTRIES = 50;

interface EventList {
  path: string;
  entries: unknown[];
}

/**
 * Reads the history of a shipment, whose format is not specified. Reads every list with a name that trackers use, from
 * the first object that has such a list directly or in a member such as `tracking`. An event needs a text. A time that
 * cannot be parsed is returned unchanged.
 * @param places objects that may contain the history: the record, then the objects around it
 * @param problems receives the invalid entries, 50 at most
 * @returns unique events, newest first, undated ones last; an empty object if there is no history
 */
export function readEvents(
  places: readonly JsonObject[],
  problems: FieldProblem[],
): Pick<Shipment, 'events' | 'eventsLeftOut'> {
  const read = firstLists(places, problems).flatMap(({ path, entries }) =>
    entries.map((entry, index) => ({ path: `${path}[${index}]`, entry, event: readEvent(entry) })),
  );
  const bad = read.filter(({ event }) => event === undefined);
  const reported = bad
    .slice(0, MAX_BAD_ENTRIES)
    .filter(({ path, entry }) => addProblem(problems, path, 'event', entry)).length;
  const events = newestFirst(withoutDuplicates(read.flatMap(({ event }) => event ?? [])));
  const leftOut = Math.max(0, events.length - MAX_KEPT) + bad.length - reported;
  return {
    ...(events.length > 0 ? { events: events.slice(0, MAX_KEPT) } : {}),
    ...(leftOut > 0 ? { eventsLeftOut: leftOut } : {}),
  };
}

function firstLists(places: readonly JsonObject[], problems: FieldProblem[]): EventList[] {
  for (const place of places) {
    const lists = listsIn(place, '', problems);
    if (lists.length > 0) return lists;
  }
  return [];
}

function listsIn(object: JsonObject, prefix: string, problems: FieldProblem[]): EventList[] {
  return Object.entries(object).flatMap(([name, value]): EventList[] => {
    const path = prefix + name;
    if (isObject(value)) {
      const isHolder = prefix === '' && (isEventList(name) || foldName(name).startsWith('track'));
      return isHolder ? listsIn(value, `${path}.`, problems) : [];
    }
    if (!isEventList(name) || value === null) return [];
    if (Array.isArray(value)) return [{ path, entries: value }];
    addProblem(problems, path, 'list', value);
    return [];
  });
}

function readEvent(entry: unknown): ShipmentEvent | undefined {
  if (!isObject(entry)) return undefined;
  const members = membersOf(entry);
  const state = firstText(members, STATES);
  const sentence = firstText(members, SENTENCES);
  const text = state ?? sentence ?? firstText(members, NUMBERS);
  if (!text) return undefined;
  const detail = text === sentence ? undefined : sentence;
  const place = placeOf(members);
  return { text, ...(detail ? { detail } : {}), ...(place ? { place } : {}), ...readEventTime(members) };
}

function placeOf(members: ReadonlyMap<string, unknown>): string | undefined {
  const named = PLACES.map((name) => members.get(name)).find(
    (value) => value !== undefined && value !== null,
  );
  if (!isObject(named))
    return textOf(named) ?? joined(new Map([...members].filter(([name]) => name !== 'name')));
  return joined(membersOf(named));
}

function joined(members: ReadonlyMap<string, unknown>): string | undefined {
  const parts = PLACE_PARTS.flatMap((name) => textOf(members.get(name)) ?? []);
  return parts.length > 0 ? [...new Set(parts)].join(', ').slice(0, MAX_TEXT) : undefined;
}

/** Returns the first text in these members. Searches the members of an object such as `{code, description}`. */
function firstText(members: ReadonlyMap<string, unknown>, names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = members.get(name);
    const inner = isObject(value) ? membersOf(value) : undefined;
    const text = inner
      ? [...STATES, ...SENTENCES, ...NUMBERS].flatMap((each) => textOf(inner.get(each)) ?? [])[0]
      : textOf(value);
    if (text) return text;
  }
  return undefined;
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim().slice(0, MAX_TEXT) || undefined : undefined;
}

/** Removes duplicates, because two lists of one record may contain the same event. */
function withoutDuplicates(events: ShipmentEvent[]): ShipmentEvent[] {
  return [...new Map(events.map((event) => [JSON.stringify(event), event])).values()];
}

/** Events with the same time stay in the order of the response, which is reversed if it begins with the oldest. */
function newestFirst(events: ShipmentEvent[]): ShipmentEvent[] {
  const dated = events.flatMap((event) => {
    const at = orderOf(event);
    return at === undefined ? [] : [{ event, at }];
  });
  const undated = events.filter((event) => orderOf(event) === undefined);
  if ((dated[0]?.at ?? 0) < (dated.at(-1)?.at ?? 0)) dated.reverse();
  return [...dated.sort((a, b) => b.at - a.at).map(({ event }) => event), ...undated];
}

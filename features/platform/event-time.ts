import { parseTime } from '../../utils/format-time.ts';
import { safeRead, z } from '../../utils/zod.ts';
import type { ShipmentEvent } from '../shipment/model.ts';

/** Folded names of an event's time. Names for the event's own time come before names for database timestamps. */
const TIMES = [
  'occurredat',
  'eventdatetime',
  'eventtimestamp',
  'eventtime',
  'eventdate',
  'scannedat',
  'scandatetime',
  'scantime',
  'scandate',
  'happenedat',
  'checkpointtime',
  'statustime',
  'statusdate',
  'datetime',
  'timestamp',
  'date',
  'time',
  'at',
  'when',
  'recordedat',
  'updatedat',
  'createdat',
];

/** A date and time in ISO 8601, with or without its offset. */
export const DateTimeSchema = z.union([z.iso.datetime({ offset: true }), z.iso.datetime({ local: true })]);
const DaySchema = z.iso.date();
const ClockSchema = z.iso.time();

/** The years 2000 to 2100, in seconds. Other numbers are not times. */
const EPOCH_SECONDS = { from: 946_684_800, to: 4_102_444_800 };
const MAX_TEXT = 100;

/**
 * Reads the time of an event. Accepts ISO 8601, also with a space instead of `T`; a date and a time of day in two
 * members; and seconds or milliseconds since 1970. Returns any other text unchanged as `givenTime`.
 * @param members the event's members by folded name
 */
export function readEventTime(
  members: ReadonlyMap<string, unknown>,
): Pick<ShipmentEvent, 'at' | 'givenTime'> {
  const given = TIMES.map((name) => members.get(name)).filter(isGiven);
  const texts = given.map((value) => (isoOf(value) ?? String(value).trim()).slice(0, MAX_TEXT));
  const instant = texts.find((text) => safeRead(DateTimeSchema, text).success);
  if (instant) return { at: instant };
  const day = texts.find((text) => safeRead(DaySchema, text).success);
  const clock = texts.find((text) => safeRead(ClockSchema, text).success);
  if (day) return { at: clock ? `${day}T${clock}` : day };
  return texts[0] ? { givenTime: texts[0] } : {};
}

/**
 * Returns the sort key of an event: milliseconds since 1970. A time without a zone counts as UTC, a date as its start.
 * @returns `undefined` if the event has no valid time
 */
export function orderOf({ at }: ShipmentEvent): number | undefined {
  const time = at ? parseTime(at) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

function isGiven(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
}

function isoOf(value: string | number): string | undefined {
  if (typeof value === 'number' || /^\d{10}(?:\d{3})?$/.test(value)) return isoOfEpoch(Number(value));
  const parts = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|[+-]\d\d:?\d\d)?$/i.exec(
    value.trim(),
  );
  if (!parts) return undefined;
  const [, day, clock, zone = ''] = parts;
  return `${day}T${clock}${zone.toUpperCase().replace(/^(.\d\d)(\d\d)$/, '$1:$2')}`;
}

function isoOfEpoch(value: number): string | undefined {
  const isSeconds = value < EPOCH_SECONDS.to;
  const seconds = isSeconds ? value : value / 1000;
  if (!(seconds >= EPOCH_SECONDS.from && seconds < EPOCH_SECONDS.to)) return undefined;
  return new Date(seconds * 1000).toISOString();
}

import { z } from '../../utils/zod.ts';
import type { ShipmentEvent } from '../shipment/model.ts';

/** Names of the time of an event, folded; what it says itself before what a database adds. */
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

const DateTime = z.union([z.iso.datetime({ offset: true }), z.iso.datetime({ local: true })]);
const Day = z.iso.date();
const Clock = z.iso.time();

/** 2000 to 2100, in seconds: numbers beyond are no times. */
const EPOCH_SECONDS = { from: 946_684_800, to: 4_102_444_800 };
const MAX_TEXT = 100;

/**
 * The time of an event, tolerantly: ISO 8601 also with a space for its `T`, a day and a time of day in two members,
 * seconds or milliseconds since 1970. Anything else stays as the text it is.
 * @param members of the entry, by folded name
 */
export function readEventTime(
  members: ReadonlyMap<string, unknown>,
): Pick<ShipmentEvent, 'at' | 'givenTime'> {
  const given = TIMES.map((name) => members.get(name)).filter(isGiven);
  const texts = given.map((value) => isoOf(value) ?? String(value).trim());
  const instant = texts.find((text) => DateTime.safeParse(text).success);
  if (instant) return { at: instant };
  const day = texts.find((text) => Day.safeParse(text).success);
  const clock = texts.find((text) => Clock.safeParse(text).success);
  if (day) return { at: clock ? `${day}T${clock}` : day };
  return texts[0] ? { givenTime: texts[0].slice(0, MAX_TEXT) } : {};
}

/**
 * For putting events in order, milliseconds since 1970. A time without zone counts as UTC, a day alone as its beginning.
 * @returns `undefined` where the time could not be read
 */
export function orderOf({ at }: ShipmentEvent): number | undefined {
  if (!at) return undefined;
  const hasZone = at.length <= 10 || /(?:Z|[+-]\d{2}:\d{2})$/.test(at);
  const time = Date.parse(hasZone ? at : `${at}Z`);
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

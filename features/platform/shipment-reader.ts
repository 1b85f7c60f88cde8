import { isLoopbackHost, isPublicHost } from '../../utils/base-url.ts';
import { isObject, type JsonObject } from '../../utils/json.ts';
import { safeRead, z } from '../../utils/zod.ts';
import type { Address, FieldProblem, ProofOfDelivery, Shipment } from '../shipment/model.ts';
import { readEvents } from './event-reader.ts';
import { DateTimeSchema } from './event-time.ts';
import { addProblem } from './field-problems.ts';
import { membersOf } from './shipment-record.ts';

const MAX_TEXT = 2000;
const MAX_IMAGES = 50;

const TextSchema = z.string();

/**
 * Reads a shipment record (docs/platform-api.md#webhook-payload) and its history, whose format is not specified.
 * @param record from `findRecord`
 * @param allowLoopbackImages true if the platform itself runs on this machine
 * @param holders the objects around the record, which may contain its history
 * @returns all valid fields, and a problem for each invalid one, 200 at most; never throws
 */
export function readShipment(
  record: JsonObject,
  allowLoopbackImages: boolean,
  holders: JsonObject[] = [],
): Shipment {
  const problems: FieldProblem[] = [];
  const reader = new FieldReader(record, '', problems);
  const address = readAddress(reader, problems);
  const proofOfDelivery = readProof(reader, problems, allowLoopbackImages);
  return {
    ...reader.readId('trackingId'),
    ...reader.readText('status'),
    ...reader.read('statusCode', z.int(), 'wholeNumber'),
    ...reader.read('updatedAt', DateTimeSchema, 'dateTime'),
    ...(address ? { address } : {}),
    ...reader.readText('transferCarrierName'),
    ...reader.readId('transferCarrierTrackingId'),
    ...(proofOfDelivery ? { proofOfDelivery } : {}),
    ...readEvents([record, ...holders], problems),
    problems,
  };
}

function readAddress(parent: FieldReader, problems: FieldProblem[]): Address | undefined {
  const value = parent.raw('address');
  if (value === undefined) return undefined;
  if (!isObject(value)) {
    parent.refuse('address', 'object', value);
    return undefined;
  }
  const reader = new FieldReader(value, 'address.', problems);
  return {
    ...reader.readText('address1'),
    ...reader.readText('address2'),
    ...reader.readText('address3'),
    ...reader.readText('city'),
    ...reader.readText('province'),
    ...reader.readText('postalCode'),
    ...reader.readText('country'),
    ...reader.read('latitude', z.number().check(z.minimum(-90), z.maximum(90)), 'number'),
    ...reader.read('longitude', z.number().check(z.minimum(-180), z.maximum(180)), 'number'),
  };
}

function readProof(
  parent: FieldReader,
  problems: FieldProblem[],
  allowLoopback: boolean,
): ProofOfDelivery | undefined {
  const value = parent.raw('proofOfDelivery');
  if (value === undefined) return undefined;
  if (!isObject(value)) {
    parent.refuse('proofOfDelivery', 'object', value);
    return undefined;
  }
  const reader = new FieldReader(value, 'proofOfDelivery.', problems);
  return {
    ...reader.readText('recipient'),
    ...reader.read('deliveryDate', z.iso.date(), 'date'),
    ...reader.read('deliveryTime', z.iso.time(), 'time'),
    ...reader.readId('trackingNumber'),
    ...readImages(reader, allowLoopback),
  };
}

function readImages(
  reader: FieldReader,
  allowLoopback: boolean,
): Pick<ProofOfDelivery, 'pods' | 'podsLeftOut'> {
  const value = reader.raw('pods');
  const pods: string[] = [];
  if (value === undefined) return { pods };
  if (!Array.isArray(value)) {
    reader.refuse('pods', 'list', value);
    return { pods };
  }
  for (const [index, item] of value.slice(0, MAX_IMAGES).entries()) {
    if (isSafeImage(item, allowLoopback)) pods.push(item);
    else reader.refuse(`pods[${index}]`, 'imageAddress', item);
  }
  const leftOut = value.length - MAX_IMAGES;
  return leftOut > 0 ? { pods, podsLeftOut: leftOut } : { pods };
}

/**
 * Allows https on the internet at its default port without credentials, and any loopback address if the platform runs
 * on this machine (docs/decisions.md#9). Otherwise the platform could send requests into the agent's own network, or to
 * services that are no web servers.
 */
function isSafeImage(value: unknown, allowLoopback: boolean): value is string {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  const url = new URL(value);
  if (url.username || url.password) return false;
  if (isLoopbackHost(url.hostname)) return allowLoopback && /^https?:$/.test(url.protocol);
  return url.protocol === 'https:' && url.port === '' && isPublicHost(url.hostname);
}

type Expected = FieldProblem['expected'];

/**
 * Reads one object field by field. Drops and reports invalid fields. `null` counts as absent.
 */
class FieldReader {
  readonly #members: Map<string, unknown>;
  readonly #prefix: string;
  readonly #problems: FieldProblem[];

  constructor(object: JsonObject, prefix: string, problems: FieldProblem[]) {
    this.#members = membersOf(object);
    this.#prefix = prefix;
    this.#problems = problems;
  }

  /**
   * Returns a field's value before validation. All texts are truncated, even times and dates, because the seconds of a time
   * may have any number of digits.
   */
  raw(name: string): unknown {
    const value = this.#members.get(name.toLowerCase()) ?? undefined;
    return typeof value === 'string' ? value.slice(0, MAX_TEXT) : value;
  }

  /** Returns `{ [name]: value }`, or `{}` if the field is absent or invalid, to be spread into a record. */
  read<N extends string, T>(name: N, schema: z.ZodMiniType<T>, expected: Expected): { [K in N]?: T } {
    const value = this.raw(name);
    if (value === undefined) return {};
    const parsed = safeRead(schema, value);
    if (parsed.success) return { [name]: parsed.data } as { [K in N]?: T };
    this.refuse(name, expected, value);
    return {};
  }

  readText<N extends string>(name: N): { [K in N]?: string } {
    return this.read(name, TextSchema, 'text');
  }

  /** Platforms also send an ID as a number. One that was rounded would be another ID, so it is refused. */
  readId<N extends string>(name: N): { [K in N]?: string } {
    const value = this.raw(name);
    if (Number.isSafeInteger(value)) return { [name]: String(value) } as { [K in N]?: string };
    return this.readText(name);
  }

  refuse(name: string, expected: Expected, found: unknown): void {
    addProblem(this.#problems, this.#prefix + name, expected, found);
  }
}

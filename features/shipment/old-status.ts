import { isObject } from '../../utils/json.ts';
import { OptionalTextSchema, safeRead, z } from '../../utils/zod.ts';
import { readStatus } from './status.ts';

/** A stored status of the first version, which knew four states. */
const OldStatusSchema = z.looseObject({
  tone: z.enum(['delivered', 'moving', 'problem', 'unknown']),
  status: OptionalTextSchema,
});

/**
 * Reads a stored status of the first version: its state is read again from its name, so that the first lookup after an
 * update does not look like a change.
 * @param value anything with `tone` and perhaps `status`; other fields stay as they are
 * @returns `value` itself if it is no such status
 */
export function fromOldStatus(value: unknown): unknown {
  const old = safeRead(OldStatusSchema, value);
  if (!old.success) return value;
  const { tone, status = '' } = old.data;
  const { category, kind } = readStatus({ status });
  const before = tone === 'moving' ? 'inTransit' : tone;
  return { ...old.data, tone: kind ? category : before };
}

/** Applies a conversion to each entry of a stored list; anything else is left to the list's schema. */
export function mapStored(value: unknown, convert: (entry: unknown) => unknown): unknown {
  return Array.isArray(value) ? value.map(convert) : value;
}

/** Applies a conversion to a field of a stored object, if it has that field. */
export function withStored(value: unknown, field: string, convert: (part: unknown) => unknown): unknown {
  if (!isObject(value) || !(field in value)) return value;
  return { ...value, [field]: convert(value[field]) };
}

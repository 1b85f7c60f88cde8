import { findTrackingIds } from '../../utils/tracking/detect.ts';
import type { TaughtPattern } from '../../utils/tracking/taught-pattern.ts';
import { TrackingIdSchema } from '../../utils/tracking-id.ts';

/** The tracking ID in a text, the best evidence first; nothing where none is recognised. */
export function recogniseId(text: string, taught: readonly TaughtPattern[]): string | undefined {
  const [first, ...others] = findTrackingIds(text, { taught });
  if (!first) return undefined;
  return others.reduce((best, match) => (match.confidence > best.confidence ? match : best), first).id;
}

/**
 * The tracking ID that somebody meant by what they entered. An ID is recognised between other words; anything else
 * is taken as it stands, without spaces, because the platform's IDs have no specified form.
 */
export function readId(text: string, taught: readonly TaughtPattern[]): string | undefined {
  const recognised = recogniseId(text, taught);
  if (recognised) return recognised;
  const parsed = TrackingIdSchema.safeParse(text.replace(/\s+/g, ''));
  return parsed.success ? parsed.data : undefined;
}

import { TrackingIdSchema } from '../../features/shipment/model.ts';

/**
 * The tracking ID that somebody meant by what they entered. An ID is recognised between other words; anything else
 * is taken as it stands, without spaces, because the platform's IDs have no specified form.
 */
export function readId(text: string, recognise: (text: string) => string | undefined): string | undefined {
  const recognised = recognise(text);
  if (recognised) return recognised;
  const parsed = TrackingIdSchema.safeParse(text.replace(/\s+/g, ''));
  return parsed.success ? parsed.data : undefined;
}

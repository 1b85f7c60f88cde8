import { z } from './zod.ts';

/** Whatever can stand in `trackingId=`: the specification gives no format, so only length and control characters are checked. */
export const TrackingIdSchema = z
  .string()
  .min(3)
  .max(64)
  .regex(/^[^\s\p{Cc}\p{Cf}]+$/u);

import { z } from './zod.ts';

/** The two environments of the Client API (spec section 9); keys, tokens and answers of one never serve the other. */
export const EnvironmentSchema = z.enum(['production', 'sandbox']);
export type Environment = z.infer<typeof EnvironmentSchema>;

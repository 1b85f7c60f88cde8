import type { JsonObject } from '../reply-shapes.ts';

/** What a sample may depend on: the address of its images, and today. */
export interface SampleContext {
  /** The address of a proof image, such as `image('door-blue.jpg')`. */
  image: (file: string) => string;
  /** A moment before the start of the platform, so that samples are always recent. */
  daysAgo: (days: number, utcTime: string) => { iso: string; date: string };
}

/** How a lookup of one sample is answered. */
export type Sample =
  | { kind: 'record'; record: JsonObject; isSlow?: boolean }
  | { kind: 'failure'; status: number; message: string };

/** Measures time from `now` in whole days, at a given time of day in UTC. */
export function daysBefore(now: Date): SampleContext['daysAgo'] {
  return (days, utcTime) => {
    const date = new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);
    return { iso: `${date}T${utcTime}Z`, date };
  };
}

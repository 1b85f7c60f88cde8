import type { JsonObject } from '../../../utils/json.ts';

/** The inputs of a sample: the URLs of images, and the current date. */
export interface SampleContext {
  /** The URL of a proof image, such as `image('door-blue.jpg')`. */
  image: (file: string) => string;
  /** A time before the start of the platform, so that samples are always recent. */
  daysAgo: (days: number, utcTime: string) => { iso: string; date: string };
}

/** A sample that has a shipment. */
export interface SampleRecord {
  kind: 'record';
  record: JsonObject;
  isSlow?: boolean;
}

/** The response to a lookup of one sample. */
export type Sample = SampleRecord | { kind: 'failure'; status: number; message: string };

/** Counts whole days back from `now`, at a given time of day in UTC. */
export function daysBefore(now: Date): SampleContext['daysAgo'] {
  return (days, utcTime) => {
    const date = new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);
    return { iso: `${date}T${utcTime}Z`, date };
  };
}

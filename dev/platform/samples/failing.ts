import { SAMPLE_IDS } from '../../sample-ids.ts';
import type { Sample, SampleContext } from './sample.ts';
import { moving } from './under-way.ts';

/** An unknown shipment. */
export function notFound(): Sample {
  return { kind: 'failure', status: 404, message: 'Shipment not found' };
}

/** A valid record with a slow response. */
export function slow(context: SampleContext): Sample {
  const sample = moving(context);
  return { ...sample, isSlow: true, record: { ...sample.record, trackingId: SAMPLE_IDS.slow } };
}

/** An error of the platform itself. */
export function platformError(): Sample {
  return {
    kind: 'failure',
    status: 500,
    message: 'The shipment store is being repaired, reference SAMPLE-500',
  };
}

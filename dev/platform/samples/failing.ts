import { SAMPLE_IDS } from '../../sample-ids.ts';
import type { Sample, SampleContext } from './sample.ts';
import { moving } from './under-way.ts';

/** The platform knows no such shipment. */
export function notFound(): Sample {
  return { kind: 'failure', status: 404, message: 'Shipment not found' };
}

/** A good record that takes its time. */
export function slow(context: SampleContext): Sample {
  const sample = moving(context);
  if (sample.kind === 'failure') return sample;
  return { ...sample, isSlow: true, record: { ...sample.record, trackingId: SAMPLE_IDS.slow } };
}

/** The platform answers, with an error of its own. */
export function platformError(): Sample {
  return {
    kind: 'failure',
    status: 500,
    message: 'The shipment store is being repaired, reference SAMPLE-500',
  };
}

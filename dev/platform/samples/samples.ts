import type { Environment } from '../../../features/platform/model.ts';
import { BULK_SIZE, bulkId, SAMPLE_IDS } from '../../sample-ids.ts';
import { asSandbox } from './as-sandbox.ts';
import { deliveredWithoutImages, deliveredWithProof } from './delivered.ts';
import { notFound, platformError, slow } from './failing.ts';
import { handedOverDelivered, handedOverMoving } from './handed-over.ts';
import { minimal, unknownStatus, wrongTypes } from './odd-records.ts';
import type { Sample, SampleContext } from './sample.ts';
import { longTexts, otherAlphabet } from './texts.ts';
import { bulk, moving, problem, stale, withEvents } from './under-way.ts';

type MakeSample = (context: SampleContext) => Sample;

const NAMED: Record<keyof typeof SAMPLE_IDS, MakeSample> = {
  deliveredWithProof,
  deliveredWithoutImages,
  handedOverMoving,
  handedOverDelivered,
  moving,
  problem,
  unknownStatus,
  minimal,
  wrongTypes,
  longTexts,
  otherAlphabet,
  notFound,
  slow,
  platformError,
  withEvents,
  stale,
};

const BY_ID = new Map<string, MakeSample>();
for (const name of Object.keys(NAMED) as (keyof typeof NAMED)[]) BY_ID.set(SAMPLE_IDS[name], NAMED[name]);
for (let index = 0; index < BULK_SIZE; index += 1) {
  BY_ID.set(bulkId(index), (context) => bulk(index, context));
}

/** The sample shipment with this ID in an environment; all other IDs are not found. */
export function findSample(trackingId: string, environment: Environment, context: SampleContext): Sample {
  const sample = (BY_ID.get(trackingId) ?? notFound)(context);
  return environment === 'sandbox' ? asSandbox(sample) : sample;
}

import { objectOf, parseJson } from '../../utils/json.ts';
import { formatJson, SAMPLE_TRACKING_ID, samplePayload } from './samples.ts';

/** Several test webhooks in order: the journey of a shipment, and drills for the receiver. */
export type SequenceKind = 'journey' | 'duplicate' | 'outOfOrder';

/** Keys of the message catalogue's `webhook.stepName`. */
export type StepName = 'moving' | 'handedOver' | 'delivered' | 'first' | 'again';

export interface SequenceStep {
  name: StepName;
  /** Creates the payload when the step is sent. */
  payload(now: Date): string;
}

const HOUR_MS = 3_600_000;

/**
 * The steps of a sequence.
 * @param payload the text in the editor: `duplicate` sends it twice, the other sequences use its tracking ID
 */
export function sequenceSteps(kind: SequenceKind, payload: string): SequenceStep[] {
  const trackingId = trackingIdOf(payload) ?? SAMPLE_TRACKING_ID;
  const sampleAt = (sample: Parameters<typeof samplePayload>[0], laterMs = 0) => {
    return (now: Date) => formatJson(samplePayload(sample, new Date(now.getTime() + laterMs), trackingId));
  };
  const delivered: SequenceStep = { name: 'delivered', payload: sampleAt('deliveredWithProof') };
  if (kind === 'duplicate') {
    return [
      { name: 'first', payload: () => payload },
      { name: 'again', payload: () => payload },
    ];
  }
  // The later event is sent first.
  if (kind === 'outOfOrder') {
    return [delivered, { name: 'moving', payload: sampleAt('inTransit', -HOUR_MS) }];
  }
  return [
    { name: 'moving', payload: sampleAt('inTransit') },
    { name: 'handedOver', payload: sampleAt('handedToCarrier') },
    delivered,
  ];
}

/** The tracking ID in a payload. */
export function trackingIdOf(payload: string): string | undefined {
  const { trackingId } = objectOf(objectOf(parseJson(payload)).data);
  return typeof trackingId === 'string' && trackingId !== '' ? trackingId : undefined;
}

import { computed, signal } from '@preact/signals';
import type { WebhookEvent } from '../../../utils/webhook-payload.ts';
import { formatJson, type WebhookSample, webhookSample } from '../../../utils/webhook-samples.ts';
import { checkPayload, eventOf, withEvent } from './payload-check.ts';
import { type PayloadField, withField } from './payload-fields.ts';

/**
 * The payload in the editor: from which sample it comes, and whether it can be sent.
 * @param now dates the samples
 */
export function createPayloadState(now: () => Date) {
  const textOf = (sample: WebhookSample) => formatJson(webhookSample(sample, now()));

  /** Absent after something else was put into the editor. */
  const sample = signal<WebhookSample | undefined>('deliveredWithProof');
  /** The text as it was taken, to tell whether it was edited since. */
  const takenText = signal(textOf('deliveredWithProof'));
  const payload = signal(takenText.value);

  const check = computed(() => checkPayload(payload.value));
  const event = computed(() => eventOf(check.value));
  const isEdited = computed(() => payload.value !== takenText.value);

  /** Puts a text into the editor, to which `reset` returns. */
  function take(text: string): void {
    sample.value = undefined;
    takenText.value = text;
    payload.value = text;
  }

  function takeSample(next: WebhookSample): void {
    take(textOf(next));
    sample.value = next;
  }

  return {
    sample,
    takenText,
    payload,
    check,
    event,
    isEdited,
    take,
    takeSample,
    setPayload(text: string) {
      payload.value = text;
    },
    setEvent(next: WebhookEvent) {
      payload.value = withEvent(payload.value, next) ?? payload.value;
    },
    setField(field: PayloadField, entered: string) {
      payload.value = withField(payload.value, field, entered) ?? payload.value;
    },
    format() {
      if (check.value.kind === 'json') payload.value = formatJson(check.value.value);
    },
    /** Back to the text as it was taken. */
    reset() {
      payload.value = takenText.value;
    },
  };
}

export type PayloadState = ReturnType<typeof createPayloadState>;

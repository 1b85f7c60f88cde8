import { computed, signal } from '@preact/signals';
import { prettyJson } from '../../utils/json.ts';
import type { WebhookEvent } from './model.ts';
import { checkPayload, eventOf } from './payload-check.ts';
import { type PayloadField, withEvent, withField } from './payload-edit.ts';
import { formatJson, samplePayload, type WebhookSample } from './samples.ts';

/**
 * The payload in the editor, its sample, and whether it can be sent.
 * @param now the time used in samples
 */
export function createPayloadState(now: () => Date) {
  const textOf = (name: WebhookSample) => formatJson(samplePayload(name, now()));

  /** Undefined once other text was loaded into the editor. */
  const sample = signal<WebhookSample | undefined>('deliveredWithProof');
  /** The text that was loaded, to detect edits. */
  const loadedText = signal(textOf('deliveredWithProof'));
  const text = signal(loadedText.value);

  const check = computed(() => checkPayload(text.value));
  const event = computed(() => eventOf(check.value));
  const isEdited = computed(() => text.value !== loadedText.value);

  /** Loads a text into the editor; `reset` returns to it. */
  function load(next: string): void {
    sample.value = undefined;
    loadedText.value = next;
    text.value = next;
  }

  return {
    sample,
    loadedText,
    text,
    check,
    event,
    isEdited,
    load,
    loadSample(name: WebhookSample) {
      load(textOf(name));
      sample.value = name;
    },
    setText(next: string) {
      text.value = next;
    },
    setEvent(next: WebhookEvent) {
      text.value = withEvent(text.value, next) ?? text.value;
    },
    setField(field: PayloadField, entered: string) {
      text.value = withField(text.value, field, entered) ?? text.value;
    },
    format() {
      text.value = prettyJson(text.value);
    },
    reset() {
      text.value = loadedText.value;
    },
  };
}

export type PayloadState = ReturnType<typeof createPayloadState>;

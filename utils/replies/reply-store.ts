import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Failure } from '../errors.ts';
import type { Send } from '../messaging.ts';
import { type ReplyLanguage, replyLanguageFor } from './language.ts';
import type { ReplySettings } from './settings.ts';

export type ReplyLoading =
  | { step: 'loading' }
  | { step: 'failed'; failure: Failure }
  | { step: 'ready'; settings: ReplySettings };

export interface ReplyStore {
  loading: ReadonlySignal<ReplyLoading>;
  language: ReadonlySignal<ReplyLanguage>;
  leavesNameOut: ReadonlySignal<boolean>;
  /** Reads templates and choices, at the start and whenever they may have changed elsewhere. */
  load(): Promise<void>;
  chooseLanguage(language: ReplyLanguage): void;
  leaveNameOut(isLeftOut: boolean): void;
}

/**
 * Templates and choices for one place that writes replies. A choice holds at once and is remembered beside that: an agent
 * never waits for the store, and one that cannot be kept is only not remembered.
 * @param agentLanguage of the browser, such as `fr-CA`
 */
export function createReplyStore(send: Send, agentLanguage: string): ReplyStore {
  const loading = signal<ReplyLoading>({ step: 'loading' });
  const chosen = signal<{ language?: ReplyLanguage; leavesNameOut?: boolean }>({});
  const kept = computed(() => (loading.value.step === 'ready' ? loading.value.settings.choices : undefined));
  const language = computed(
    () => chosen.value.language ?? kept.value?.language ?? replyLanguageFor(agentLanguage),
  );
  const leavesNameOut = computed(() => chosen.value.leavesNameOut ?? kept.value?.leavesNameOut ?? false);

  function choose(choice: { language?: ReplyLanguage; leavesNameOut?: boolean }): void {
    chosen.value = { ...chosen.value, ...choice };
    void send('saveReplyChoices', choice);
  }

  return {
    loading,
    language,
    leavesNameOut,
    async load() {
      const outcome = await send('getReplySettings', {});
      if (outcome.ok) loading.value = { step: 'ready', settings: outcome.value };
      else if (loading.value.step !== 'ready') loading.value = { step: 'failed', failure: outcome.failure };
    },
    chooseLanguage: (chosenLanguage) => choose({ language: chosenLanguage }),
    leaveNameOut: (isLeftOut) => choose({ leavesNameOut: isLeftOut }),
  };
}

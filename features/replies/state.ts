import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { latestOnly } from '../../utils/async.ts';
import type { Failure } from '../../utils/outcome.ts';
import type { Send } from '../protocol.ts';
import type { ReplySettings } from './messages.ts';
import { type ReplyLanguage, replyLanguageFor } from './model.ts';

export type ReplyLoading =
  | { step: 'loading' }
  | { step: 'failed'; failure: Failure }
  | { step: 'ready'; settings: ReplySettings };

export interface ReplyStore {
  loading: ReadonlySignal<ReplyLoading>;
  language: ReadonlySignal<ReplyLanguage>;
  leavesNameOut: ReadonlySignal<boolean>;
  /** Loads templates and choices, at the start and whenever they may have changed elsewhere. */
  load(): Promise<void>;
  chooseLanguage(language: ReplyLanguage): void;
  leaveNameOut(isLeftOut: boolean): void;
}

/**
 * Templates and choices for one page that writes replies. A choice takes effect immediately and is saved in the
 * background; if saving fails, the choice is lost when the page closes.
 * @param agentLanguage the browser's language, such as `fr-CA`
 */
export function createReplyStore(send: Send, agentLanguage: string): ReplyStore {
  const loading = signal<ReplyLoading>({ step: 'loading' });
  const chosen = signal<{ language?: ReplyLanguage; leavesNameOut?: boolean }>({});
  const saved = computed(() => (loading.value.step === 'ready' ? loading.value.settings.choices : undefined));
  const language = computed(
    () => chosen.value.language ?? saved.value?.language ?? replyLanguageFor(agentLanguage),
  );
  const leavesNameOut = computed(() => chosen.value.leavesNameOut ?? saved.value?.leavesNameOut ?? false);

  const readings = latestOnly();

  function choose(choice: { language?: ReplyLanguage; leavesNameOut?: boolean }): void {
    chosen.value = { ...chosen.value, ...choice };
    void send('saveReplyChoices', choice);
  }

  return {
    loading,
    language,
    leavesNameOut,
    async load() {
      const isLatest = readings.ask();
      const outcome = await send('getReplySettings', {});
      if (outcome.ok) {
        if (isLatest()) loading.value = { step: 'ready', settings: outcome.value };
      } else if (loading.value.step !== 'ready') loading.value = { step: 'failed', failure: outcome.failure };
    },
    chooseLanguage: (chosenLanguage) => choose({ language: chosenLanguage }),
    leaveNameOut: (isLeftOut) => choose({ leavesNameOut: isLeftOut }),
  };
}

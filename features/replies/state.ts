import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { latestOnly } from '../../utils/async.ts';
import type { Failure } from '../../utils/outcome.ts';
import type { SharedSend } from '../shared-protocol.ts';
import { customerLanguage, type DetectLanguages } from './customer-language.ts';
import { type ReplyLanguage, replyLanguageFor } from './languages.ts';
import type { ReplySettings } from './messages.ts';

export type ReplyLoading =
  | { step: 'loading' }
  | { step: 'failed'; failure: Failure }
  | { step: 'ready'; settings: ReplySettings };

export interface ReplyStore {
  loading: ReadonlySignal<ReplyLoading>;
  language: ReadonlySignal<ReplyLanguage>;
  /** Whether the language is that of the text around the ID. */
  isLanguageDetected: ReadonlySignal<boolean>;
  leavesNameOut: ReadonlySignal<boolean>;
  /** Loads templates and choices, at the start and whenever they may have changed elsewhere. */
  load(): Promise<void>;
  /** Starts the reply about another ID. Resolves when the language of the text around it is known, if there is one. */
  startAt(place: ReplyPlace): Promise<void>;
  /** Resolves when the choice has been made or refused. */
  chooseLanguage(language: ReplyLanguage): void | Promise<void>;
  leaveNameOut(isLeftOut: boolean): void;
}

/** Where a reply is written: the host of the helpdesk, and the text around the ID. */
interface ReplyPlace {
  host?: string | undefined;
  textAround?: string | undefined;
}

/**
 * Templates and choices for one page that writes replies. A choice takes effect immediately and is saved in the
 * background; if saving fails, the choice is lost when the page closes.
 * @param agentLocale of the interface, such as `fr-CA`; reads a signal, because the agent may change the language
 * @param detect absent where no text around an ID is known
 */
export function createReplyStore(
  send: SharedSend,
  agentLocale: () => string,
  detect?: DetectLanguages,
): ReplyStore {
  const loading = signal<ReplyLoading>({ step: 'loading' });
  const host = signal<string>();
  /** The language chosen for this reply. */
  const picked = signal<ReplyLanguage>();
  const detected = signal<ReplyLanguage>();
  /** The choices made on this page, which may not have been saved. */
  const chosen = signal<{ languages: Map<string | undefined, ReplyLanguage>; leavesNameOut?: boolean }>({
    languages: new Map(),
  });
  const saved = computed(() => (loading.value.step === 'ready' ? loading.value.settings.choices : undefined));
  const lastLanguage = computed(() => {
    const { languages } = chosen.value;
    const here = host.value && (languages.get(host.value) ?? saved.value?.languages?.[host.value]);
    return here || languages.get(undefined) || saved.value?.language || replyLanguageFor(agentLocale());
  });
  const language = computed(() => picked.value ?? detected.value ?? lastLanguage.value);
  const leavesNameOut = computed(() => chosen.value.leavesNameOut ?? saved.value?.leavesNameOut ?? false);

  const readings = latestOnly();
  const detections = latestOnly();

  return {
    loading,
    language,
    isLanguageDetected: computed(() => picked.value === undefined && detected.value !== undefined),
    leavesNameOut,
    async startAt(place) {
      host.value = place.host;
      picked.value = undefined;
      detected.value = undefined;
      const isLatest = detections.ask();
      const found = detect && (await customerLanguage(place.textAround, detect));
      if (isLatest()) detected.value = found;
    },
    async load() {
      const isLatest = readings.ask();
      const outcome = await send('getReplySettings', {});
      if (outcome.ok) {
        if (isLatest()) loading.value = { step: 'ready', settings: outcome.value };
      } else if (loading.value.step !== 'ready') loading.value = { step: 'failed', failure: outcome.failure };
    },
    chooseLanguage(chosenLanguage) {
      picked.value = chosenLanguage;
      const languages = new Map(chosen.value.languages);
      for (const place of [undefined, host.value]) languages.set(place, chosenLanguage);
      chosen.value = { ...chosen.value, languages };
      void send('saveReplyChoices', { language: chosenLanguage, ...(host.value && { host: host.value }) });
    },
    leaveNameOut(isLeftOut) {
      chosen.value = { ...chosen.value, leavesNameOut: isLeftOut };
      void send('saveReplyChoices', { leavesNameOut: isLeftOut });
    },
  };
}

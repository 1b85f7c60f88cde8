import { computed, signal } from '@preact/signals';
import { createQueue, latestOnly, lazyAsync } from '../../utils/async.ts';
import type { Failure } from '../../utils/outcome.ts';
import type { Send } from '../protocol.ts';
import { type ReplyLanguage, replyLanguageFor } from './languages.ts';
import { MAX_TEMPLATE_LENGTH, NO_SENDER, type ReplyState, type TemplateEdits } from './model.ts';
import type { SenderState } from './sender-state.ts';
import type { ReplyLoading } from './state.ts';
import { parseTemplate, type TemplateProblem } from './writer/parse-template.ts';
import type { ReplyResult } from './writer/write-reply.ts';

export type TemplateSaving =
  | { step: 'idle' | 'saving' | 'saved' }
  /** The user tried to save a template with problems. */
  | { step: 'refused' };
/** A template that could not be saved. */
export interface UnsavedTemplate {
  language: ReplyLanguage;
  state: ReplyState;
  failure: Failure;
}
export type TextProblem = TemplateProblem | { kind: 'empty' } | { kind: 'tooLong' };
/** How a template differs from the default and from the stored one. */
export type TemplateStanding = 'default' | 'edited' | 'unsaved';

interface Dependencies {
  send: Send;
  /** The locale of the interface, such as `fr-CA`: its language is shown first, with its dates. */
  locale: string;
}

/** Loads the writer with the default texts of all languages, for which the options' other pages need not wait. */
const loadWriter = lazyAsync(async () => {
  const [edits, { previewTemplate }, { createSenderState }] = await Promise.all([
    import('./writer/template-edits.ts'),
    import('./writer/preview-template.ts'),
    import('./sender-state.ts'),
  ]);
  return { ...edits, previewTemplate, createSenderState };
});
const NOTHING: ReplyResult = { step: 'empty', missing: [] };

/** State of the options section Replies: the saved templates and a draft of each edited template. */
export function createTemplatesState({ send, locale }: Dependencies) {
  const loading = signal<ReplyLoading>({ step: 'loading' });
  const language = signal<ReplyLanguage>(replyLanguageFor(locale));
  const state = signal<ReplyState>('delivered');
  const drafts = signal<ReadonlyMap<string, string>>(new Map());
  const saving = signal<TemplateSaving>({ step: 'idle' });
  /** By the key of the template: the result may come while another template is on screen. */
  const failures = signal<ReadonlyMap<string, UnsavedTemplate>>(new Map());
  const enqueue = createQueue();
  const readings = latestOnly();
  /** Loaded with the templates, and always defined once `loading` is `ready`. */
  let writer: Awaited<ReturnType<typeof loadWriter>> | undefined;

  /** `undefined` until the settings are loaded. */
  const settings = computed(() => (loading.value.step === 'ready' ? loading.value.settings : undefined));
  const edits = computed<TemplateEdits>(() => settings.value?.edits ?? {});
  const text = computed(() => textOf(language.value, state.value));
  // Reads `settings`, because `writer` is not a signal.
  const defaultText = computed(
    () => (settings.value && writer?.defaultTemplate(language.value, state.value)) || '',
  );
  const problems = computed(() => problemsOf(text.value));
  const savedSender = computed(() => settings.value?.choices.sender ?? NO_SENDER);
  const sender = signal<SenderState>();
  /** The keys of the templates that are set by the organisation's policy. */
  const lockedKeys = computed(() => {
    return new Set(
      Object.entries(settings.value?.managed ?? {}).flatMap(([inLanguage, states]) =>
        Object.keys(states).map((forState) => keyOf(inLanguage, forState)),
      ),
    );
  });
  /** All drafts but those of templates that the policy sets. These are kept, and used again once it no longer does. */
  const openDrafts = computed(() => new Map([...drafts.value].filter(([key]) => !lockedKeys.value.has(key))));
  const hasDrafts = computed(() => openDrafts.value.size > 0 || sender.value?.isChanged.value === true);
  const isLocked = computed(() => lockedKeys.value.has(keyOf(language.value, state.value)));
  const standing = computed(() => standingOf(language.value, state.value));

  function textOf(ofLanguage: ReplyLanguage, ofState: ReplyState): string {
    const stored = edits.value;
    return (
      openDrafts.value.get(keyOf(ofLanguage, ofState)) ??
      writer?.templateOf(stored, ofLanguage, ofState) ??
      ''
    );
  }

  function standingOf(ofLanguage: ReplyLanguage, ofState: ReplyState): TemplateStanding {
    if (openDrafts.value.has(keyOf(ofLanguage, ofState))) return 'unsaved';
    return edits.value[ofLanguage]?.[ofState] === undefined ? 'default' : 'edited';
  }

  function dropFailure(ofLanguage: ReplyLanguage, ofState: ReplyState): void {
    const next = new Map(failures.value);
    if (next.delete(keyOf(ofLanguage, ofState))) failures.value = next;
  }

  /** A draft equal to the saved template is discarded. */
  function setDraft(draft: string | undefined): void {
    const next = new Map(drafts.value);
    if (draft === undefined || draft === writer?.templateOf(edits.value, language.value, state.value)) {
      next.delete(keyOf(language.value, state.value));
    } else next.set(keyOf(language.value, state.value), draft);
    drafts.value = next;
    dropFailure(language.value, state.value);
    if (saving.value.step !== 'saving') saving.value = { step: 'idle' };
  }

  const preview = (isAllKnown: boolean) =>
    writer?.previewTemplate({
      text: text.value,
      language: language.value,
      state: state.value,
      locale,
      isAllKnown,
      sender: sender.value?.current.value ?? NO_SENDER,
    }) ?? NOTHING;

  /** Loads the saved templates, at the start and whenever they may have changed elsewhere. Drafts are preserved. */
  async function load(): Promise<void> {
    const isLatest = readings.ask();
    const [answer, loaded] = await Promise.all([
      send('getReplySettings', {}),
      loadWriter().catch(() => undefined),
    ]);
    writer ??= loaded;
    sender.value ??= loaded?.createSenderState(send, savedSender, load);
    if (answer.ok && writer) {
      if (isLatest()) loading.value = { step: 'ready', settings: answer.value };
    } else if (loading.value.step !== 'ready') {
      loading.value = { step: 'failed', failure: answer.ok ? { kind: 'interrupted' } : answer.failure };
    }
  }

  async function save(): Promise<void> {
    if (!writer || isLocked.value || loading.value.step !== 'ready' || saving.value.step === 'saving') return;
    if (problems.value.length > 0) {
      saving.value = { step: 'refused' };
      return;
    }
    const [inLanguage, forState, savedText] = [language.value, state.value, text.value];
    const isDefault = savedText === writer.defaultTemplate(inLanguage, forState);
    saving.value = { step: 'saving' };
    dropFailure(inLanguage, forState);
    // In a queue, so that the last answer is the latest.
    const answer = await enqueue(() =>
      send('saveReplyTemplate', {
        language: inLanguage,
        state: forState,
        text: isDefault ? undefined : savedText,
      }),
    );
    // The page may now show another template, whose status this result must not change.
    const isShown = language.value === inLanguage && state.value === forState;
    if (!answer.ok) {
      const failed = { language: inLanguage, state: forState, failure: answer.failure };
      failures.value = new Map(failures.value).set(keyOf(inLanguage, forState), failed);
      if (isShown) saving.value = { step: 'idle' };
      return;
    }
    readings.drop();
    loading.value = { step: 'ready', settings: answer.value };
    // Text typed since then stays a draft.
    const next = new Map(drafts.value);
    if (next.get(keyOf(inLanguage, forState)) === savedText) next.delete(keyOf(inLanguage, forState));
    drafts.value = next;
    if (isShown) saving.value = { step: 'saved' };
  }

  return {
    loading,
    language,
    state,
    text,
    problems,
    /** Whether the template is set by the organisation's policy. */
    isLocked,
    /** The name and the signature for all templates; always defined once `loading` is `ready`. */
    sender,
    standing,
    standingOf,
    hasDrafts,
    defaultText,
    saving,
    /** The templates that could not be saved and have not been changed since. */
    failures: computed(() => [...failures.value.values()]),
    /** The template filled in for a sample shipment: with all values, and with only the tracking ID. */
    allKnown: computed(() => preview(true)),
    idOnly: computed(() => preview(false)),
    load,
    save,
    edit: (draft: string) => setDraft(draft),
    undo: () => setDraft(undefined),
    chooseLanguage(chosen: ReplyLanguage): void {
      language.value = chosen;
      saving.value = { step: 'idle' };
    },
    chooseState(chosen: ReplyState): void {
      state.value = chosen;
      saving.value = { step: 'idle' };
    },
  };
}

export type TemplatesState = ReturnType<typeof createTemplatesState>;

function keyOf(language: string, state: string): string {
  return `${language}.${state}`;
}

function problemsOf(text: string): TextProblem[] {
  if (text.trim() === '') return [{ kind: 'empty' }];
  const parsed = parseTemplate(text);
  const problems: TextProblem[] = parsed.ok ? [] : parsed.problems;
  return text.length > MAX_TEMPLATE_LENGTH ? [...problems, { kind: 'tooLong' }] : problems;
}

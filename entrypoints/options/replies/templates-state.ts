import { computed, signal } from '@preact/signals';
import type { Failure } from '../../../utils/errors.ts';
import type { Send } from '../../../utils/messaging.ts';
import { type ReplyLanguage, replyLanguageFor, replyLocale } from '../../../utils/replies/language.ts';
import { SAMPLE_ID, sampleShipment } from '../../../utils/replies/sample.ts';
import type { ReplySettings } from '../../../utils/replies/settings.ts';
import type { ReplyState } from '../../../utils/replies/state.ts';
import { parseTemplate, type TemplateProblem } from '../../../utils/replies/template.ts';
import {
  defaultTemplate,
  LONGEST_TEMPLATE,
  type TemplateEdits,
  templateOf,
  withTemplate,
} from '../../../utils/replies/templates.ts';
import { replyValues } from '../../../utils/replies/values.ts';
import { type Reply, writeReply } from '../../../utils/replies/write-reply.ts';

export type Loading =
  | { step: 'loading' }
  | { step: 'failed'; failure: Failure }
  | { step: 'ready'; settings: ReplySettings };
export type Keeping =
  | { step: 'idle' | 'keeping' | 'kept' }
  /** Keep was pressed while the template is wrong. */
  | { step: 'refused' }
  | { step: 'failed'; failure: Failure };
export type TextProblem = TemplateProblem | { kind: 'empty' } | { kind: 'tooLong' };
/** How a template stands to the default and to what is stored. */
export type TemplateStanding = 'default' | 'edited' | 'notKept';

interface Dependencies {
  send: Send;
  /** Of the browser, such as `fr-CA`. */
  language: string;
  /** For dates in replies of the same language. */
  locale: string;
}

/** State of the section Replies: the templates that are kept, and a draft over each that is being changed. */
export function createTemplatesState({ send, language: agentLanguage, locale }: Dependencies) {
  const loading = signal<Loading>({ step: 'loading' });
  const language = signal<ReplyLanguage>(replyLanguageFor(agentLanguage));
  const state = signal<ReplyState>('delivered');
  const drafts = signal<ReadonlyMap<string, string>>(new Map());
  const keeping = signal<Keeping>({ step: 'idle' });

  const edits = computed<TemplateEdits>(() =>
    loading.value.step === 'ready' ? loading.value.settings.edits : {},
  );
  const text = computed(() => textOf(language.value, state.value));
  const problems = computed(() => problemsOf(text.value));
  const hasDrafts = computed(() => drafts.value.size > 0);
  const isLocked = computed(() => {
    const { step } = loading.value;
    const managed = step === 'ready' ? loading.value.settings.managed : undefined;
    return managed?.[language.value]?.[state.value] !== undefined;
  });
  const standing = computed(() => standingOf(language.value, state.value));

  function textOf(ofLanguage: ReplyLanguage, ofState: ReplyState): string {
    return drafts.value.get(keyOf(ofLanguage, ofState)) ?? templateOf(edits.value, ofLanguage, ofState);
  }

  function standingOf(ofLanguage: ReplyLanguage, ofState: ReplyState): TemplateStanding {
    if (drafts.value.has(keyOf(ofLanguage, ofState))) return 'notKept';
    return edits.value[ofLanguage]?.[ofState] === undefined ? 'default' : 'edited';
  }

  /** A draft that says what is kept is none. */
  function setDraft(draft: string | undefined): void {
    const next = new Map(drafts.value);
    if (draft === undefined || draft === templateOf(edits.value, language.value, state.value)) {
      next.delete(keyOf(language.value, state.value));
    } else next.set(keyOf(language.value, state.value), draft);
    drafts.value = next;
    if (keeping.value.step !== 'keeping') keeping.value = { step: 'idle' };
  }

  function preview(isAllKnown: boolean): Reply {
    const shipment = isAllKnown ? sampleShipment(state.value) : { problems: [] };
    const values = replyValues(SAMPLE_ID, shipment, {
      language: language.value,
      locale: replyLocale(language.value, locale),
    });
    return writeReply(text.value, values, { language: language.value, isSandbox: false });
  }

  /** Reads what is kept, at the start and whenever it may have changed elsewhere. Drafts stay. */
  async function load(): Promise<void> {
    const before = loading.value;
    const answer = await send('getReplySettings', {});
    // What was stored meanwhile is newer than this.
    if (loading.value !== before) return;
    if (answer.ok) loading.value = { step: 'ready', settings: answer.value };
    else if (before.step !== 'ready') loading.value = { step: 'failed', failure: answer.failure };
  }

  async function keep(): Promise<void> {
    if (isLocked.value || loading.value.step !== 'ready' || keeping.value.step === 'keeping') return;
    if (problems.value.length > 0) {
      keeping.value = { step: 'refused' };
      return;
    }
    const [inLanguage, forState, kept] = [language.value, state.value, text.value];
    keeping.value = { step: 'keeping' };
    const answer = await send('saveReplyTemplates', {
      edits: withTemplate(edits.value, inLanguage, forState, kept),
    });
    if (!answer.ok) {
      keeping.value = { step: 'failed', failure: answer.failure };
      return;
    }
    loading.value = { step: 'ready', settings: answer.value };
    // Somebody who has typed on meanwhile keeps what they typed.
    const next = new Map(drafts.value);
    if (next.get(keyOf(inLanguage, forState)) === kept) next.delete(keyOf(inLanguage, forState));
    drafts.value = next;
    keeping.value = { step: 'kept' };
  }

  return {
    loading,
    language,
    state,
    text,
    problems,
    /** Set by an organisation. */
    isLocked,
    standing,
    standingOf,
    hasDrafts,
    isDefaultText: computed(() => text.value === defaultTemplate(language.value, state.value)),
    keeping,
    /** The template on a sample shipment: as it reads with all values, and with the tracking ID alone. */
    allKnown: computed(() => preview(true)),
    idOnly: computed(() => preview(false)),
    load,
    keep,
    edit: (draft: string) => setDraft(draft),
    undo: () => setDraft(undefined),
    /** Puts the default into the field; keeping it makes it so. */
    useDefault: () => setDraft(defaultTemplate(language.value, state.value)),
    chooseLanguage(chosen: ReplyLanguage): void {
      language.value = chosen;
      keeping.value = { step: 'idle' };
    },
    chooseState(chosen: ReplyState): void {
      state.value = chosen;
      keeping.value = { step: 'idle' };
    },
  };
}

export type TemplatesState = ReturnType<typeof createTemplatesState>;

function keyOf(language: ReplyLanguage, state: ReplyState): string {
  return `${language}.${state}`;
}

function problemsOf(text: string): TextProblem[] {
  if (text.trim() === '') return [{ kind: 'empty' }];
  const parsed = parseTemplate(text);
  const problems: TextProblem[] = parsed.ok ? [] : parsed.problems;
  return text.length > LONGEST_TEMPLATE ? [...problems, { kind: 'tooLong' }] : problems;
}

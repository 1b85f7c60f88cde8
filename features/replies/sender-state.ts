import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Failure } from '../../utils/outcome.ts';
import type { Send } from '../protocol.ts';
import type { ReplySender } from './model.ts';

type SenderSaving = { step: 'idle' | 'saving' | 'saved' } | { step: 'failed'; failure: Failure };

/**
 * The agent's name and signature in the options: as saved, with what was changed since.
 * @param reload loads the saved ones again
 */
export function createSenderState(
  send: Send,
  saved: ReadonlySignal<ReplySender>,
  reload: () => Promise<void>,
) {
  const changes = signal<Partial<ReplySender>>({});
  const saving = signal<SenderSaving>({ step: 'idle' });
  const current = computed<ReplySender>(() => ({ ...saved.value, ...changes.value }));
  const isChanged = computed(
    () => current.value.agent !== saved.value.agent || current.value.signature !== saved.value.signature,
  );

  async function save(): Promise<void> {
    if (saving.value.step === 'saving') return;
    const sent = current.value;
    saving.value = { step: 'saving' };
    const answer = await send('saveReplyChoices', { sender: sent });
    if (!answer.ok) {
      saving.value = { step: 'failed', failure: answer.failure };
      return;
    }
    await reload();
    // Text typed since then stays unsaved.
    if (current.value.agent === sent.agent && current.value.signature === sent.signature) changes.value = {};
    saving.value = { step: 'saved' };
  }

  return {
    current,
    isChanged,
    saving,
    save,
    edit(part: Partial<ReplySender>): void {
      changes.value = { ...changes.value, ...part };
      if (saving.value.step !== 'saving') saving.value = { step: 'idle' };
    },
  };
}

export type SenderState = ReturnType<typeof createSenderState>;

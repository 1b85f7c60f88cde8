import { ChevronLeft } from 'lucide-preact';
import { Button } from '../../components/Button.tsx';
import { LookupPanel } from '../../components/LookupPanel.tsx';
import { useMessages } from '../../components/messages-context.ts';
import type { LookupState } from '../../utils/lookup-state.ts';
import { describeCopies, wishesOf } from '../../utils/replies/describe-copies.ts';
import type { ReplyStore } from '../../utils/replies/reply-store.ts';
import { describeLookup } from '../../utils/shipment-description.ts';
import type { WatchStore } from '../../utils/watch-state.ts';

interface Props {
  state: Exclude<LookupState, { step: 'idle' }>;
  watches: WatchStore;
  replies: ReplyStore;
  /** Of the environment that was asked. */
  isSandbox: boolean;
  locale: string;
  /** Absent where there is no list to go back to. */
  onBack: (() => void) | undefined;
  /** Absent where the ID's shape is known. */
  onTeach: (() => void) | undefined;
  onRefresh(): void;
  onOpenOptions(): void;
  onOpenTemplates(): void;
}

/** The answer, and the way back to the IDs on offer. */
export function Result({ state, watches, replies, isSandbox, locale, onBack, onTeach, ...does }: Props) {
  const messages = useMessages();
  const wording = { messages, locale, now: Date.now() };
  const answer = state.step === 'ready' ? state.lookup : undefined;
  return (
    <div class="result">
      {onBack && (
        <div class="result-bar">
          <Button variant="quiet" icon={<ChevronLeft size={14} aria-hidden="true" />} onClick={onBack}>
            {messages.popup.back}
          </Button>
        </div>
      )}
      <LookupPanel
        state={state}
        description={answer && describeLookup(answer, wording)}
        copies={describeCopies(state, wishesOf(replies, isSandbox), wording)}
        replies={replies}
        onTeach={onTeach}
        watch={watches.control(answer, locale)}
        {...does}
      />
    </div>
  );
}

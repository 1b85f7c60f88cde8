import { ChevronLeft } from 'lucide-preact';
import { Button } from '../../components/Button.tsx';
import { type LookupState, platformAnswer } from '../../features/lookup/state.ts';
import { LookupPanel } from '../../features/lookup/ui/LookupPanel.tsx';
import { useMessages } from '../../features/messages-context.tsx';
import { currentCopyOptions, describeCopies } from '../../features/replies/describe-copies.ts';
import type { ReplyStore } from '../../features/replies/state.ts';
import { describeLookup } from '../../features/shipment/shipment-description.ts';
import type { WatchStore } from '../../features/watch/state.ts';

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
  onAddPattern: (() => void) | undefined;
  onRefresh(): void;
  onOpenOptions(): void;
  onOpenTemplates(): void;
}

/** The answer, and the way back to the IDs on offer. */
export function Result({ state, watches, replies, isSandbox, locale, onBack, onAddPattern, ...does }: Props) {
  const messages = useMessages();
  const wording = { messages, locale, now: Date.now() };
  const answered = platformAnswer(state);
  const answer = answered?.lookup;
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
        copies={answered && describeCopies(answered, currentCopyOptions(replies, isSandbox), wording)}
        locale={locale}
        replies={replies}
        onAddPattern={onAddPattern}
        watch={watches.control(answer, locale)}
        {...does}
      />
    </div>
  );
}

import { ChevronLeft } from 'lucide-preact';
import { Button } from '../../../components/Button.tsx';
import { type LookupState, platformAnswer } from '../../lookup/state.ts';
import { LookupPanel } from '../../lookup/ui/LookupPanel.tsx';
import { usePopupMessages } from '../../messages-context.tsx';
import { currentCopyOptions, describeCopies } from '../../replies/describe-copies.ts';
import type { ReplyStore } from '../../replies/state.ts';
import { describeLookup } from '../../shipment/shipment-description.ts';
import type { WatchStore } from '../../watch/state.ts';

interface Props {
  state: Exclude<LookupState, { step: 'idle' }>;
  watches: WatchStore;
  replies: ReplyStore;
  /** Whether the lookup is from the sandbox. */
  isSandbox: boolean;
  locale: string;
  /** Absent if there is no list to go back to. */
  onBack: (() => void) | undefined;
  /** Absent if the ID matches a known format. */
  onAddPattern: (() => void) | undefined;
  onRefresh(): void;
  onOpenOptions(): void;
  onOpenTemplates(): void;
}

/** A lookup, and a button to return to the suggestions. */
export function Result({
  state,
  watches,
  replies,
  isSandbox,
  locale,
  onBack,
  onAddPattern,
  ...handlers
}: Props) {
  const messages = usePopupMessages();
  const formatContext = { messages, locale, now: Date.now() };
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
        description={answer && describeLookup(answer, formatContext)}
        copies={answered && describeCopies(answered, currentCopyOptions(replies, isSandbox), formatContext)}
        locale={locale}
        replies={replies}
        onAddPattern={onAddPattern}
        watch={watches.control(answer, locale)}
        {...handlers}
      />
    </div>
  );
}

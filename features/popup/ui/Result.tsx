import { useLayoutEffect, useRef } from 'preact/hooks';
import { useTicks } from '../../../components/hooks.ts';
import type { IgnoreList } from '../../detection/ignore-list.ts';
import { type BegunLookup, platformAnswer } from '../../lookup/state.ts';
import { LookupPanel } from '../../lookup/ui/LookupPanel.tsx';
import { useLocale, usePopupMessages } from '../../messages-context.tsx';
import type { Environment } from '../../platform/model.ts';
import { currentCopyOptions, describeCopies } from '../../replies/describe-copies.ts';
import type { ReplyStore } from '../../replies/state.ts';
import { describeLookup } from '../../shipment/shipment-description.ts';
import { useAnswerKeys } from '../../shortcuts/ui/use-answer-keys.ts';
import type { WatchStore } from '../../watch/state.ts';

export interface ResultProps {
  state: BegunLookup;
  watches: WatchStore;
  replies: ReplyStore;
  /** Whether the lookup is from the sandbox. */
  isSandbox: boolean;
  /** Whether the answer itself is marked as test data. */
  isSandboxMarked: boolean;
  isReplyOpen: boolean;
  /** Absent if the ID matches a known format. */
  onAddPattern: (() => void) | undefined;
  onRefresh(): void;
  onLookIn(environment: Environment): void;
  onOpenOptions(): void;
  onOpenTemplates(): void;
}

interface Props extends ResultProps {
  ignoreList: IgnoreList;
}

/** The shipment of a lookup. */
export function Result({
  state,
  watches,
  replies,
  isSandbox,
  isSandboxMarked,
  onAddPattern,
  ignoreList,
  ...handlers
}: Props) {
  const messages = usePopupMessages();
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const trackingId = state.step === 'ready' ? state.lookup.trackingId : state.trackingId;

  useAnswerKeys();
  // Takes the focus from the field, where the keys of an answer would be text, and from a row that no longer exists. A row
  // beside the answer keeps the focus.
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isFree = activeElement === document.body || activeElement?.closest('.lookup-form');
    if (isFree) place.current?.focus();
  }, [trackingId]);
  const formatContext = { messages, locale, now: Date.now() };
  const answered = platformAnswer(state);
  const answer = answered?.lookup;
  // An ID that was entered is not offered to be ignored, even if the platform does not know it: it may have a typo.
  const ignored = answered && ignoreList.entryOf(answered.trackingId, false);
  useTicks(answered !== undefined);
  return (
    <div class="result" tabIndex={-1} ref={place}>
      <LookupPanel
        state={state}
        description={answer && describeLookup(answer, formatContext)}
        copies={answered && describeCopies(answered, currentCopyOptions(replies, isSandbox), formatContext)}
        isSandbox={isSandboxMarked}
        replies={replies}
        onAddPattern={onAddPattern}
        notId={
          ignored && {
            ...ignored,
            list: (isWanted) => void ignoreList.change(ignored.trackingId, isWanted),
          }
        }
        watch={watches.control(answer, locale)}
        {...handlers}
      />
    </div>
  );
}

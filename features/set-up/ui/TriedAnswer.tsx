import { useLocale, useOptionsMessages } from '../../messages-context.tsx';
import type { Lookup } from '../../shipment/model.ts';
import { describeLookup, statusCaption } from '../../shipment/shipment-description.ts';
import { StatusBadge } from '../../shipment/ui/StatusBadge.tsx';
import { WhenLine } from '../../shipment/ui/WhenLine.tsx';

interface Props {
  lookup: Lookup;
  /** Milliseconds since 1970. */
  now: number;
}

/** The first lines of an answer: the state of a shipment, who has it, and since when. */
export function TriedAnswer({ lookup, now }: Props) {
  const messages = useOptionsMessages();
  const locale = useLocale();
  const answer = describeLookup(lookup, { messages, locale, now });
  return (
    <article class="set-up-answer">
      <p class="set-up-answer-state">
        <StatusBadge category={answer.statusCategory} days={answer.staleDays} />
        <span class="platform-status">{statusCaption(lookup)}</span>
      </p>
      <h2 dir="auto">{answer.answer}</h2>
      {answer.when && <WhenLine description={answer} />}
    </article>
  );
}

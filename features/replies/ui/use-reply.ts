import { useEffect, useState } from 'preact/hooks';
import { lazyAsync } from '../../../utils/async.ts';
import { logUnexpected } from '../../../utils/logger.ts';
import { type Copies, replyTypesOf } from '../describe-copies.ts';
import { draftedText, type ReplyDraft, replyKey } from '../reply-draft.ts';
import type { ReplyInWork } from './ReplyView.tsx';
import { type BeginInsertion, type Insertion, useInsertion } from './use-insertion.ts';

interface ReplyParts {
  ReplyPanel: typeof import('./ReplyPanel.tsx')['ReplyPanel'];
  writeChosen: typeof import('../writer/write-about.ts')['writeChosen'];
}
/** Set by `loadReply`, so that they can be used without waiting once they are loaded. */
let loaded: ReplyParts | undefined;

/** Most answers are read without a reply, so its view, the writer and the texts are loaded on first use. */
const loadReply = lazyAsync(async () => {
  const [{ ReplyPanel }, { writeChosen }] = await Promise.all([
    import('./ReplyPanel.tsx'),
    import('../writer/write-about.ts'),
  ]);
  loaded = { ReplyPanel, writeChosen };
  return loaded;
});

interface Work {
  trackingId: string;
  View?: ReplyParts['ReplyPanel'] | undefined;
  picked?: ReplyInWork['chosen'];
  draft?: ReplyDraft | undefined;
  customer?: string;
}

/** The reply to one shipment, and its view, to show instead of the answer while a reply is open. */
export interface OpenableReply extends ReplyInWork {
  View: ReplyParts['ReplyPanel'] | undefined;
  open(): void;
  /** Inserts the suggested reply, and opens the view to show the result. Absent if there is nothing to insert. */
  insertNow: (() => void) | undefined;
}

/**
 * The reply being prepared for one shipment; reset when another shipment is shown. An edited text stays while the view
 * is closed.
 * @param copies absent while there is no answer to reply about
 * @param isReady whether the templates are loaded; nothing is inserted before
 * @param onInsert absent if there is no page to insert into
 * @param isOpen whether the reply is shown first, instead of the answer
 */
export function useReply(
  trackingId: string,
  copies: Copies | undefined,
  isReady: boolean,
  onInsert: BeginInsertion | undefined,
  isOpen = false,
): OpenableReply {
  const [work, setWork] = useState<Work>({ trackingId });
  const insertion = useInsertion(onInsert);
  const own = work.trackingId === trackingId ? work : { trackingId };
  const change = (part: Partial<Work>): void =>
    setWork((now) => ({ ...(now.trackingId === trackingId ? now : { trackingId }), ...part }));

  // A refresh may have made the choice invalid.
  const stillFits = copies && own.picked !== undefined && replyTypesOf(copies).includes(own.picked);
  const chosen = stillFits ? own.picked : copies?.choice.suggested;

  // Loaded soon after the answer is on screen, so that a reply opens without delay.
  const hasAnswer = copies !== undefined;
  useEffect(() => {
    if (hasAnswer) globalThis.requestIdleCallback?.(() => void loadReply().catch(() => undefined));
  }, [hasAnswer]);

  useEffect(() => {
    if (isOpen) open();
  }, [trackingId]);

  async function insertFrom(
    { ReplyPanel, writeChosen }: ReplyParts,
    insert: ReturnType<Insertion['begin']>,
  ): Promise<void> {
    const written = copies && chosen && writeChosen(copies, chosen, own.customer);
    // Before the view is shown: the card must not change its place while it is verified that the user saw it.
    if (copies && chosen && written?.step === 'written')
      await insert(draftedText(own.draft, replyKey(copies.subject.options, chosen), written.text));
    change({ View: ReplyPanel });
  }

  function withParts(use: (parts: ReplyParts) => unknown): void {
    if (loaded) use(loaded);
    // The answer stays on screen until the view is loaded.
    else loadReply().then(use, (error: unknown) => logUnexpected('the reply', error));
  }

  function open(): void {
    insertion?.reset();
    withParts(({ ReplyPanel }) => change({ View: ReplyPanel }));
  }

  function insertNow({ begin }: Insertion): void {
    const insert = begin();
    withParts((parts) => insertFrom(parts, insert));
  }

  return {
    View: copies && own.View,
    chosen,
    draft: own.draft,
    customer: own.customer ?? '',
    insertion,
    choose: (picked) => change({ picked }),
    edit: (draft) => change({ draft }),
    nameCustomer: (customer) => change({ customer }),
    open,
    insertNow: insertion && isReady && chosen ? () => insertNow(insertion) : undefined,
    close: () => change({ View: undefined }),
  };
}

import { useState } from 'preact/hooks';
import { lazyAsync } from '../../../utils/async.ts';
import { logUnexpected } from '../../../utils/logger.ts';
import type { Copies } from '../describe-copies.ts';
import type { ReplyState } from '../model.ts';
import type { ReplyInWork } from './ReplyView.tsx';

/** Most answers are read without a reply, so its view, the writer and the texts are loaded on first use. */
const loadReplyPanel = lazyAsync(async () => (await import('./ReplyPanel.tsx')).ReplyPanel);
type ReplyPanelComponent = Awaited<ReturnType<typeof loadReplyPanel>>;

/**
 * The reply being prepared for one shipment; reset when another shipment is shown.
 * @param copies absent while there is no answer to reply about
 * @returns `View` to show instead of the answer, while a reply is open
 */
export function useReply(
  trackingId: string,
  copies: Copies | undefined,
): ReplyInWork & { View: ReplyPanelComponent | undefined; open(): void } {
  const [work, setWork] = useState<{ trackingId: string; View: ReplyPanelComponent; picked?: ReplyState }>();
  const own = work?.trackingId === trackingId ? work : undefined;

  // A refresh may have made the choice invalid.
  const stillFits = own?.picked !== undefined && copies?.choice.states.includes(own.picked);
  return {
    View: copies && own?.View,
    chosen: stillFits ? own.picked : copies?.choice.suggested,
    choose: (picked) => own && setWork({ ...own, picked }),
    // The answer stays on screen until the view is loaded.
    open: () =>
      void loadReplyPanel().then(
        (View) => setWork({ trackingId, View }),
        (error: unknown) => logUnexpected('the reply', error),
      ),
    close: () => setWork(undefined),
  };
}

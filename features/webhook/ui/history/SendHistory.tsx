import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../../../../components/Button.tsx';
import { FailureNotice } from '../../../../components/FailureNotice.tsx';
import { focusIfFree } from '../../../../components/focus.ts';
import { Notice } from '../../../../components/Notice.tsx';
import { useOptionsMessages } from '../../../messages-context.tsx';
import { filterSends } from '../../send-outcome.ts';
import type { WebhookState } from '../../state.ts';
import { SendRow } from './SendRow.tsx';
import './history.css';

interface Props {
  state: WebhookState;
}

/** The past test webhooks, latest first; a click on one opens it. */
export function SendHistory({ state }: Props) {
  const { webhook } = useOptionsMessages();
  const { history, removed, failure, remove, undo } = state.history;
  const { sends, unreadable } = history.value;
  const shown = filterSends(sends, state.view.filter.value);
  const status = useRef<HTMLDivElement>(null);
  // The focus was on the removed test or its button, and is lost when the list is loaded again.
  useLayoutEffect(() => {
    if (removed.value.length > 0) focusIfFree(status.current?.querySelector('button'));
  }, [removed.value, sends]);
  const emptyText = sends.length === 0 ? webhook.historyEmpty : webhook.noneFailed;
  return (
    <>
      <div class="history-scroll">
        {failure.value && <FailureNotice failure={failure.value} lead={webhook.historyFailed} />}
        {unreadable && (
          <Notice kind="warning" title={webhook.historyUnreadable} advice={webhook.historyUnreadableAdvice} />
        )}
        {shown.length === 0 && !unreadable && <p class="reply-empty">{emptyText}</p>}
        <ol class="sends">
          {shown.map((send) => (
            <SendRow key={send.id} send={send} state={state} />
          ))}
        </ol>
      </div>
      <div class="pane-foot">
        <div role="status" class="history-undo" ref={status}>
          {removed.value.length > 0 ? (
            <>
              <span>{webhook.removed(removed.value.length)}</span>
              <Button variant="quiet" onClick={() => void undo()}>
                {webhook.undo}
              </Button>
            </>
          ) : (
            <span class="field-hint">{webhook.historyLead}</span>
          )}
        </div>
        {(sends.length > 0 || unreadable) && (
          <Button variant="quiet" onClick={() => void remove()}>
            {webhook.clearHistory}
          </Button>
        )}
      </div>
    </>
  );
}

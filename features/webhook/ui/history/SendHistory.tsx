import { Button } from '../../../../components/Button.tsx';
import { FailureNotice } from '../../../../components/FailureNotice.tsx';
import { Notice } from '../../../../components/Notice.tsx';
import { ShortList } from '../../../../components/ShortList.tsx';
import { useOptionsMessages } from '../../../messages-context.tsx';
import type { WebhookState } from '../../state.ts';
import { ComparePane } from './ComparePane.tsx';
import { SendRow } from './SendRow.tsx';
import './history.css';

const SHOWN = 6;

interface Props {
  state: WebhookState;
}

/** The past test webhooks: the user can view, edit, resend, compare and remove each. */
export function SendHistory({ state }: Props) {
  const { webhook } = useOptionsMessages();
  const { history, removed, failure, compared, remove, undo, compare } = state.history;
  const { sends, unreadable } = history.value;
  return (
    <div class="history">
      <div class="history-head">
        <h3>{webhook.history}</h3>
        {(sends.length > 0 || unreadable) && (
          <Button variant="quiet" onClick={() => void remove()}>
            {webhook.clearHistory}
          </Button>
        )}
      </div>
      <p class="quiet">{webhook.historyLead}</p>
      <div role="status" class="history-undo">
        {removed.value.length > 0 && (
          <>
            <span>{webhook.removed(removed.value.length)}</span>
            <Button variant="quiet" onClick={() => void undo()}>
              {webhook.undo}
            </Button>
          </>
        )}
      </div>
      {failure.value && <FailureNotice failure={failure.value} lead={webhook.historyFailed} />}
      {unreadable && (
        <Notice kind="warning" title={webhook.historyUnreadable} advice={webhook.historyUnreadableAdvice} />
      )}
      {sends.length === 0 && !unreadable && <p class="history-empty">{webhook.historyEmpty}</p>}
      {sends.length > 0 && (
        <ShortList
          class="sends"
          limit={SHOWN}
          showAll={webhook.showAllSends(sends.length)}
          showFewer={webhook.showFewerSends}
        >
          {sends.map((send) => (
            <SendRow
              key={send.id}
              send={send}
              isCompared={compared.value?.id === send.id}
              isBusy={state.delivery.isBusy.value}
              onEdit={() => state.payload.load(send.payload)}
              onSendAgain={() => void state.delivery.sendAgain(send)}
              onCompare={() => compare(send.id)}
              onRemove={() => void remove(send.id)}
            >
              {compared.value?.id === send.id && (
                <ComparePane past={send.payload} present={state.payload.text.value} />
              )}
            </SendRow>
          ))}
        </ShortList>
      )}
    </div>
  );
}

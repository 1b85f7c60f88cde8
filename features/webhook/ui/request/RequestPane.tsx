import { Button } from '../../../../components/Button.tsx';
import { useOptionsMessages } from '../../../messages-context.tsx';
import type { WebhookState } from '../../state.ts';
import { PayloadEditor } from '../editor/PayloadEditor.tsx';
import { PayloadForm } from './PayloadForm.tsx';
import { PayloadVerdict } from './PayloadVerdict.tsx';
import { RequestFolds } from './RequestFolds.tsx';
import './request.css';

interface Props {
  state: WebhookState;
}

/** The payload as a form and as JSON, with the other parts of the request below. */
export function RequestPane({ state }: Props) {
  const { webhook } = useOptionsMessages();
  const { payload } = state;
  const check = payload.check.value;
  return (
    <div class="pane request-pane">
      <div class="pane-head">
        <h3>{webhook.payload}</h3>
        <PayloadVerdict check={check} />
        <span class="pane-actions">
          <Button variant="quiet" disabled={check.kind !== 'json'} onClick={payload.format}>
            {webhook.format}
          </Button>
          <Button variant="quiet" disabled={!payload.isEdited.value} onClick={payload.reset}>
            {webhook.reset}
          </Button>
        </span>
      </div>
      <PayloadForm payload={payload} />
      <PayloadEditor payload={payload} />
      <RequestFolds state={state} />
    </div>
  );
}

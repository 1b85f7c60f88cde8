import { Button } from '../../../../components/Button.tsx';
import { Checkbox } from '../../../../components/Checkbox.tsx';
import { CopyButton } from '../../../../components/CopyButton.tsx';
import { useOptionsMessages } from '../../../messages-context.tsx';
import { asCurl, asFetch } from '../../request-text.ts';
import type { WebhookState } from '../../state.ts';
import { PayloadEditor } from '../editor/PayloadEditor.tsx';
import { PayloadForm } from './PayloadForm.tsx';
import { PayloadVerdict } from './PayloadVerdict.tsx';
import { RequestHead } from './RequestHead.tsx';
import './request.css';

interface Props {
  state: WebhookState;
}

/** The request exactly as it will be sent, with an editable body. */
export function RequestPane({ state }: Props) {
  const { webhook } = useOptionsMessages();
  const { payload, target, delivery, sequence } = state;
  const check = payload.check.value;
  const request = target.request.value;
  const isJson = check.kind === 'json';
  return (
    <div class="pane">
      <div class="pane-head">
        <h3>{webhook.request}</h3>
        <PayloadVerdict check={check} />
      </div>
      <PayloadForm payload={payload} />
      <RequestHead environment={target.environment.value} request={request} />
      <div class="pane-part">
        <Checkbox
          label={webhook.sendAuthorization}
          isTicked={target.isAuthorized.value}
          isDisabled={!target.hasToken.value}
          hint={target.hasToken.value ? webhook.authorizationHint : webhook.noClientToken}
          onChange={target.authorize}
        />
      </div>
      <PayloadEditor payload={payload} />
      <div class="pane-foot">
        <Button
          variant="primary"
          isBusy={delivery.latest.value.step === 'sending'}
          disabled={!isJson || request === undefined || sequence.isPlaying.value}
          onClick={delivery.sendPayload}
        >
          {webhook.send}
        </Button>
        {request !== undefined && (
          <>
            <CopyButton
              variant="secondary"
              label={webhook.copyCurl}
              text={() => asCurl(request, payload.text.value)}
            />
            <CopyButton
              variant="secondary"
              label={webhook.copyFetch}
              text={() => asFetch(request, payload.text.value)}
            />
          </>
        )}
      </div>
    </div>
  );
}

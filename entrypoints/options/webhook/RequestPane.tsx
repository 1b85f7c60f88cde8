import { Button } from '../../../components/Button.tsx';
import { CopyButton } from '../../../components/CopyButton.tsx';
import { useMessages } from '../../../components/messages-context.ts';
import { Checkbox } from './Checkbox.tsx';
import { PayloadEditor } from './PayloadEditor.tsx';
import { PayloadForm } from './PayloadForm.tsx';
import { PayloadVerdict } from './PayloadVerdict.tsx';
import { RequestHead } from './RequestHead.tsx';
import { asCurl, asFetch } from './request-text.ts';
import type { WebhookState } from './webhook-state.ts';

interface Props {
  state: WebhookState;
}

/** The request exactly as it will be sent, with its body open for editing. */
export function RequestPane({ state }: Props) {
  const { webhook } = useMessages();
  const check = state.check.value;
  const request = state.request.value;
  const isJson = check.kind === 'json';
  return (
    <div class="pane">
      <div class="pane-head">
        <h3>{webhook.request}</h3>
        <PayloadVerdict check={check} />
      </div>
      <PayloadForm state={state} />
      <RequestHead environment={state.environment.value} request={request} />
      <div class="pane-part">
        <Checkbox
          label={webhook.sendAuthorization}
          isTicked={state.isAuthorized.value}
          isDisabled={!state.hasToken.value}
          hint={state.hasToken.value ? webhook.authorizationHint : webhook.noClientToken}
          onChange={state.authorize}
        />
      </div>
      <PayloadEditor state={state} />
      <div class="pane-foot">
        <Button
          variant="primary"
          isBusy={state.sending.value.step === 'sending'}
          disabled={!isJson || request === undefined || state.sequence.isPlaying.value}
          onClick={state.sendTest}
        >
          {webhook.send}
        </Button>
        {request !== undefined && (
          <>
            <CopyButton
              variant="secondary"
              label={webhook.copyCurl}
              text={() => asCurl(request, state.payload.value)}
            />
            <CopyButton
              variant="secondary"
              label={webhook.copyFetch}
              text={() => asFetch(request, state.payload.value)}
            />
          </>
        )}
      </div>
    </div>
  );
}

import { Button } from '../../../../components/Button.tsx';
import { CopyMenu } from '../../../../components/CopyMenu.tsx';
import { useOptionsMessages } from '../../../messages-context.tsx';
import { keysOf } from '../../../shortcuts/model.ts';
import { KeyCaps } from '../../../shortcuts/ui/KeyCaps.tsx';
import { asCurl, asFetch } from '../../request-text.ts';
import { kindOfReply } from '../../send-outcome.ts';
import type { WebhookState } from '../../state.ts';
import { RESULT_PANE } from '../reply/ResultPane.tsx';

interface Props {
  state: WebhookState;
}

/** Sends and copies the request; always in view, also while the panes are below each other. */
export function RequestFoot({ state }: Props) {
  const { webhook } = useOptionsMessages();
  const { payload, target, delivery, sequence } = state;
  const request = target.request.value;
  const latest = delivery.latest.value;
  const canBeSent = payload.check.value.kind === 'json' && request !== undefined;
  return (
    <div class="pane-foot request-foot">
      <Button
        variant="primary"
        isBusy={latest.step === 'sending'}
        disabled={!canBeSent || sequence.isPlaying.value}
        onClick={delivery.sendPayload}
      >
        {webhook.send}
      </Button>
      {request !== undefined && (
        <CopyMenu
          label={webhook.copyAs}
          forms={[
            { label: webhook.copyCurl, text: () => asCurl(request, payload.text.value) },
            { label: webhook.copyFetch, text: () => asFetch(request, payload.text.value) },
          ]}
        />
      )}
      {(latest.step === 'replied' || latest.step === 'failed') && (
        <span class="foot-result">
          <Button
            variant="quiet"
            onClick={() => {
              state.view.showResponse();
              document.getElementById(RESULT_PANE)?.scrollIntoView({ block: 'nearest' });
            }}
          >
            {latest.step === 'replied' ? webhook.answered[kindOfReply(latest.reply)] : webhook.noReply}
          </Button>
        </span>
      )}
      <span class="foot-keys">
        <span>
          <KeyCaps keys={keysOf('webhook', 'sendWebhook')} /> {webhook.sendKey}
        </span>
      </span>
    </div>
  );
}

import { Chips } from '../../../components/Chips.tsx';
import { useMessages } from '../../../components/messages-context.ts';
import { SandboxMark } from '../../../components/SandboxMark.tsx';
import { WEBHOOK_SAMPLES } from '../../../utils/webhook-samples.ts';
import { OptionsSection } from '../OptionsSection.tsx';
import { ReplyPane } from './ReplyPane.tsx';
import { RequestPane } from './RequestPane.tsx';
import type { WebhookState } from './webhook-state.ts';

interface Props {
  state: WebhookState;
}

/** A console for the platform's test operation: choose or write a payload, see the request, send it, see the reply. */
export function WebhookSection({ state }: Props) {
  const { webhook } = useMessages();
  const samples = WEBHOOK_SAMPLES.map((value) => ({ value, text: webhook.sampleName[value] }));
  return (
    <OptionsSection id="test-webhook" title={webhook.title} lead={webhook.lead} isWide>
      <p class="sandbox-line">
        <SandboxMark />
        <span>{webhook.sandboxOnly}</span>
      </p>
      <Chips
        label={webhook.samples}
        choices={samples}
        chosen={state.isEdited.value ? undefined : state.sample.value}
        onChoose={state.takeSample}
      />
      <div class="panes">
        <RequestPane state={state} />
        <ReplyPane sending={state.sending.value} />
      </div>
    </OptionsSection>
  );
}

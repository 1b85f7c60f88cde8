import { Chips } from '../../components/Chips.tsx';
import { useMessages } from '../../components/messages-context.ts';
import { SandboxMark } from '../../components/SandboxMark.tsx';
import { WEBHOOK_SAMPLES } from '../../utils/webhook-samples.ts';
import { ReplyPane } from './ReplyPane.tsx';
import { RequestPane } from './RequestPane.tsx';
import type { WebhookState } from './webhook-state.ts';

interface Props {
  state: WebhookState;
}

/** A console for the platform's test operation: choose or write a payload, see the request, send it, see the reply. */
export function WebhookSection({ state }: Props) {
  const { options } = useMessages();
  const samples = WEBHOOK_SAMPLES.map((value) => ({ value, text: options.sampleName[value] }));
  return (
    <section id="test-webhook" class="section wide" aria-labelledby="test-webhook-title">
      <h2 id="test-webhook-title" class="section-title">
        {options.webhookTitle}
      </h2>
      <p class="lead">{options.webhookLead}</p>
      <p class="sandbox-line">
        <SandboxMark />
        <span>{options.webhookSandboxOnly}</span>
      </p>
      <Chips
        label={options.samples}
        choices={samples}
        chosen={state.isEdited.value ? undefined : state.sample.value}
        onChoose={state.takeSample}
      />
      <div class="panes">
        <RequestPane state={state} />
        <ReplyPane sending={state.sending.value} />
      </div>
    </section>
  );
}

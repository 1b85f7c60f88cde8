import { useMessages } from '../../../components/messages-context.ts';
import { Select } from '../../../components/Select.tsx';
import { WEBHOOK_SAMPLES } from '../../../utils/webhook-samples.ts';
import { OptionsSection } from '../OptionsSection.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { LabelledChips } from './LabelledChips.tsx';
import { ReplyPane } from './ReplyPane.tsx';
import { RequestPane } from './RequestPane.tsx';
import { SendHistory } from './SendHistory.tsx';
import { SequencePane } from './SequencePane.tsx';
import { TargetChoice } from './TargetChoice.tsx';
import type { WebhookState } from './webhook-state.ts';

interface Props {
  state: WebhookState;
}

/** A console for the platform's test operation: choose or write a payload, see the request, send it, see the reply. */
export function WebhookSection({ state }: Props) {
  const { webhook } = useMessages();
  const samples = WEBHOOK_SAMPLES.map((value) => ({ value, text: webhook.sampleName[value] }));
  const confirming = state.confirming.value;
  return (
    <OptionsSection id="test-webhook" title={webhook.title} lead={webhook.lead} isWide>
      <TargetChoice environment={state.environment.value} onChoose={state.chooseEnvironment} />
      <LabelledChips
        label={webhook.samples}
        choices={samples}
        chosen={state.isEdited.value ? undefined : state.sample.value}
        onChoose={state.takeSample}
      />
      <div class="recent-sample">
        <Select
          label={webhook.recentSample}
          choices={state.recent.offered.value.map((value) => ({ value, text: value }))}
          chosen={state.recent.chosen.value}
          noneText={state.recent.offered.value.length > 0 ? webhook.chooseRecent : webhook.noRecent}
          isDisabled={state.recent.offered.value.length === 0}
          onChoose={(trackingId) => void state.recent.choose(trackingId)}
        />
      </div>
      <div class="panes">
        <RequestPane state={state} />
        <ReplyPane sending={state.sending.value} />
      </div>
      <SequencePane state={state} />
      <SendHistory state={state} />
      {confirming && (
        <ConfirmDialog url={confirming.url} onConfirm={() => void state.confirm()} onCancel={state.cancel} />
      )}
    </OptionsSection>
  );
}

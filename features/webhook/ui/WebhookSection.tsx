import { LabelledChips } from '../../../components/Chips.tsx';
import { OptionsSection } from '../../../components/Section.tsx';
import { Select } from '../../../components/Select.tsx';
import { useOptionsMessages } from '../../messages-context.tsx';
import { WEBHOOK_SAMPLES } from '../samples.ts';
import type { WebhookState } from '../state.ts';
import { SendHistory } from './history/SendHistory.tsx';
import { ReplyPane } from './reply/ReplyPane.tsx';
import { ConfirmDialog } from './request/ConfirmDialog.tsx';
import { RequestPane } from './request/RequestPane.tsx';
import { TargetChoice } from './request/TargetChoice.tsx';
import { SequencePane } from './sequences/SequencePane.tsx';

interface Props {
  state: WebhookState;
}

/** Console for test webhooks: choose or write a payload, see the request, send it, see the response. */
export function WebhookSection({ state }: Props) {
  const { webhook } = useOptionsMessages();
  const samples = WEBHOOK_SAMPLES.map((value) => ({ value, text: webhook.sampleName[value] }));
  const confirming = state.delivery.confirming.value;
  return (
    <OptionsSection id="test-webhook" title={webhook.title} lead={webhook.lead} isWide>
      <TargetChoice environment={state.target.environment.value} onChoose={state.target.chooseEnvironment} />
      <LabelledChips
        label={webhook.samples}
        choices={samples}
        chosen={state.payload.isEdited.value ? undefined : state.payload.sample.value}
        onChoose={state.payload.loadSample}
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
        <ReplyPane delivery={state.delivery.latest.value} />
      </div>
      <SequencePane state={state} />
      <SendHistory state={state} />
      {confirming && (
        <ConfirmDialog
          url={confirming.url}
          onConfirm={() => void state.delivery.confirm()}
          onCancel={state.delivery.cancel}
        />
      )}
    </OptionsSection>
  );
}

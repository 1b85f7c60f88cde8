import { ChevronDown } from 'lucide-preact';
import { Chips } from '../../../../components/Chips.tsx';
import { useOptionsMessages } from '../../../messages-context.tsx';
import type { PayloadState } from '../../payload-state.ts';
import { WEBHOOK_SAMPLES } from '../../samples.ts';
import type { WebhookState } from '../../state.ts';

interface Props {
  payload: PayloadState;
  recent: WebhookState['recent'];
}

/** Payloads to start from, in one row: the samples, and those of recent lookups. */
export function SampleRow({ payload, recent }: Props) {
  const { webhook } = useOptionsMessages();
  const offered = recent.offered.value;
  const chosen = recent.chosen.value;
  function choose(select: HTMLSelectElement): void {
    void recent.choose(select.value);
    // Shows the old choice until the payload is loaded. If the user types meanwhile, it is not, and nothing is rendered.
    select.value = chosen ?? '';
  }
  return (
    <div class="samples">
      <Chips
        label={webhook.samples}
        choices={WEBHOOK_SAMPLES.map((value) => ({ value, text: webhook.sampleName[value] }))}
        chosen={payload.isEdited.value ? undefined : payload.sample.value}
        onChoose={payload.loadSample}
      />
      <div class="sample-recent">
        <select
          class={`chip ${chosen === undefined ? '' : 'chosen'}`}
          aria-label={webhook.recentSample}
          title={offered.length === 0 ? webhook.noRecent : undefined}
          value={chosen ?? ''}
          disabled={offered.length === 0}
          onChange={(event) => choose(event.currentTarget)}
        >
          {chosen === undefined && (
            <option value="" disabled selected>
              {webhook.recentSample}
            </option>
          )}
          {offered.map((trackingId) => (
            <option key={trackingId} value={trackingId}>
              {trackingId}
            </option>
          ))}
        </select>
        <ChevronDown size={14} aria-hidden="true" />
      </div>
    </div>
  );
}

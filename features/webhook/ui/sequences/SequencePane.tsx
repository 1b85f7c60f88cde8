import { Play, Square } from 'lucide-preact';
import { Button } from '../../../../components/Button.tsx';
import { Select } from '../../../../components/Select.tsx';
import { useOptionsMessages } from '../../../messages-context.tsx';
import { PAUSES } from '../../sequence-state.ts';
import type { WebhookState } from '../../state.ts';
import { SequenceProgress } from './SequenceProgress.tsx';
import './sequences.css';

interface Props {
  state: WebhookState;
}

/** Sends several tests in order: the journey of a shipment, and drills for the receiver. */
export function SequencePane({ state }: Props) {
  const { webhook } = useOptionsMessages();
  const { playing, isPlaying, pause, play, stop, setPause } = state.sequence;
  const start = (kind: Parameters<typeof play>[0]) => void play(kind, state.payload.text.value);
  const cannotStart = isPlaying.value || !state.delivery.canPlay.value;
  const pauses = PAUSES.map((value) => ({ value, text: webhook.seconds(Number(value)) }));
  return (
    <div class="pane sequences">
      <div class="pane-head">
        <h3>{webhook.sequences}</h3>
      </div>
      <div class="pane-part">
        <p class="quiet">{webhook.sequencesLead}</p>
        <div class="sequence-row">
          <div class="sequence-what">
            <p class="sequence-name">{webhook.sequenceName.journey}</p>
            <p class="quiet">{webhook.sequenceMeans.journey}</p>
          </div>
          <Select
            label={webhook.pause}
            choices={pauses}
            chosen={pause.value}
            noneText=""
            isDisabled={isPlaying.value}
            onChoose={setPause}
          />
          <Button
            icon={<Play size={14} aria-hidden="true" />}
            disabled={cannotStart}
            onClick={() => start('journey')}
          >
            {webhook.play}
          </Button>
        </div>
        {(['duplicate', 'outOfOrder'] as const).map((kind) => (
          <div key={kind} class="sequence-row">
            <div class="sequence-what">
              <p class="sequence-name">{webhook.sequenceName[kind]}</p>
              <p class="quiet">{webhook.sequenceMeans[kind]}</p>
            </div>
            <Button
              disabled={cannotStart || (kind === 'duplicate' && state.payload.check.value.kind !== 'json')}
              onClick={() => start(kind)}
            >
              {webhook.startDrill[kind]}
            </Button>
          </div>
        ))}
      </div>
      {playing.value && (
        <div class="pane-part sequence-progress">
          <SequenceProgress playing={playing.value} />
          {isPlaying.value && (
            <Button icon={<Square size={14} aria-hidden="true" />} onClick={stop}>
              {webhook.stop}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

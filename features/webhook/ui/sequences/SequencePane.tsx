import { Play, Square } from 'lucide-preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../../../../components/Button.tsx';
import { focusIfFree } from '../../../../components/focus.ts';
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
  const cannotStart = isPlaying.value || !state.delivery.canPlay.value;
  const progress = useRef<HTMLDivElement>(null);
  const starter = useRef<HTMLElement | null>(null);
  const phase = playing.value?.phase;
  // The button that starts a sequence is disabled during it. After a stop, a key that is held down must not start another.
  useLayoutEffect(() => {
    const stopButton = progress.current?.querySelector('button');
    if (phase !== 'stopped') focusIfFree(stopButton ?? starter.current);
  }, [phase]);
  function start(kind: Parameters<typeof play>[0]): void {
    starter.current = document.activeElement as HTMLElement | null;
    void play(kind, state.payload.text.value);
  }
  return (
    <div class="sequences">
      <ul class="sequence-list">
        <li class="sequence-row">
          <div class="sequence-what">
            <p class="sequence-name">{webhook.sequenceName.journey}</p>
            <p class="quiet">{webhook.sequenceMeans.journey}</p>
          </div>
          <span class="sequence-start">
            <select
              class="sequence-pause"
              aria-label={webhook.pause}
              value={pause.value}
              disabled={isPlaying.value}
              onChange={({ currentTarget }) => {
                const chosen = PAUSES.find((value) => value === currentTarget.value);
                if (chosen) setPause(chosen);
              }}
            >
              {PAUSES.map((value) => (
                <option key={value} value={value}>
                  {webhook.seconds(Number(value))}
                </option>
              ))}
            </select>
            <Button
              icon={<Play size={14} aria-hidden="true" />}
              disabled={cannotStart}
              onClick={() => start('journey')}
            >
              {webhook.play}
            </Button>
          </span>
        </li>
        {(['duplicate', 'outOfOrder'] as const).map((kind) => (
          <li key={kind} class="sequence-row">
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
          </li>
        ))}
      </ul>
      <div class="sequence-progress" ref={progress}>
        {playing.value ? (
          <SequenceProgress playing={playing.value} sent={state.sequence.sentCount.value} />
        ) : (
          <p class="field-hint">{webhook.sequencesLead}</p>
        )}
        {isPlaying.value && (
          <Button icon={<Square size={14} aria-hidden="true" />} onClick={stop}>
            {webhook.stop}
          </Button>
        )}
      </div>
    </div>
  );
}

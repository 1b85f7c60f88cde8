import { useMessages } from '../../../components/messages-context.ts';
import { MarkedTextArea } from './MarkedTextArea.tsx';
import type { TeachState } from './teach-state.ts';
import type { Finder } from './trial.ts';

interface Props {
  teach: TeachState;
}

/** A text of the agent's own, with everything marked that Waybill would find in it. */
export function TrialPane({ teach }: Props) {
  const { detection, rules } = useMessages();
  const { segments, groups, leftOut } = teach.trial.value;
  const text = teach.text.value;
  const nameOf = (finder: Finder): string => {
    if (finder.by === 'kept') return finder.name;
    return finder.by === 'draft' ? detection.thisPattern : detection.otherwise;
  };
  return (
    <div class="pane trial">
      <div class="pane-part">
        <MarkedTextArea
          label={detection.trial}
          hint={detection.trialHint}
          value={text}
          segments={segments}
          describedBy="trial-found"
          onInput={(next) => {
            teach.text.value = next;
          }}
        />
        <div class="trial-found" id="trial-found" role="status">
          {text.trim() !== '' && groups.length === 0 && <p class="quiet">{detection.nothingFound}</p>}
          {groups.map(({ finder, ids }) => (
            <p key={nameOf(finder)} class="trial-group">
              <mark class={`mark mark-${finder.by}`}>{nameOf(finder)}</mark>
              <span class="mono">{ids.join(', ')}</span>
            </p>
          ))}
          {leftOut.length > 0 && (
            <p class="trial-group quiet">
              {rules.leftOut}
              <span class="mono">{leftOut.join(', ')}</span>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

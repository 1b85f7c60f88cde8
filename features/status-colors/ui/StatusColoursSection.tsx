import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { Switch } from '../../../components/Switch.tsx';
import { useMessages } from '../../messages-context.tsx';
import type { StatusCategory } from '../../shipment/model.ts';
import './status-colours.css';
import { OptionsSection } from '../../../components/Section.tsx';
import type { StatusColoursState } from '../state.ts';

interface Props {
  state: StatusColoursState;
}

const CATEGORIES: readonly StatusCategory[] = ['delivered', 'moving', 'problem', 'unknown'];

/** Whether IDs in tickets are coloured by status. The switch takes effect at once. */
export function StatusColoursSection({ state }: Props) {
  const { statusColours } = useMessages();
  const setting = state.setting.value;
  const isOn = 'isOn' in setting && setting.isOn;
  return (
    <OptionsSection id="status-colours" title={statusColours.title} lead={statusColours.lead}>
      {setting.step === 'failed' && (
        <FailureNotice
          failure={setting.failure}
          action={{ label: statusColours.retry, onClick: state.load }}
        />
      )}
      <div class="panel">
        <div class="panel-row">
          <Switch
            label={statusColours.switch}
            description={isOn ? statusColours.on : statusColours.off}
            isOn={isOn}
            isDisabled={!('isOn' in setting) || setting.step === 'switching'}
            onChange={state.setOn}
          />
        </div>
        {setting.step === 'notSwitched' && (
          <div class="panel-note">
            <FailureNotice failure={setting.failure} lead={statusColours.notSwitched} />
          </div>
        )}
        <div class="panel-note status-colors-notes">
          <p class="quiet">{statusColours.nothingSent}</p>
          <p class="quiet">{statusColours.whoSees}</p>
        </div>
        <CategoryLegend />
      </div>
    </OptionsSection>
  );
}

function CategoryLegend() {
  const { statusColours, shipment } = useMessages();
  return (
    <div class="status-colors-legend">
      <h3>{statusColours.legend}</h3>
      <ul>
        {CATEGORIES.map((category) => (
          <li key={category}>
            <span class={`sample-id sample-id-${category}`} aria-hidden="true">
              {statusColours.sample}
            </span>
            {category === 'unknown' ? statusColours.neutral : shipment.statusCategory[category]}
          </li>
        ))}
      </ul>
    </div>
  );
}

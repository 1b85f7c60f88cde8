import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Switch } from '../../../components/Switch.tsx';
import { useOptionsMessages } from '../../messages-context.tsx';
import { STATUS_CATEGORIES, type StatusCategory } from '../../shipment/model.ts';
import { STATUS_COLORS, type StatusColor } from '../../shipment/status-look.ts';
import './status-colors.css';
import { OptionsSection } from '../../../components/Section.tsx';
import type { StatusColorsState } from '../state.ts';

interface Props {
  state: StatusColorsState;
}

const COLORS = [...new Set(Object.values(STATUS_COLORS))];
const statesOf = (color: StatusColor): StatusCategory[] =>
  STATUS_CATEGORIES.filter((category) => STATUS_COLORS[category] === color);

/** Whether IDs in tickets are coloured by status. The switch takes effect at once. */
export function StatusColorsSection({ state }: Props) {
  const { statusColors } = useOptionsMessages();
  const setting = state.setting.value;
  const isOn = 'isOn' in setting && setting.isOn;
  return (
    <OptionsSection id="status-colors" title={statusColors.title} lead={statusColors.lead}>
      {setting.step === 'failed' && (
        <FailureNotice
          failure={setting.failure}
          action={{ label: statusColors.retry, onClick: state.load }}
        />
      )}
      {setting.step === 'ready' && setting.unreadable && (
        <Notice kind="warning" title={statusColors.unreadableTitle} advice={statusColors.unreadableAdvice} />
      )}
      <div class="panel">
        <div class="panel-row">
          <Switch
            label={statusColors.switch}
            description={isOn ? statusColors.on : statusColors.off}
            isOn={isOn}
            isDisabled={!('isOn' in setting) || setting.step === 'switching'}
            onChange={state.setOn}
          />
        </div>
        {setting.step === 'notSwitched' && (
          <div class="panel-note">
            <FailureNotice failure={setting.failure} lead={statusColors.notSwitched} />
          </div>
        )}
        <div class="panel-note status-colors-notes">
          <p class="quiet">{statusColors.nothingSent}</p>
          <p class="quiet">{statusColors.whoSees}</p>
        </div>
        <CategoryLegend />
      </div>
    </OptionsSection>
  );
}

function CategoryLegend() {
  const { statusColors, shipment } = useOptionsMessages();
  return (
    <div class="status-colors-legend">
      <h3>{statusColors.legend}</h3>
      <ul>
        {COLORS.map((color) => (
          <li key={color}>
            <span class={`sample-id sample-id-${color}`} aria-hidden="true">
              {statusColors.sample}
            </span>
            {[
              ...(color === 'unknown' ? [statusColors.neutral] : []),
              ...statesOf(color).map((category) => shipment.statusCategory[category]),
            ].join(', ')}
          </li>
        ))}
      </ul>
    </div>
  );
}

import { OptionsSection } from '../../../components/OptionsSection.tsx';
import { SettingSwitch, type SwitchSettingState } from '../../../components/SettingSwitch.tsx';
import { useOptionsMessages } from '../../messages-context.tsx';
import { STATUS_CATEGORIES, type StatusCategory } from '../../shipment/model.ts';
import { STATUS_COLORS, type StatusColor } from '../../shipment/status-look.ts';
import './status-colors.css';

interface Props {
  state: SwitchSettingState;
}

const COLORS = [...new Set(Object.values(STATUS_COLORS))];
const statesOf = (color: StatusColor): StatusCategory[] =>
  STATUS_CATEGORIES.filter((category) => STATUS_COLORS[category] === color);

/** Whether IDs in tickets are coloured by status. The switch takes effect at once. */
export function StatusColorsSection({ state }: Props) {
  const { statusColors } = useOptionsMessages();
  return (
    <OptionsSection id="status-colors" title={statusColors.title} lead={statusColors.lead}>
      <SettingSwitch texts={statusColors} state={state}>
        <div class="panel-note status-colors-notes">
          <p class="quiet">{statusColors.nothingSent}</p>
          <p class="quiet">{statusColors.whoSees}</p>
        </div>
        <CategoryLegend />
      </SettingSwitch>
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
            <span>
              {[
                ...(color === 'unknown' ? [statusColors.neutral] : []),
                ...statesOf(color).map((category) => shipment.statusCategory[category]),
              ].join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

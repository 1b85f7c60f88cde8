import { Bell, BellRing } from 'lucide-preact';
import { IconButton } from '../../../components/IconButton.tsx';
import { useMessages } from '../../messages-context.tsx';
import type { WatchControl } from '../state.ts';
import './watch.css';

interface Props {
  control: WatchControl;
}

/** Button that watches the shipment until it is delivered. */
export function WatchToggle({ control: { isOn, isFull, toggle } }: Props) {
  const { watch: texts } = useMessages().shipment;
  const isRefused = isFull && !isOn;
  return (
    <IconButton
      label={isRefused ? texts.isFull : texts.toggle}
      isPressed={isOn}
      disabled={isRefused}
      onClick={toggle}
    >
      {isOn ? (
        <BellRing class="watch-on" size={16} aria-hidden="true" />
      ) : (
        <Bell size={16} aria-hidden="true" />
      )}
    </IconButton>
  );
}

/**
 * Shows how long a shipment is watched and where changes appear, or why the button changed nothing. Always present, so
 * that screen readers announce it.
 */
export function WatchNote({ control: { lastDay, isNotified, refusal } }: Props) {
  const { shipment, failures } = useMessages();
  const { watch: texts } = shipment;
  const until =
    lastDay && `${texts.until(lastDay)} ${isNotified ? texts.withNotifications : texts.withoutNotifications}`;
  return (
    <p class="watch-note" role="status">
      {refusal ? failures[refusal.kind](refusal).title : until}
    </p>
  );
}

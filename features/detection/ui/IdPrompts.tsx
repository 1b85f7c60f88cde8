import { useId } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { useMessages } from '../../messages-context.tsx';

/** Whether the ID is on the ignore list. */
export interface IgnoreControl {
  isListed: boolean;
  /** Whether the last change failed. */
  hasFailed: boolean;
  list(isWanted: boolean): void;
}

interface IgnoreProps {
  control: IgnoreControl;
}

/** The section with the button that adds the ID to the ignore list, or removes it. */
export function IgnoreSection({ control: { isListed, hasFailed, list } }: IgnoreProps) {
  const { shipment } = useMessages();
  const reason = useId();
  return (
    <section class="section" aria-label={shipment.notIdAsk}>
      <div class="foot-prompt">
        <span id={reason} role="status">
          {hasFailed ? shipment.notIdFailed : isListed ? shipment.notIdListed : shipment.notIdAsk}
        </span>
        <Button variant="quiet" describedBy={reason} onClick={() => list(!isListed)}>
          {isListed ? shipment.notIdUndo : shipment.notId}
        </Button>
      </div>
    </section>
  );
}

interface AddPatternProps {
  onAddPattern(): void;
}

/** Shows that the format of an ID is unknown, with a button to add a pattern for it. */
export function AddPatternPrompt({ onAddPattern }: AddPatternProps) {
  const { shipment } = useMessages();
  const reason = useId();
  return (
    <div class="foot-prompt">
      <span id={reason}>{shipment.unfamiliar}</span>
      <Button variant="quiet" describedBy={reason} onClick={onAddPattern}>
        {shipment.teach}
      </Button>
    </div>
  );
}

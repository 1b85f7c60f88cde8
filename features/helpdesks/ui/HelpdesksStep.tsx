import { Button } from '../../../components/Button.tsx';
import { useOptionsMessages } from '../../messages-context.tsx';
import { KNOWN_HELPDESKS } from '../helpdesks.ts';

interface Props {
  /** Whether tickets that were open before the installation are without Waybill. */
  needsReload: boolean;
  onBack(): void;
  onNext(): void;
}

/** Set-up step that lists the helpdesks on which IDs are highlighted. */
export function HelpdesksStep({ needsReload, onBack, onNext }: Props) {
  const { setUp } = useOptionsMessages();
  return (
    <>
      {needsReload && <p class="lead">{setUp.reloadTickets}</p>}
      <ul class="set-up-helpdesks">
        {KNOWN_HELPDESKS.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <div class="set-up-actions">
        <Button variant="quiet" onClick={onBack}>
          {setUp.back}
        </Button>
        <Button variant="primary" onClick={onNext}>
          {setUp.next}
        </Button>
      </div>
    </>
  );
}

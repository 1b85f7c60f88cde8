import { Button } from '../../../components/Button.tsx';
import { useMessages } from '../../../components/messages-context.ts';
import { HELPDESKS } from '../../../utils/helpdesks.ts';
import type { SetUpState } from './set-up-state.ts';

interface Props {
  state: SetUpState;
}

/** Where IDs are marked from now on. */
export function HelpdesksStep({ state }: Props) {
  const { setUp } = useMessages();
  return (
    <>
      <ul class="set-up-helpdesks">
        {HELPDESKS.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <div class="set-up-actions">
        <Button variant="quiet" onClick={() => state.goTo('check')}>
          {setUp.back}
        </Button>
        <Button variant="primary" onClick={() => state.goTo('done')}>
          {setUp.next}
        </Button>
      </div>
    </>
  );
}

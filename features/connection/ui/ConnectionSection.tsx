import { useLayoutEffect, useRef } from 'preact/hooks';
import { OptionsSection } from '../../../components/OptionsSection.tsx';
import { useOptionsMessages } from '../../messages-context.tsx';
import { ENVIRONMENTS } from '../../platform/model.ts';
import type { PolicyState } from '../../policy/state.ts';
import { PolicyNotice } from '../../policy/ui/PolicyNotice.tsx';
import type { ConnectionState } from '../connection-state.ts';
import type { Connections } from '../model.ts';
import { EnvironmentCard } from './EnvironmentCard.tsx';
import { SaveBar } from './SaveBar.tsx';
import { StartNotice } from './StartNotice.tsx';

interface Props {
  state: ConnectionState;
  policy: PolicyState;
  saved: Connections;
  now: () => Date;
}

/** URLs and keys of both environments, edited as one draft and saved together. */
export function ConnectionSection({ state, policy, saved, now }: Props) {
  const { options } = useOptionsMessages();
  const form = useRef<HTMLFormElement>(null);
  const saving = state.saving.value;
  useLayoutEffect(() => {
    if (saving.step === 'refused') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [saving]);
  const save = (event: Event) => {
    event.preventDefault();
    void state.save();
  };
  return (
    <OptionsSection id="connection" title={options.connectionTitle} lead={options.connectionLead}>
      <StartNotice saved={saved} />
      <PolicyNotice policy={policy} />
      <form ref={form} noValidate onSubmit={save}>
        <div class="environments">
          {ENVIRONMENTS.map((environment) => (
            <EnvironmentCard
              key={environment}
              environment={environment}
              state={state}
              saved={saved}
              now={now}
            />
          ))}
        </div>
        <SaveBar state={state} />
      </form>
    </OptionsSection>
  );
}

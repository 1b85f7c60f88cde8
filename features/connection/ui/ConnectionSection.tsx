import { useLayoutEffect, useRef } from 'preact/hooks';
import { OptionsSection } from '../../../components/Section.tsx';
import { useOptionsMessages } from '../../messages-context.tsx';
import { ENVIRONMENTS } from '../../platform/model.ts';
import type { PolicyState } from '../../policy/state.ts';
import { PolicyNotice } from '../../policy/ui/PolicyNotice.tsx';
import type { ConnectionState } from '../connection-state.ts';
import type { Connections } from '../model.ts';
import type { SelectedTokenState } from '../token-state.ts';
import { EnvironmentGroup } from './EnvironmentGroup.tsx';
import { EnvironmentPanel } from './EnvironmentPanel.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SaveNotices } from './SaveNotices.tsx';
import { StartNotice } from './StartNotice.tsx';

interface Props {
  state: ConnectionState;
  policy: PolicyState;
  token: SelectedTokenState;
  saved: Connections;
  now: () => Date;
}

/** URLs and keys of both environments, edited as one draft and saved together. */
export function ConnectionSection({ state, policy, token, saved, now }: Props) {
  const { options } = useOptionsMessages();
  const form = useRef<HTMLFormElement>(null);
  const saving = state.saving.value;
  const isChanged = state.isChanged.value;
  useLayoutEffect(() => {
    if (saving.step === 'refused') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [saving]);
  const save = (event: Event) => {
    event.preventDefault();
    state.save();
  };
  return (
    <OptionsSection id="connection" title={options.connectionTitle} lead={options.connectionLead}>
      <StartNotice saved={saved} />
      <PolicyNotice policy={policy} />
      <EnvironmentPanel state={state} token={token} saved={saved} now={now} />
      <form ref={form} noValidate onSubmit={save}>
        {ENVIRONMENTS.map((environment) => (
          <EnvironmentGroup
            key={environment}
            environment={environment}
            fields={state.draft.value[environment]}
            problems={state.problems.value[environment]}
            saved={saved[environment]}
            isStrict={saving.step === 'refused'}
            onRemoveToken={() => void state.removeClientToken(environment)}
            onEdit={(field, text) => state.edit(environment, field, text)}
          />
        ))}
        <SaveNotices saving={saving} saved={saved} onAllowAccess={state.allowAccess} />
        <SaveBar saving={saving} isChanged={isChanged} onDiscard={state.discard} />
      </form>
    </OptionsSection>
  );
}

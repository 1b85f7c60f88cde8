import { useEffect, useRef } from 'preact/hooks';
import { useMessages } from '../../components/messages-context.ts';
import type { Connections } from '../../utils/connections.ts';
import type { ConnectionState } from './connection-state.ts';
import { ENVIRONMENTS } from './draft.ts';
import { EnvironmentGroup } from './EnvironmentGroup.tsx';
import { EnvironmentPanel } from './EnvironmentPanel.tsx';
import { PolicyNotice } from './fleet/PolicyNotice.tsx';
import type { PolicyState } from './fleet/policy-state.ts';
import { OptionsSection } from './OptionsSection.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SaveNotices } from './SaveNotices.tsx';
import { StartNotice } from './StartNotice.tsx';
import type { TokenStore } from './token-state.ts';
import { useUnloadGuard } from './use-unload-guard.ts';

interface Props {
  state: ConnectionState;
  policy: PolicyState;
  token: TokenStore;
  saved: Connections;
  now: () => Date;
}

/** Addresses and keys of both environments, edited as one draft and saved in one step. */
export function ConnectionSection({ state, policy, token, saved, now }: Props) {
  const { options } = useMessages();
  const form = useRef<HTMLFormElement>(null);
  const saving = state.saving.value;
  const isChanged = state.isChanged.value;
  useUnloadGuard(isChanged);
  useEffect(() => {
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

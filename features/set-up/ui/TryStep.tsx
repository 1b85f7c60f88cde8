import { Check, Keyboard, MousePointerClick, Puzzle } from 'lucide-preact';
import { Button } from '../../../components/Button.tsx';
import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { Field } from '../../../components/Field.tsx';
import type { ConnectionState } from '../../connection/connection-state.ts';
import type { Connections } from '../../connection/model.ts';
import { KNOWN_HELPDESKS } from '../../helpdesks/helpdesks.ts';
import { useOptionsMessages } from '../../messages-context.tsx';
import { keysOf } from '../../shortcuts/model.ts';
import { KeyCaps } from '../../shortcuts/ui/KeyCaps.tsx';
import type { SetUpState } from '../state.ts';
import { TriedAnswer } from './TriedAnswer.tsx';

interface Props {
  state: SetUpState;
  connection: ConnectionState;
  saved: Connections;
  now: () => Date;
}

/** Second screen: a real lookup, and the ways to make one. */
export function TryStep({ state, connection, saved, now }: Props) {
  const { setUp, options, failures } = useOptionsMessages();
  const { environment } = saved;
  const checking = connection.checks.value[environment];
  const host = checking.step === 'accepted' ? checking.check.host : options.checkedHost;
  const lookup = state.lookup.value;
  const failure = lookup.step === 'failed' ? lookup.failure : undefined;
  // Shown at the field, because the entered ID has to be corrected.
  const invalid = failure?.kind === 'invalidInput' ? failure : undefined;
  return (
    <>
      <ul class="set-up-checks">
        {(['access', 'keyAccepted'] as const).map((step) => (
          <li key={step}>
            <Check size={16} aria-hidden="true" />
            {options.checkStep[step].good(host)}
          </li>
        ))}
      </ul>
      <form
        class="set-up-try"
        onSubmit={(event) => {
          event.preventDefault();
          if (state.trackingId.value.trim() === '') event.currentTarget.querySelector('input')?.focus();
          else void state.lookUp();
        }}
      >
        <Field
          label={setUp.tryField}
          value={state.trackingId.value}
          hint={lookup.step === 'idle' ? setUp.tryHint : undefined}
          error={invalid && failures.invalidInput(invalid).title}
          isMono
          onInput={(text) => {
            state.trackingId.value = text;
          }}
        />
        <Button type="submit" variant="primary" isBusy={lookup.step === 'loading'}>
          {setUp.lookUp}
        </Button>
      </form>
      <div role="status">
        {lookup.step === 'loading' && <p class="quiet">{setUp.lookingUp}</p>}
        {failure && !invalid && <FailureNotice failure={failure} kind="warning" />}
        {lookup.step === 'ready' && <TriedAnswer lookup={lookup.lookup} now={now().getTime()} />}
      </div>
      <section class="set-up-ways" aria-labelledby="set-up-ways">
        <h2 id="set-up-ways">{setUp.waysTitle}</h2>
        <ul>
          <li>
            <MousePointerClick size={18} aria-hidden="true" />
            <span>{setUp.way.click}</span>
          </li>
          <li>
            <Keyboard size={18} aria-hidden="true" />
            <span>{setUp.way.next}</span>
            <KeyCaps keys={keysOf('ticket', 'nextId')} />
          </li>
          <li>
            <Puzzle size={18} aria-hidden="true" />
            <span>{setUp.way.paste}</span>
          </li>
        </ul>
        <p class="quiet">
          {setUp.helpdesks(KNOWN_HELPDESKS.length)} <a href="#helpdesks">{setUp.addHelpdesk}</a>
        </p>
        {state.needsReload && <p class="quiet">{setUp.reloadTickets}</p>}
        {saved[environment].clientUrl !== '' && (
          <p>
            <a href="#test-webhook">{setUp.sendWebhook}</a>
          </p>
        )}
        <p>
          <a href="#connection">{setUp.showSettings}</a>
        </p>
      </section>
    </>
  );
}

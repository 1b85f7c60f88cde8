import { Package } from 'lucide-preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import type { ConnectionState } from '../../connection/connection-state.ts';
import type { Connections } from '../../connection/model.ts';
import { useOptionsMessages } from '../../messages-context.tsx';
import { SET_UP_STEPS, type SetUpState } from '../state.ts';
import { ConnectStep } from './ConnectStep.tsx';
import { TryStep } from './TryStep.tsx';
import './set-up.css';

interface Props {
  state: SetUpState;
  connection: ConnectionState;
  saved: Connections;
  now: () => Date;
}

/** The set-up that opens after installation: two screens instead of all settings. */
export function SetUp({ state, connection, saved, now }: Props) {
  const { setUp, options, common } = useOptionsMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  const step = state.step.value;
  const at = SET_UP_STEPS.indexOf(step);
  const managed = saved[state.environment.value].managed ?? [];
  const isManaged = managed.includes('partnerUrl') && managed.includes('apiKey');
  // Screen readers then read the step from its heading, and Tab continues from there.
  useLayoutEffect(() => heading.current?.focus(), [step]);
  return (
    <div class="set-up">
      <header>
        <div class="set-up-head">
          <span class="brand">
            <Package size={18} aria-hidden="true" />
            {common.productName}
          </span>
          {step === 'try' ? (
            <Button variant="quiet" onClick={state.close}>
              {common.close}
            </Button>
          ) : (
            <a href="#connection">{setUp.skip}</a>
          )}
        </div>
        <ol class="set-up-steps" aria-label={setUp.progress}>
          {SET_UP_STEPS.map((each, index) => (
            <li
              key={each}
              class={index < at ? 'passed' : undefined}
              aria-current={each === step ? 'step' : undefined}
            >
              {setUp.stepName[each]}
            </li>
          ))}
        </ol>
      </header>
      <main class="set-up-step">
        <h1 ref={heading} tabIndex={-1} class="section-title">
          {setUp.stepTitle[step]}
        </h1>
        <p class="lead">
          {step === 'connect'
            ? isManaged
              ? setUp.managedLead
              : setUp.connectLead
            : saved.environment === 'sandbox'
              ? options.sandboxOn
              : options.sandboxOff}
        </p>
        {step === 'connect' ? (
          <ConnectStep state={state} connection={connection} saved={saved} now={now} />
        ) : (
          <TryStep state={state} connection={connection} saved={saved} now={now} />
        )}
      </main>
    </div>
  );
}

import { Package } from 'lucide-preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { HelpdesksStep } from '../../helpdesks/ui/HelpdesksStep.tsx';
import { useOptionsMessages } from '../../messages-context.tsx';
import type { ConnectionState } from '../connection-state.ts';
import type { Connections } from '../model.ts';
import { CheckStep } from './CheckStep.tsx';
import { ConnectStep } from './ConnectStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import './set-up.css';
import { SET_UP_STEPS, type SetUpState } from '../set-up-state.ts';

interface Props {
  state: SetUpState;
  connection: ConnectionState;
  saved: Connections;
  now: () => Date;
}

/** The set-up that opens after installation: four short steps instead of all settings. */
export function SetUp({ state, connection, saved, now }: Props) {
  const { setUp, common } = useOptionsMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  const step = state.step.value;
  const at = SET_UP_STEPS.indexOf(step);
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
          {step !== 'done' && <a href="#connection">{setUp.skip}</a>}
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
        <p class="lead">{setUp.stepLead[step]}</p>
        {step === 'connect' && <ConnectStep state={state} connection={connection} saved={saved} />}
        {step === 'check' && <CheckStep state={state} connection={connection} saved={saved} now={now} />}
        {step === 'helpdesks' && (
          <HelpdesksStep
            needsReload={state.needsReload}
            onBack={() => state.goTo('check')}
            onNext={() => state.goTo('done')}
          />
        )}
        {step === 'done' && <DoneStep />}
      </main>
    </div>
  );
}

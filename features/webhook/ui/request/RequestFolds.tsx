import { ChevronRight } from 'lucide-preact';
import { Checkbox } from '../../../../components/Checkbox.tsx';
import { CopyButton } from '../../../../components/CopyButton.tsx';
import { useOptionsMessages } from '../../../messages-context.tsx';
import { headerLines } from '../../request-text.ts';
import type { WebhookState } from '../../state.ts';
import type { ConsoleFold } from '../../view-state.ts';
import { SequencePane } from '../sequences/SequencePane.tsx';
import './folds.css';

interface Props {
  state: WebhookState;
}

const FOLDS = ['sequences', 'authorization', 'headers'] as const satisfies ConsoleFold[];
const PANEL = 'request-fold';

/** The parts of the request that are needed less often, in a row; one at a time opens above it. */
export function RequestFolds({ state }: Props) {
  const { webhook } = useOptionsMessages();
  const { view, target, sequence } = state;
  const open = view.fold.value;
  const playing = sequence.playing.value;
  const aside: Record<ConsoleFold, string | undefined> = {
    sequences:
      playing && webhook.sequencePhase[playing.phase](sequence.sentCount.value, playing.steps.length),
    authorization: webhook.authorizationState[target.isAuthorized.value ? 'sent' : 'notSent'],
    headers: target.request.value && String(Object.keys(target.request.value.headers).length),
  };
  return (
    <div class="folds-box">
      <div class="folds">
        {FOLDS.map((name) => (
          <button
            key={name}
            type="button"
            class="fold"
            aria-expanded={open === name}
            aria-controls={open === name ? PANEL : undefined}
            onClick={() => view.toggleFold(name)}
          >
            <ChevronRight size={14} aria-hidden="true" />
            {webhook.fold[name]}
            {aside[name] !== undefined && <span class="fold-aside"> · {aside[name]}</span>}
          </button>
        ))}
      </div>
      {open && (
        <div id={PANEL} class="fold-panel">
          {open === 'sequences' && <SequencePane state={state} />}
          {open === 'authorization' && <AuthorizationPart state={state} />}
          {open === 'headers' && <HeadersPart state={state} />}
        </div>
      )}
    </div>
  );
}

function AuthorizationPart({ state: { target } }: Props) {
  const { webhook } = useOptionsMessages();
  const header = target.request.value?.headers.Authorization;
  return (
    <>
      <Checkbox
        label={webhook.sendAuthorization}
        isTicked={target.isAuthorized.value}
        isDisabled={!target.hasToken.value}
        hint={target.hasToken.value ? webhook.authorizationHint : webhook.noClientToken}
        onChange={target.authorize}
      />
      {header !== undefined && <pre class="wire fold-header">{headerLines([['Authorization', header]])}</pre>}
    </>
  );
}

function HeadersPart({ state: { target } }: Props) {
  const { webhook } = useOptionsMessages();
  const headers = headerLines(Object.entries(target.request.value?.headers ?? {}));
  return (
    <>
      <div class="copied-row">
        <pre class="wire">{headers}</pre>
        <CopyButton text={headers} label={webhook.copyHeaders} />
      </div>
      <p class="field-hint">{webhook.requestNote}</p>
    </>
  );
}

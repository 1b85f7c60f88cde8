import { effect } from '@preact/signals';
import type { Send } from '../../utils/messaging.ts';
import { createConnectionState, type RequestAccess } from './connection-state.ts';
import { createDetectionState } from './detection/detection-state.ts';
import { createDiagnosticsState } from './diagnostics/diagnostics-state.ts';
import type { BrowserFacts } from './diagnostics/facts.ts';
import type { Probes } from './diagnostics/self-test/probes.ts';
import { createFileState } from './fleet/file-state.ts';
import { createPolicyState } from './fleet/policy-state.ts';
import { createHelpdesksState } from './helpdesks/helpdesks-state.ts';
import { createTemplatesState } from './replies/templates-state.ts';
import { createSetUpState } from './set-up/set-up-state.ts';
import { createStatusColoursState } from './status-colours-state.ts';
import { createTokenState } from './token-state.ts';
import { createWebhookState } from './webhook/webhook-state.ts';

interface Dependencies {
  send: Send;
  /** Hands the file of settings to the browser. */
  download: (text: string) => void;
  requestAccess: RequestAccess;
  now: () => Date;
  newId: () => string;
  readFacts: () => Promise<BrowserFacts>;
  probes: Probes;
  /** Of the browser, such as `fr-CA`. */
  language: string;
  /** For dates and times. */
  locale: string;
}

/** State of the options page: one part for each section. */
export function createOptionsState({
  send,
  download,
  requestAccess,
  now,
  newId,
  readFacts,
  probes,
  language,
  locale,
}: Dependencies) {
  const token = createTokenState(send);
  const connection = createConnectionState(send, requestAccess);
  // With another environment, address or key it is another token, and a check obtains one.
  effect(() => {
    if (connection.saved.value && connection.checking.value.step !== 'checking') void token.load();
  });
  return {
    connection,
    setUp: createSetUpState(connection),
    policy: createPolicyState(send),
    token,
    helpdesks: createHelpdesksState(send, requestAccess),
    detection: createDetectionState(send, newId),
    statusColours: createStatusColoursState(send),
    diagnostics: createDiagnosticsState({
      send,
      readFacts,
      probes,
      requestAccess,
      now,
      onTested: () => void token.load(),
    }),
    webhook: createWebhookState(send, connection.saved, now),
    file: createFileState({ send, saved: connection.saved, download }),
    replies: createTemplatesState({ send, language, locale }),
  };
}

export type OptionsState = ReturnType<typeof createOptionsState>;

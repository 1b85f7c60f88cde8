import { effect, signal } from '@preact/signals';
import { createConnectionState } from '../../features/connection/connection-state.ts';
import { createTokenState } from '../../features/connection/token-state.ts';
import { createDetectionState } from '../../features/detection/state.ts';
import { createDiagnosticsState } from '../../features/diagnostics/diagnostics-state.ts';
import type { BrowserFacts } from '../../features/diagnostics/facts.ts';
import type { Probes } from '../../features/diagnostics/probes.ts';
import { createHelpdesksState } from '../../features/helpdesks/state.ts';
import { createLanguageState } from '../../features/language/state.ts';
import { createNewerDataState } from '../../features/newer-data/state.ts';
import { createPolicyState } from '../../features/policy/state.ts';
import { createPhotosState } from '../../features/proof/photos-state.ts';
import type { Send } from '../../features/protocol.ts';
import type { TemplatesState } from '../../features/replies/templates-state.ts';
import { createSetUpState } from '../../features/set-up/state.ts';
import { createFileState } from '../../features/settings-file/state.ts';
import { createStatusColorsState } from '../../features/status-colors/state.ts';
import { createWebhookState } from '../../features/webhook/state.ts';
import type { RequestAccess } from '../../utils/base-url.ts';
import { logUnexpected } from '../../utils/logger.ts';

interface Dependencies {
  send: Send;
  /** Downloads the settings file. */
  download: (text: string) => void;
  requestAccess: RequestAccess;
  now: () => Date;
  newId: () => string;
  readFacts: () => Promise<BrowserFacts>;
  probes: Probes;
  /** The locale of the interface, such as `fr-CA`: replies begin in its language, with its dates. */
  readLocale: () => Promise<string>;
  closeTab: () => void;
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
  readLocale,
  closeTab,
}: Dependencies) {
  const token = createTokenState(send);
  const connection = createConnectionState(send, requestAccess, now);
  // The token changes with the environment, URL or key, and each check obtains a new one.
  effect(() => {
    const isChecking = Object.values(connection.checks.value).some(({ step }) => step === 'checking');
    if (connection.saved.value && !isChecking) void token.load();
  });
  return {
    connection,
    language: createLanguageState(send),
    setUp: createSetUpState({ send, connection, needsReload: !import.meta.env.FIREFOX, close: closeTab }),
    policy: createPolicyState(send),
    newerData: createNewerDataState(send),
    token,
    helpdesks: createHelpdesksState(send, requestAccess),
    detection: createDetectionState(send, newId),
    statusColors: createStatusColorsState(send),
    photos: createPhotosState(send),
    diagnostics: createDiagnosticsState({
      send,
      readFacts,
      probes,
      requestAccess,
      now,
      onTested: () => void token.load(),
    }),
    webhook: createWebhookState(send, connection.saved, now),
    file: createFileState({ send, saved: connection.saved, requestAccess, download }),
    replies: createReplies({ send, readLocale }),
  };
}

/** State of the reply templates. They and their code are loaded later, because the first page needs neither. */
function createReplies({ send, readLocale }: Pick<Dependencies, 'send' | 'readLocale'>) {
  const templates = signal<TemplatesState>();
  const isNotLoaded = signal(false);
  return {
    templates,
    /** Whether the code could not be loaded. */
    isNotLoaded,
    async load(): Promise<void> {
      try {
        const [{ createTemplatesState }, locale] = await Promise.all([
          import('../../features/replies/templates-state.ts'),
          readLocale(),
        ]);
        templates.value ??= createTemplatesState({ send, locale });
        await templates.value.load();
      } catch (error) {
        logUnexpected('the reply templates', error);
        isNotLoaded.value = templates.value === undefined;
      }
    },
  };
}

export type OptionsState = ReturnType<typeof createOptionsState>;

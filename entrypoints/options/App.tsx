import { ConnectionSection } from '../../features/connection/ui/ConnectionSection.tsx';
import { LoadingNotice } from '../../features/connection/ui/LoadingNotice.tsx';
import { SetUp, useSetUp } from '../../features/connection/ui/SetUp.tsx';
import { DetectionSection } from '../../features/detection/ui/DetectionSection.tsx';
import { DiagnosticsSection } from '../../features/diagnostics/ui/DiagnosticsSection.tsx';
import { HelpdesksSection } from '../../features/helpdesks/ui/HelpdesksSection.tsx';
import { useOptionsMessages } from '../../features/messages-context.tsx';
import { NewerDataNotice } from '../../features/newer-data/ui/NewerDataNotice.tsx';
import { RepliesSection } from '../../features/replies/ui/RepliesSection.tsx';
import { FileSection } from '../../features/settings-file/ui/FileSection.tsx';
import { StatusColorsSection } from '../../features/status-colors/ui/StatusColorsSection.tsx';
import { WebhookSection } from '../../features/webhook/ui/WebhookSection.tsx';
import { Navigation } from './Navigation.tsx';
import type { OptionsState } from './state.ts';
import { useHash } from './use-hash.ts';

interface Props {
  state: OptionsState;
  now: () => Date;
  /** For dates and times. */
  locale: string;
}

/** The options page: navigation and all sections. */
export function OptionsApp({ state, now, locale }: Props) {
  const { options } = useOptionsMessages();
  const {
    connection,
    policy,
    newerData,
    helpdesks,
    setUp,
    token,
    detection,
    statusColors,
    webhook,
    replies,
    file,
    diagnostics,
  } = state;
  const loading = connection.loading.value;
  const isReady = loading.step === 'ready';
  const isSetUp = useSetUp();
  useHash(isReady && !isSetUp, detection.draft.addExample);
  if (loading.step === 'ready' && isSetUp)
    return <SetUp state={setUp} connection={connection} saved={loading.connections} now={now} />;
  return (
    <div class="page">
      <Navigation isSandbox={isReady && loading.connections.environment === 'sandbox'} isReady={isReady} />
      <main class="sections">
        <h1 class="sr-only">{options.title}</h1>
        {loading.step === 'ready' ? (
          <>
            <NewerDataNotice state={newerData} />
            <ConnectionSection
              state={connection}
              policy={policy}
              token={token}
              saved={loading.connections}
              now={now}
            />
            <HelpdesksSection state={helpdesks} />
            <DetectionSection state={detection} />
            <StatusColorsSection state={statusColors} />
            <RepliesSection state={replies} />
            <WebhookSection state={webhook} />
            <FileSection state={file} />
            <DiagnosticsSection state={diagnostics} saved={loading.connections} locale={locale} />
          </>
        ) : (
          <LoadingNotice loading={loading} onRetry={connection.reload} />
        )}
      </main>
    </div>
  );
}

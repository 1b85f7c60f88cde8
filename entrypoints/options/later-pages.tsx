import type { ComponentType } from 'preact';
import { SetUp } from '../../features/connection/ui/SetUp.tsx';
import { DetectionSection } from '../../features/detection/ui/DetectionSection.tsx';
import { DiagnosticsSection } from '../../features/diagnostics/ui/DiagnosticsSection.tsx';
import { HelpdesksSection } from '../../features/helpdesks/ui/HelpdesksSection.tsx';
import { RepliesSection } from '../../features/replies/ui/RepliesSection.tsx';
import { FileSection } from '../../features/settings-file/ui/FileSection.tsx';
import { StatusColorsSection } from '../../features/status-colors/ui/StatusColorsSection.tsx';
import { WebhookSection } from '../../features/webhook/ui/WebhookSection.tsx';
import type { PageProps } from './pages.tsx';

/** The pages besides the connection, by their fragment. One script: apart they would share dozens of small ones. */
export const LATER_PAGES: Record<string, ComponentType<PageProps>> = {
  'set-up': ({ state, saved, now }) => (
    <SetUp state={state.setUp} connection={state.connection} saved={saved} now={now} />
  ),
  helpdesks: ({ state }) => <HelpdesksSection state={state.helpdesks} />,
  detection: ({ state }) => (
    <>
      <DetectionSection state={state.detection} />
      <StatusColorsSection state={state.statusColors} />
    </>
  ),
  replies: ({ state }) => <RepliesSection state={state.replies} />,
  'test-webhook': ({ state }) => <WebhookSection state={state.webhook} />,
  'settings-file': ({ state }) => <FileSection state={state.file} />,
  diagnostics: ({ state, saved, locale }) => (
    <DiagnosticsSection state={state.diagnostics} saved={saved} locale={locale} />
  ),
};

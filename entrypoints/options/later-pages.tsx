import type { ComponentType } from 'preact';
import { AccessNotice } from '../../features/connection/ui/AccessNotice.tsx';
import { TokenPanel } from '../../features/connection/ui/TokenPanel.tsx';
import { DetectionSection } from '../../features/detection/ui/DetectionSection.tsx';
import { DiagnosticsSection } from '../../features/diagnostics/ui/DiagnosticsSection.tsx';
import { HelpdesksSection } from '../../features/helpdesks/ui/HelpdesksSection.tsx';
import { PhotosSection } from '../../features/proof/ui/PhotosSection.tsx';
import { RepliesSection } from '../../features/replies/ui/RepliesSection.tsx';
import { SetUp } from '../../features/set-up/ui/SetUp.tsx';
import { FileSection } from '../../features/settings-file/ui/FileSection.tsx';
import { KeyboardSection } from '../../features/shortcuts/ui/KeyboardSection.tsx';
import { StatusColorsSection } from '../../features/status-colors/ui/StatusColorsSection.tsx';
import { WebhookSection } from '../../features/webhook/ui/WebhookSection.tsx';
import { NotLoaded, type PageProps, SET_UP } from './pages.tsx';

const VIEWS: Record<string, ComponentType<PageProps>> = {
  'set-up': ({ state, saved, now }) => (
    <SetUp state={state.setUp} connection={state.connection} saved={saved} now={now} />
  ),
  helpdesks: ({ state }) => <HelpdesksSection state={state.helpdesks} />,
  detection: ({ state }) => <DetectionSection state={state.detection} />,
  'status-colors': ({ state }) => <StatusColorsSection state={state.statusColors} />,
  photos: ({ state }) => <PhotosSection state={state.photos} />,
  replies: ({ state: { replies } }) => {
    if (replies.templates.value) return <RepliesSection state={replies.templates.value} />;
    return replies.isNotLoaded.value ? <NotLoaded /> : null;
  },
  'test-webhook': ({ state }) => <WebhookSection state={state.webhook} />,
  keyboard: ({ shortcuts }) => <KeyboardSection source={shortcuts} />,
  'settings-file': ({ state }) => <FileSection state={state.file} />,
  diagnostics: ({ state, saved, now }) => (
    <DiagnosticsSection state={state.diagnostics} saved={saved}>
      <TokenPanel state={state.token} connection={state.connection} saved={saved} now={now} />
    </DiagnosticsSection>
  ),
};

/** Adds a warning above a page while lookups lack access. The connection page has one for each environment. */
function withAccessNotice(View: ComponentType<PageProps>): ComponentType<PageProps> {
  return (props) => (
    <>
      <AccessNotice state={props.state.connection} saved={props.saved} />
      <View {...props} />
    </>
  );
}

// Made once: a new component in the same place would be mounted again, and the focus in it would be lost.
const WITH_NOTICE = new Map(
  Object.entries(VIEWS).map(([id, View]) => [id, id === SET_UP.id ? View : withAccessNotice(View)]),
);

/** The view of any page but the connection. One script for all: separate ones would share dozens of chunks. */
export const laterPage = (id: string): ComponentType<PageProps> | undefined => WITH_NOTICE.get(id);

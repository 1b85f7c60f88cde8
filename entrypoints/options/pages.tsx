import type { ComponentType } from 'preact';
import { Notice } from '../../components/Notice.tsx';
import type { Connections } from '../../features/connection/model.ts';
import { ConnectionSection } from '../../features/connection/ui/ConnectionSection.tsx';
import { useOptionsMessages } from '../../features/messages-context.tsx';
import type { OptionsMessages } from '../../features/options-catalogue.ts';
import type { ShortcutSource } from '../../features/shortcuts/model.ts';
import type { OptionsState } from './state.ts';

export interface PageProps {
  /** Created with the options, so that unsaved input outlives its page. */
  state: OptionsState;
  saved: Connections;
  now: () => Date;
  shortcuts: ShortcutSource;
}

export interface OptionsPage {
  /** The page's fragment in the URL, and the `id` of its section. */
  id: string;
  nameIn(messages: OptionsMessages): string;
  /** Undefined: its code is loaded on first use, from `later-pages.tsx`. */
  View?: ComponentType<PageProps>;
}

export const CONNECTION_PAGE: OptionsPage = {
  id: 'connection',
  nameIn: ({ options }) => options.connectionTitle,
  View: ({ state: { connection, policy }, saved, now }) => (
    <ConnectionSection state={connection} policy={policy} saved={saved} now={now} />
  ),
};

/** The pages in the order of the navigation. */
export const PAGES: readonly OptionsPage[] = [
  CONNECTION_PAGE,
  { id: 'helpdesks', nameIn: ({ helpdesks }) => helpdesks.title },
  { id: 'detection', nameIn: ({ detection }) => detection.title },
  { id: 'status-colors', nameIn: ({ statusColors }) => statusColors.title },
  { id: 'photos', nameIn: ({ options }) => options.photos },
  { id: 'replies', nameIn: ({ replyTemplates }) => replyTemplates.title },
  { id: 'test-webhook', nameIn: ({ webhook }) => webhook.title },
  { id: 'keyboard', nameIn: ({ options }) => options.keyboard },
  { id: 'settings-file', nameIn: ({ settingsFile }) => settingsFile.title },
  { id: 'diagnostics', nameIn: ({ diagnostics }) => diagnostics.title },
];

/** Replaces all pages until something is configured, or as long as the user likes. */
export const SET_UP: OptionsPage = { id: 'set-up', nameIn: ({ setUp }) => setUp.run };

/** Replaces a page whose code could not be loaded, for example after an update of the extension. */
export function NotLoaded() {
  const { options } = useOptionsMessages();
  return (
    <Notice
      kind="warning"
      title={options.pageNotLoaded}
      action={{ label: options.reloadPage, onClick: () => location.reload() }}
    />
  );
}

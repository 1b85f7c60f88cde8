import { Keyboard, Package, PanelRight, Settings } from 'lucide-preact';
import { IconButton } from '../../../components/IconButton.tsx';
import { SandboxMark } from '../../../components/Indicators.tsx';
import { usePopupMessages } from '../../messages-context.tsx';

interface Props {
  isSandbox: boolean;
  onOpenShortcuts(): void;
  onOpenOptions(): void;
  /** Absent in the panel itself, and in browsers without a side panel. */
  onOpenPanel: (() => void) | undefined;
}

/** Product name and environment, with buttons for keys, side panel and settings. */
export function TopBar({ isSandbox, onOpenShortcuts, onOpenOptions, onOpenPanel }: Props) {
  const { popup, common } = usePopupMessages();
  return (
    <header class="top-bar">
      <span class="brand">
        <Package size={17} strokeWidth={2.2} aria-hidden="true" />
        {common.productName}
      </span>
      {isSandbox && <SandboxMark />}
      <span class="top-space" />
      <IconButton label={popup.openShortcuts} onClick={onOpenShortcuts}>
        <Keyboard size={16} aria-hidden="true" />
      </IconButton>
      {onOpenPanel && (
        <IconButton label={popup.openPanel} onClick={onOpenPanel}>
          <PanelRight size={16} aria-hidden="true" />
        </IconButton>
      )}
      <IconButton label={common.settings} onClick={onOpenOptions}>
        <Settings size={16} aria-hidden="true" />
      </IconButton>
    </header>
  );
}

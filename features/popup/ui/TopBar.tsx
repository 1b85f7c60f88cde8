import { ArrowLeft, Keyboard, Package, PanelRight, Settings } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { IconButton } from '../../../components/IconButton.tsx';
import { SandboxMark } from '../../../components/Indicators.tsx';
import { usePopupMessages } from '../../messages-context.tsx';

interface Props {
  isSandbox: boolean;
  /** Leads back to the lists; absent where they are shown. Then the bar has one line, without the product's name. */
  onBack: (() => void) | undefined;
  onOpenShortcuts(): void;
  onOpenOptions(): void;
  /** Absent in the panel itself, and in browsers without a side panel. */
  onOpenPanel: (() => void) | undefined;
  /** The field; absent in views of many IDs. */
  children: ComponentChildren;
}

/** Product name and environment, the field, and buttons for keys, side panel and settings. */
export function TopBar({ isSandbox, onBack, children, ...rest }: Props) {
  const { popup, common } = usePopupMessages();
  return (
    <header class={`top-bar ${onBack ? 'top-bar-result' : ''}`}>
      {onBack ? (
        <IconButton label={popup.back} onClick={onBack}>
          <ArrowLeft size={16} aria-hidden="true" />
        </IconButton>
      ) : (
        <>
          <span class="brand">
            <Package size={17} strokeWidth={2.2} aria-hidden="true" />
            {common.productName}
          </span>
          {isSandbox && <SandboxMark />}
          <span class="top-space" />
        </>
      )}
      {children || (onBack && <span class="top-space" />)}
      <IconButton label={popup.openShortcuts} onClick={rest.onOpenShortcuts}>
        <Keyboard size={16} aria-hidden="true" />
      </IconButton>
      {rest.onOpenPanel && (
        <IconButton label={popup.openPanel} onClick={rest.onOpenPanel}>
          <PanelRight size={16} aria-hidden="true" />
        </IconButton>
      )}
      <IconButton label={common.settings} onClick={rest.onOpenOptions}>
        <Settings size={16} aria-hidden="true" />
      </IconButton>
    </header>
  );
}

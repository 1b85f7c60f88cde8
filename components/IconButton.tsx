import type { ComponentChildren } from 'preact';
import { useKeyLabel } from './component-texts.ts';

interface Props {
  /** Accessible name and tooltip. */
  label: string;
  /** An icon of 16 pixels, or of 14 pixels in a small button. */
  children: ComponentChildren;
  size?: 'medium' | 'small';
  /** Spins the icon and ignores clicks; the focus stays. */
  isBusy?: boolean;
  disabled?: boolean;
  /** For a toggle button: whether it is on. */
  isPressed?: boolean | undefined;
  /** Keyboard shortcut, in the syntax of `aria-keyshortcuts`; shown in the tooltip. */
  shortcut?: string | undefined;
  onClick(): void;
}

/** A button with only an icon. */
export function IconButton({ label, children, size = 'medium', isBusy = false, ...props }: Props) {
  const withKey = useKeyLabel();
  return (
    <button
      type="button"
      class={`icon-button icon-button-${size}`}
      aria-label={label}
      title={withKey(label, props.shortcut)}
      aria-keyshortcuts={props.shortcut}
      disabled={props.disabled ?? false}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      aria-pressed={props.isPressed}
      onClick={() => {
        if (!isBusy) props.onClick();
      }}
    >
      {children}
    </button>
  );
}

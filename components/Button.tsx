import type { ComponentChildren } from 'preact';
import { useKeyLabel } from './component-texts.ts';
import { Spinner } from './Indicators.tsx';

interface Props {
  children: ComponentChildren;
  /** Use one `primary` button per view; `quiet` looks like a link. */
  variant?: 'primary' | 'secondary' | 'quiet';
  type?: 'button' | 'submit';
  icon?: ComponentChildren;
  /** Shows a spinner instead of the label and ignores clicks; the focus stays. */
  isBusy?: boolean | undefined;
  disabled?: boolean | undefined;
  /** For a toggle button: whether it is on. */
  isPressed?: boolean | undefined;
  /** Keyboard shortcut, in the syntax of `aria-keyshortcuts`; shown in the tooltip. */
  shortcut?: string | undefined;
  /** Id of the element that explains the button. */
  describedBy?: string | undefined;
  /** The tooltip, in place of the one that names the shortcut. */
  title?: string | undefined;
  onClick?: (() => void) | undefined;
}

/** A button with a text label. */
export function Button(props: Props) {
  const withKey = useKeyLabel();
  const { children, variant = 'secondary', type = 'button', icon, isBusy = false } = props;
  function click(event: MouseEvent): void {
    if (isBusy) event.preventDefault();
    else props.onClick?.();
  }
  return (
    <button
      type={type}
      class={`button button-${variant}`}
      disabled={props.disabled ?? false}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      aria-pressed={props.isPressed}
      aria-describedby={props.describedBy}
      aria-keyshortcuts={props.shortcut}
      title={props.title ?? (props.shortcut && withKey(`${children}`, props.shortcut))}
      onClick={click}
    >
      {isBusy && <Spinner />}
      {icon}
      <span class="button-label">{children}</span>
    </button>
  );
}

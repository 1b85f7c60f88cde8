import { Check, Copy, X } from 'lucide-preact';
import { useComponentTexts, useKeyLabel } from './component-texts.ts';
import './styles/copy-button.css';
import { type CopyStep, type RichText, useCopy } from './use-copy.ts';

interface Props {
  /** Accessible name, such as `Copy ID`; also the visible label unless the variant is `icon`. */
  label: string;
  /** The text to copy; a function is called on click. */
  text: string | (() => string | RichText);
  variant?: 'icon' | 'primary' | 'secondary';
  /** Keyboard shortcut, in the syntax of `aria-keyshortcuts`; shown in the tooltip. */
  shortcut?: string | undefined;
}

const ICONS: Record<CopyStep, typeof Copy> = { idle: Copy, copied: Check, refused: X };

/** Copies a text and shows the result in place; screen readers announce it. */
export function CopyButton({ label, text, variant = 'icon', shortcut }: Props) {
  const { common } = useComponentTexts();
  const withKey = useKeyLabel();
  const { step, copy } = useCopy();
  const outcome = { idle: '', copied: common.copied, refused: common.couldNotCopy }[step];
  const Icon = ICONS[step];
  const isIcon = variant === 'icon';
  return (
    <span class={`copy copy-${step}`}>
      <button
        type="button"
        class={isIcon ? 'icon-button icon-button-small' : `button button-${variant}`}
        aria-label={label}
        title={isIcon || shortcut ? withKey(label, shortcut) : undefined}
        aria-keyshortcuts={shortcut}
        onClick={() => copy(typeof text === 'string' ? text : text())}
      >
        <Icon size={isIcon ? 14 : 15} aria-hidden="true" />
        {!isIcon && (
          <span class="copy-words" aria-hidden="true">
            <span class="copy-label">{label}</span>
            <span class="copy-outcome">{outcome}</span>
          </span>
        )}
      </button>
      {/* Before the bubble: Preact would otherwise make it the bubble, and add another one, which is not announced. */}
      <span class="sr-only" aria-live="polite">
        {outcome}
      </span>
      {isIcon && outcome && (
        <span class="copy-bubble" aria-hidden="true">
          {outcome}
        </span>
      )}
    </span>
  );
}

interface TextProps {
  text: string;
  /** Accessible name of the button, such as `Copy ID`. */
  copyLabel: string;
}

/** An ID with its copy button. */
export function CopyableText({ text, copyLabel }: TextProps) {
  return (
    <span class="copyable">
      <bdi class="copyable-text mono">{text}</bdi>
      <CopyButton label={copyLabel} text={text} />
    </span>
  );
}

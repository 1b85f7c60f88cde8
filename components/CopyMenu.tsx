import { Check, ChevronDown, X } from 'lucide-preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useComponentTexts, useKeyLabel } from './component-texts.ts';
import { type RichText, useCopy } from './use-copy.ts';
import './styles/copy-button.css';
import './styles/copy-menu.css';

interface Props {
  label: string;
  /** Keyboard shortcut, in the syntax of `aria-keyshortcuts`; shown in the tooltip. */
  shortcut?: string | undefined;
  /** The forms of the content. `text` is called when the form is copied. */
  forms: readonly { label: string; text(): string | RichText }[];
}

const ICONS = { idle: ChevronDown, copied: Check, refused: X };

/** Menu that opens above its button and copies the same content in different forms. */
export function CopyMenu({ label, shortcut, forms }: Props) {
  const { common } = useComponentTexts();
  const withKey = useKeyLabel();
  const { step, copy } = useCopy();
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const outcome = { idle: '', copied: common.copied, refused: common.couldNotCopy }[step];
  const Icon = ICONS[step];
  const items = () => [...(root.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];

  useLayoutEffect(() => {
    if (isOpen) items()[0]?.focus();
  }, [isOpen]);

  function close(): void {
    setIsOpen(false);
    root.current?.querySelector('button')?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const all = items();
    const at = all.findIndex((item) => item.matches(':focus'));
    const target: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const next = target[event.key];
    if (next === undefined && event.key !== 'Escape') return;
    // Otherwise the same Escape would also close the card.
    event.preventDefault();
    if (next === undefined) close();
    else all.at(next % all.length)?.focus();
  }

  /** Closes the menu when the focus leaves it. A click on the button is handled there. */
  function onFocusOut({ relatedTarget }: FocusEvent): void {
    if (!(relatedTarget instanceof Node && root.current?.contains(relatedTarget))) setIsOpen(false);
  }

  return (
    <span ref={root} class={`copy copy-menu copy-${step}`}>
      <button
        type="button"
        class="button button-secondary"
        aria-label={label}
        aria-keyshortcuts={shortcut}
        title={shortcut && withKey(label, shortcut)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span class="copy-words" aria-hidden="true">
          <span class="copy-label">{label}</span>
          <span class="copy-outcome">{outcome}</span>
        </span>
        <Icon size={15} aria-hidden="true" />
      </button>
      {isOpen && (
        <div
          class="menu"
          role="menu"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={onKeyDown}
          onFocusOut={onFocusOut}
        >
          {forms.map((form) => (
            <button
              key={form.label}
              type="button"
              role="menuitem"
              class="menu-item"
              tabIndex={-1}
              onClick={() => {
                close();
                void copy(form.text());
              }}
            >
              {form.label}
            </button>
          ))}
        </div>
      )}
      <span class="sr-only" aria-live="polite">
        {outcome}
      </span>
    </span>
  );
}

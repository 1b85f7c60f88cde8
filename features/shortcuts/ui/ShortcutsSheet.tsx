import { ArrowUpRight, X } from 'lucide-preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { trapFocus } from '../../../components/modal.ts';
import { useMessages } from '../../messages-context.tsx';
import type { ShortcutSource } from '../model.ts';
import { shortcutsText } from '../text.en.ts';
import { ShortcutList } from './ShortcutList.tsx';
import './shortcuts-sheet.css';

interface Props {
  source: ShortcutSource;
  onClose(): void;
}

/** All keys in a dialog. The browser returns the focus when it closes. */
export function ShortcutsSheet({ source, onClose }: Props) {
  const { common, shortcuts: texts = shortcutsText } = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);

  // Not by `autofocus`, which browsers refuse in a frame of another page, such as the card's.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    title.current?.focus();
  }, []);

  const close = () => dialog.current?.close();

  function press(event: KeyboardEvent): void {
    // Closes the sheet only, not the popup or card around it, and triggers no key of theirs.
    event.stopPropagation();
    trapFocus(event, dialog.current);
    if (event.key !== 'Escape' && event.key !== '?') return;
    event.preventDefault();
    close();
  }

  return (
    <dialog
      ref={dialog}
      class="shortcuts-sheet"
      aria-labelledby="shortcuts-title"
      onKeyDown={press}
      onClick={(event) => event.target === event.currentTarget && close()}
      onClose={onClose}
    >
      {/* Not focusable by Tab: the heading in it has the focus, so keys scroll it. */}
      <div class="shortcuts-scroll" tabIndex={-1}>
        <div class="shortcuts-head">
          <h2 id="shortcuts-title" class="shortcuts-title" tabIndex={-1} ref={title}>
            {texts.title}
          </h2>
          <IconButton label={common.close} onClick={close}>
            <X size={16} aria-hidden="true" />
          </IconButton>
        </div>
        <ShortcutList source={source} />
        <div class="shortcuts-foot">
          <Button
            variant="quiet"
            icon={<ArrowUpRight size={14} aria-hidden="true" />}
            onClick={() => void source.change()}
          >
            {texts.changeInBrowser}
          </Button>
        </div>
      </div>
    </dialog>
  );
}

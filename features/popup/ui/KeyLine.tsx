import { usePopupMessages } from '../../messages-context.tsx';
import { keysOf } from '../../shortcuts/model.ts';
import { KeyCaps } from '../../shortcuts/ui/KeyCaps.tsx';

interface Props {
  note: string;
  onOpenShortcuts(): void;
}

/** The keys of the lists on one line; in a narrow view only the result of a copied reply. */
export function KeyLine({ note, onOpenShortcuts }: Props) {
  const { popup } = usePopupMessages();
  const { move, open, copyReply, all } = popup.keys;
  return (
    <footer class={`key-line ${note ? 'key-line-noted' : ''}`}>
      <p class="key-line-note" role="status">
        {note}
      </p>
      {!note && (
        <>
          <span class="key-hint">
            <KeyCaps keys={['ArrowUp', 'ArrowDown']} /> {move}
          </span>
          <span class="key-hint">
            <KeyCaps keys={keysOf('lists', 'openShipment')} /> {open}
          </span>
          <span class="key-hint">
            <KeyCaps keys={keysOf('lists', 'copyReplyOfRow')} /> {copyReply}
          </span>
        </>
      )}
      <button type="button" class="key-hint key-hint-all" onClick={onOpenShortcuts}>
        <KeyCaps keys={keysOf('lists', 'showShortcuts')} /> {all}
      </button>
    </footer>
  );
}

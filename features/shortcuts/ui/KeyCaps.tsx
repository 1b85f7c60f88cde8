import { useMessages } from '../../messages-context.tsx';
import { keyCapsText } from '../caps-text.en.ts';
import './shortcuts.css';

interface Props {
  /** The keys that are pressed together, named as in `KeyboardEvent.key`. */
  keys: readonly string[];
}

/** Keys that are pressed together, each drawn as a cap. */
export function KeyCaps({ keys }: Props) {
  const { common, keyCaps = keyCapsText } = useMessages();
  return (
    <span class="key-caps">
      {keys.map((key) => {
        const cap = common.keyCaps[key] ?? (key.length === 1 ? key.toUpperCase() : key);
        const spoken = keyCaps.spokenCaps[key];
        return (
          <kbd key={key}>
            <span aria-hidden={spoken !== undefined}>{cap}</span>
            {spoken && <span class="sr-only">{spoken}</span>}
          </kbd>
        );
      })}
    </span>
  );
}

import { Pencil, Trash2 } from 'lucide-preact';
import { IconButton } from '../../../components/IconButton.tsx';
import { useOptionsMessages } from '../../messages-context.tsx';
import type { SavedPattern } from '../model.ts';

interface Props {
  pattern: SavedPattern;
  isBeingEdited: boolean;
  onEdit(): void;
  onRemove(): void;
}

/** One saved pattern: its name, the pattern in words, and buttons to edit and remove it. */
export function SavedPatternRow({ pattern, isBeingEdited, onEdit, onRemove }: Props) {
  const { detection } = useOptionsMessages();
  const { name } = pattern;
  const words = detection.inWords(pattern.pattern.parts);
  return (
    <li class={isBeingEdited ? 'saved-pattern edited' : 'saved-pattern'}>
      <div class="saved-pattern-text">
        <p class="saved-pattern-name">{name}</p>
        {words !== name && <p class="quiet">{words}</p>}
        {isBeingEdited && <p class="saved-pattern-note">{detection.isBeingEdited}</p>}
      </div>
      <IconButton label={detection.edit(name)} onClick={onEdit}>
        <Pencil size={16} aria-hidden="true" />
      </IconButton>
      <IconButton label={detection.remove(name)} onClick={onRemove}>
        <Trash2 size={16} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

import { Lock } from 'lucide-preact';
import { useOptionsMessages } from '../../messages-context.tsx';
import type { SavedPattern } from '../model.ts';

interface Props {
  pattern: SavedPattern;
}

/** A pattern set by the organisation's policy; it cannot be changed. */
export function ManagedPatternRow({ pattern: { name, pattern } }: Props) {
  const { detection, policy } = useOptionsMessages();
  const words = detection.inWords(pattern.parts);
  return (
    <li class="saved-pattern">
      <div class="saved-pattern-text">
        <p class="saved-pattern-name">{name}</p>
        {words !== name && <p class="quiet">{words}</p>}
        <p class="field-hint">
          <Lock size={12} aria-hidden="true" />
          {policy.locked}
        </p>
      </div>
    </li>
  );
}

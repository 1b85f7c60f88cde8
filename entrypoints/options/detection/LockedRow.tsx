import { Lock } from 'lucide-preact';
import { useMessages } from '../../../components/messages-context.ts';
import type { KeptPattern } from '../../../utils/detection.ts';

interface Props {
  pattern: KeptPattern;
}

/** A pattern that an organisation has set: it can be seen, and not changed. */
export function LockedRow({ pattern: { name, pattern } }: Props) {
  const { detection, fleet } = useMessages();
  const words = detection.inWords(pattern.parts);
  return (
    <li class="kept-row">
      <div class="kept-text">
        <p class="kept-name">{name}</p>
        {words !== name && <p class="quiet">{words}</p>}
        <p class="field-hint">
          <Lock size={12} aria-hidden="true" />
          {fleet.locked}
        </p>
      </div>
    </li>
  );
}

import { Pin } from 'lucide-preact';
import { Button } from '../../../components/Button.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { useCardPageMessages } from '../../messages-context.tsx';
import { answerKey } from '../../shortcuts/model.ts';
import type { CardState } from '../state.ts';
import './card.css';

interface Props {
  state: Pick<CardState, 'isPinned' | 'togglePin' | 'openInPanel'>;
  /** “Not found” leaves nothing to read in the panel, and has another button instead. */
  isFound: boolean;
}

/** Buttons that only the card has: the answer beside the page instead, or a card that stays open. */
export function CardActions({ state, isFound }: Props) {
  const { card } = useCardPageMessages();
  return (
    <span class="card-actions">
      {isFound && (
        <Button shortcut={answerKey('openInPanel')} onClick={state.openInPanel}>
          {card.openInPanel}
        </Button>
      )}
      <span class="card-pin">
        <IconButton
          label={card.keepOpen}
          shortcut={answerKey('keepOpen')}
          isPressed={state.isPinned.value}
          onClick={state.togglePin}
        >
          <Pin size={16} aria-hidden="true" />
        </IconButton>
      </span>
    </span>
  );
}

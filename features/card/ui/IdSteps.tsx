import { ChevronLeft, ChevronRight } from 'lucide-preact';
import { IconButton } from '../../../components/IconButton.tsx';
import { useCardPageMessages } from '../../messages-context.tsx';
import { answerKey } from '../../shortcuts/model.ts';
import type { IdTrail } from '../id-trail.ts';
import './card.css';

interface Props {
  trail: Pick<IdTrail, 'place' | 'step'>;
}

/** The place of the card's ID among those of the page, with buttons to the others. Nothing if there are none. */
export function IdSteps({ trail }: Props) {
  const { card } = useCardPageMessages();
  const place = trail.place.value;
  if (!place) return null;
  return (
    <span class="id-steps">
      <IconButton
        size="small"
        label={card.previousId}
        shortcut={answerKey('previousAnswer')}
        onClick={() => trail.step('previous')}
      >
        <ChevronLeft size={16} aria-hidden="true" />
      </IconButton>
      <span class="id-place" data-widest={card.idPlace(place.count, place.count, place.hasMore)}>
        {card.idPlace(place.place, place.count, place.hasMore)}
      </span>
      <IconButton
        size="small"
        label={card.nextId}
        shortcut={answerKey('nextAnswer')}
        onClick={() => trail.step('next')}
      >
        <ChevronRight size={16} aria-hidden="true" />
      </IconButton>
    </span>
  );
}

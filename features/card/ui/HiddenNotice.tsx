import { Notice } from '../../../components/Notice.tsx';
import { useMessages } from '../../messages-context.tsx';

interface Props {
  onShowOutsidePage(): void;
}

/**
 * Says that nothing was changed because the page hides, covers or moves the card, and offers the popup, which no page
 * can cover (docs/decisions.md#31).
 */
export function HiddenNotice({ onShowOutsidePage }: Props) {
  const { card } = useMessages();
  return (
    <Notice
      kind="error"
      title={card.hiddenTitle}
      advice={card.hiddenAdvice}
      action={{ label: card.showOutsidePage, onClick: onShowOutsidePage }}
    />
  );
}

import type { StepDirection } from '../page/model.ts';
import type { ShortcutAction } from '../shortcuts/model.ts';
import { pressedAnswerKey } from '../shortcuts/ui/use-answer-keys.ts';
import type { IdTrail } from './id-trail.ts';

const DIRECTIONS: Partial<Record<ShortcutAction, StepDirection>> = {
  nextAnswer: 'next',
  previousAnswer: 'previous',
};

/**
 * Keeps the steps from ID to ID that the user asks for faster than their cards come. Until a card has its controls, no key
 * would press any of them, so its keys are received here.
 * @param trail of the card that is shown
 * @returns the steps that wait, which the card that is shown takes from the list
 */
export function keepSteps(trail: () => Pick<IdTrail, 'isRead' | 'isStepping'> | undefined): StepDirection[] {
  const waiting: StepDirection[] = [];
  addEventListener('keydown', (event) => {
    const action = pressedAnswerKey(event);
    const direction = action && DIRECTIONS[action];
    if (direction && !trail()?.isRead()) waiting.push(direction);
  });
  // The user goes on in the page. A step takes the focus too: to the frame of the next ID, which opens the card.
  addEventListener('blur', () => {
    if (!trail()?.isStepping()) waiting.length = 0;
  });
  return waiting;
}

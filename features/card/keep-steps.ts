import type { StepDirection } from '../page/model.ts';
import type { ShortcutAction } from '../shortcuts/model.ts';
import { pressedAnswerKey } from '../shortcuts/ui/use-answer-keys.ts';

const DIRECTIONS: Partial<Record<ShortcutAction, StepDirection>> = {
  nextAnswer: 'next',
  previousAnswer: 'previous',
};

/**
 * Keeps the steps from ID to ID that the user asks for faster than their cards come. Until a card has its controls, no key
 * would press any of them, so its keys are received here.
 * @param hasControls whether the card that is shown has them, or needs none
 * @returns the steps that wait, which the card that is shown takes from the list
 */
export function keepSteps(hasControls: () => boolean | undefined): StepDirection[] {
  const waiting: StepDirection[] = [];
  addEventListener('keydown', (event) => {
    const action = pressedAnswerKey(event);
    const direction = action && DIRECTIONS[action];
    if (direction && !hasControls()) waiting.push(direction);
  });
  // The user goes on in the page, or has closed the card.
  addEventListener('blur', () => {
    waiting.length = 0;
  });
  return waiting;
}

import type { StepDirection } from '../page/model.ts';
import type { ShortcutAction } from '../shortcuts/model.ts';
import { pressedAnswerKey } from '../shortcuts/ui/use-answer-keys.ts';
import type { IdTrail, StepsAhead } from './id-trail.ts';

const DIRECTIONS: Partial<Record<ShortcutAction, StepDirection>> = {
  nextAnswer: 'next',
  previousAnswer: 'previous',
};

/** The press of a button for a step, in pixels of the screen: where the user goes on clicking. */
interface StepPress {
  direction: StepDirection;
  x: number;
  y: number;
}

/** About half of a button. */
const NEAR_PX = 12;

/**
 * Keeps the steps from ID to ID that the user asks for faster than their cards come. While a card is not drawn, no key or
 * click reaches its buttons, so both are received here. A click counts where the last one has pressed a button.
 * @param trail of the card that is shown
 * @returns the steps that wait, which the card that is shown takes from the list
 */
export function keepSteps(
  trail: () => Pick<IdTrail, 'isRead' | 'isStepping' | 'step'> | undefined,
): StepsAhead {
  const ahead: StepsAhead = { waiting: [] };
  let last: StepPress | undefined;
  /** What receives the click of the present press, unless it is removed before the release. */
  let control: Element | null;

  addEventListener('keydown', (event) => {
    const action = pressedAnswerKey(event);
    const direction = action && DIRECTIONS[action];
    if (direction && !trail()?.isRead() && !hasButtons()) ahead.waiting.push(direction);
  });
  addEventListener('pointerdown', (event) => {
    control = (event.target as Element).closest('button, a, summary');
    const direction = event.button === 0 ? directionOf(control) : undefined;
    if (direction) last = { direction, x: event.screenX, y: event.screenY };
    else if (control || hasButtons() || !isNear(event, last)) last = undefined;
  });
  addEventListener('pointerup', (event) => {
    if (last && !control?.isConnected && isNear(event, last)) trail()?.step(last.direction);
  });
  // The user goes on in the page. A step takes the focus too: to the frame of the next ID, which opens the card.
  addEventListener('blur', () => {
    if (trail()?.isStepping()) return;
    ahead.waiting.length = 0;
    last = undefined;
  });
  return ahead;
}

const hasButtons = (): boolean => document.querySelector('.id-steps') !== null;

function directionOf(control: Element | null): StepDirection | undefined {
  if (!control?.matches('.id-steps > button')) return undefined;
  return control.nextElementSibling ? 'previous' : 'next';
}

const isNear = ({ screenX, screenY }: PointerEvent, press: StepPress | undefined): boolean =>
  press !== undefined && Math.hypot(screenX - press.x, screenY - press.y) <= NEAR_PX;

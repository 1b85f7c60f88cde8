import type { StepDirection } from '../page/model.ts';
import type { ShortcutAction } from '../shortcuts/model.ts';
import { pressedAnswerKey } from '../shortcuts/ui/use-answer-keys.ts';
import type { IdTrail, StepsAhead } from './id-trail.ts';

const DIRECTIONS: Partial<Record<ShortcutAction, StepDirection>> = {
  nextAnswer: 'next',
  previousAnswer: 'previous',
};

/** A pressed button, and its box on the screen: a click for the next ID leaves it there (`card-box.ts`). */
interface StepButton {
  element: Element;
  direction: StepDirection;
  box: { left: number; top: number; right: number; bottom: number };
}

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
  let last: StepButton | undefined;
  /** What the present press is on, if it is where the button is. */
  let pressed: Element | undefined;

  addEventListener('keydown', (event) => {
    const action = pressedAnswerKey(event);
    const direction = action && DIRECTIONS[action];
    if (direction && !trail()?.isRead() && !document.querySelector('.id-steps'))
      ahead.waiting.push(direction);
  });
  addEventListener('pointerdown', (event) => {
    last = stepButtonAt(event) ?? (last && isInBox(event, last) ? last : undefined);
    pressed = last && (event.target as Element);
  });
  // Not `click`, which nothing receives if what was pressed is gone.
  addEventListener('pointerup', (event) => {
    const isClick = last && pressed?.isConnected && last.element.contains(pressed);
    if (last && pressed && !isClick && isInBox(event, last)) trail()?.step(last.direction);
    pressed = undefined;
  });
  // The user has returned to the page. A step moves the focus too: to the frame of the next ID, which opens the card.
  addEventListener('blur', () => {
    if (!trail()?.isStepping()) ahead.waiting.length = 0;
  });
  return ahead;
}

function stepButtonAt(event: PointerEvent): StepButton | undefined {
  const { target, button, screenX, screenY, clientX, clientY } = event;
  const element = button === 0 && target instanceof Element && target.closest('.id-steps > button');
  if (!element) return undefined;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const [x, y] = [screenX - clientX, screenY - clientY];
  const direction = element.nextElementSibling ? 'previous' : 'next';
  return { element, direction, box: { left: left + x, top: top + y, right: right + x, bottom: bottom + y } };
}

function isInBox({ screenX: x, screenY: y, button }: PointerEvent, { box }: StepButton): boolean {
  return button === 0 && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

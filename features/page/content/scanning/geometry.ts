import { boxOf } from '../../../../utils/native-dom.ts';

/** Number of elements whose positions are compared. A prime number also finds columns of equal length. */
const SAMPLES = 7;

/** Index of the first element that ends below a height in the viewport, for elements that run downwards. */
export function firstBelow(elements: ArrayLike<Element>, height: number): number {
  let low = 0;
  let high = elements.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    // An element without a box has position 0, so the result may be too early, but never too late.
    if (boxOf(elements[middle] as Element).bottom > height) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Whether a sample of the elements runs downwards. Chats may run upwards, and columns start at the top again. */
export function runsDownwards(elements: ArrayLike<Element>): boolean {
  let last = Number.NEGATIVE_INFINITY;
  const stride = Math.max(1, elements.length / SAMPLES);
  for (let index = 0; index < elements.length; index += stride) {
    const { top, bottom } = boxOf(elements[Math.floor(index)] as Element);
    if (top === 0 && bottom === 0) continue;
    if (top < last) return false;
    last = top;
  }
  return true;
}

import { browser } from 'wxt/browser';
import type { Hit, HitIndex } from '../../utils/hits.ts';
import type { StepDirection } from '../../utils/page-commands.ts';
import type { Highlighter } from './highlighter.ts';
import { anchorOf } from './hit-test.ts';
import type { IdOffer } from './id-offer.ts';
import { visibleHits } from './visible-hits.ts';

/**
 * Goes from ID to ID by keyboard: scrolls to it, marks it, and puts the focus on its button.
 * @returns steps; false when there is no further ID in this frame
 */
export function createSteps(
  index: HitIndex,
  highlighter: Highlighter,
  offer: IdOffer,
  readAll: () => Promise<void>,
): (direction: StepDirection, isEntering: boolean) => Promise<boolean> {
  let current: Hit | undefined;

  return async (direction, isEntering) => {
    await readAll();
    const hits = visibleHits(index);
    const place = placeAfter(hits, current, direction, isEntering);
    const hit = hits[place];
    if (!hit) return false;
    current = hit;
    bringIntoView(hit);
    offer.focus(hit, browser.i18n.getMessage('idPlace', [hit.id, `${place + 1}`, `${hits.length}`]));
    highlighter.point(hit);
    return true;
  };
}

function placeAfter(
  hits: readonly Hit[],
  current: Hit | undefined,
  direction: StepDirection,
  isEntering: boolean,
): number {
  const step = direction === 'next' ? 1 : -1;
  const known = current ? hits.findIndex((hit) => isSamePlace(hit, current)) : -1;
  if (known >= 0 && !isEntering) return known + step;
  // The first step begins with what the agent is looking at.
  if (!current && direction === 'next')
    return Math.max(
      0,
      hits.findIndex((hit) => anchorOf(hit).y >= 0),
    );
  return direction === 'next' ? 0 : hits.length - 1;
}

/** A message that was searched again has new hits for the same places. */
function isSamePlace(one: Hit, two: Hit): boolean {
  return one.start.node === two.start.node && one.start.offset === two.start.offset;
}

function bringIntoView(hit: Hit): void {
  const { y, height } = anchorOf(hit);
  if (y < 0 || y + height > innerHeight)
    hit.start.node.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
}

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { setUpRoot } from '../../../tests/fakes/root.ts';
import { allEnglishMessages as messages } from '../../catalogue.ts';
import { MessagesProvider } from '../../messages-context.tsx';
import type { ShipmentDescription, ZonedMoment } from '../description.ts';
import { WhenLine } from './WhenLine.tsx';

const root = setUpRoot();
const MOMENT: ZonedMoment = {
  iso: '2026-11-19T14:31',
  short: 'Thu 19 Nov, 14:31',
  exact: 'Thursday 19 November 2026, 14:31',
  relative: '3 days ago',
  zone: 'local',
};
type Description = Pick<ShipmentDescription, 'when' | 'lastSeen' | 'isStale'>;

/** @returns what is seen and what screen readers say; the sign before an age is the style sheet's */
function show(description: Description, texts = messages): { seen: string; said: string } {
  act(() =>
    render(
      <MessagesProvider value={texts}>
        <WhenLine description={description} />
      </MessagesProvider>,
      root,
    ),
  );
  const textWithout = (left: string): string => {
    const copy = root.cloneNode(true) as Element;
    for (const element of copy.querySelectorAll(left)) element.remove();
    return copy.textContent ?? '';
  };
  return { seen: textWithout('.sr-only'), said: textWithout('[aria-hidden]') };
}

const { zone: _, ...day } = { ...MOMENT, short: '14:31', relative: '' };

test.each<[Description, { seen: string; said: string }]>([
  [
    { when: { ...MOMENT, isDelivery: false } },
    {
      seen: 'Updated Thu 19 Nov, 14:31 local time 3 days ago',
      said: `Updated ${messages.shipment.noZone(MOMENT.exact)}, 3 days ago`,
    },
  ],
  [
    { when: { ...MOMENT, zone: 'yours', isDelivery: true }, isStale: true },
    { seen: 'Thu 19 Nov, 14:31 your time 3 days ago', said: `${MOMENT.exact}, 3 days ago` },
  ],
  [
    { lastSeen: { place: 'Lyon', time: day } },
    { seen: 'Last seen in Lyon, 14:31', said: `Last seen in Lyon, ${MOMENT.exact}` },
  ],
  [{ lastSeen: { time: day } }, { seen: 'Last update at 14:31', said: `Last update at ${MOMENT.exact}` }],
  [{ lastSeen: { place: 'Lyon' } }, { seen: 'Last seen in Lyon', said: 'Last seen in Lyon' }],
  [{ lastSeen: {} }, { seen: '', said: '' }],
  [{}, { seen: messages.shipment.noUpdateTime, said: messages.shipment.noUpdateTime }],
])('separates the parts of a time: %j', (description, expected) => {
  expect(show(description)).toEqual(expected);
});

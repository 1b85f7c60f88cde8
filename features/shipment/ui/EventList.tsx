import type { ComponentChildren } from 'preact';
import { ShortList } from '../../../components/ShortList.tsx';
import { useMessages } from '../../messages-context.tsx';
import type { EventDescription } from '../description.ts';
import './events.css';
import { TimeText } from './TimeText.tsx';

interface Props {
  /** Newest first. */
  events: EventDescription[];
  /** The number of entries that are only in the raw response. */
  leftOut: number;
  /** A button beside the title, and the result of pressing it. */
  tools?: Record<'button' | 'report', ComponentChildren> | undefined;
}

/** The shipment's history, as far as the response contains it. */
export function EventList({ events, leftOut, tools }: Props) {
  const { shipment } = useMessages();
  return (
    <section class="section">
      <div class="section-head">
        <h2 class="section-title">{shipment.eventsTitle}</h2>
        {tools?.button}
      </div>
      {tools?.report}
      <ShortList
        class="events"
        limit={4}
        showAll={shipment.showAllEvents(events.length)}
        showFewer={shipment.showFewerEvents}
      >
        {events.map((event, index) => (
          <EventItem key={index} event={event} />
        ))}
      </ShortList>
      {leftOut > 0 && <p class="quiet events-left-out">{shipment.eventsLeftOut(leftOut)}</p>}
    </section>
  );
}

function EventItem({ event: { text, detail, place, time, givenTime } }: { event: EventDescription }) {
  const { shipment } = useMessages();
  const moment = time();
  return (
    <li class="event">
      <p class="event-text">
        <bdi>{text}</bdi>
      </p>
      {detail && (
        <p class="event-detail">
          <bdi>{detail}</bdi>
        </p>
      )}
      <p class="event-when">
        {moment ? <TimeText moment={moment} /> : <bdi>{givenTime ?? shipment.noEventTime}</bdi>}
        {place && <bdi class="event-place">{place}</bdi>}
      </p>
    </li>
  );
}

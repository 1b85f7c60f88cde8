import type { EventDescription } from '../utils/event-description.ts';
import { useMessages } from './messages-context.ts';
import { Section } from './Section.tsx';
import { ShortList } from './ShortList.tsx';
import './styles/events.css';
import { TimeText } from './TimeText.tsx';

interface Props {
  /** Newest first. */
  events: EventDescription[];
  /** Entries that only the raw reply has. */
  leftOut: number;
}

/** What happened to the shipment, as far as the reply tells. */
export function EventList({ events, leftOut }: Props) {
  const { answer } = useMessages();
  return (
    <Section title={answer.eventsTitle}>
      <ShortList
        class="events"
        limit={4}
        showAll={answer.showAllEvents(events.length)}
        showFewer={answer.showFewerEvents}
      >
        {events.map((event, index) => (
          <EventItem key={index} event={event} />
        ))}
      </ShortList>
      {leftOut > 0 && <p class="quiet events-left-out">{answer.eventsLeftOut(leftOut)}</p>}
    </Section>
  );
}

function EventItem({ event: { text, detail, place, time, givenTime } }: { event: EventDescription }) {
  const { answer } = useMessages();
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
        {moment ? <TimeText moment={moment} /> : <bdi>{givenTime ?? answer.noEventTime}</bdi>}
        {place && <bdi class="event-place">{place}</bdi>}
      </p>
    </li>
  );
}

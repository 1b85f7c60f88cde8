import type { RichText } from '../../components/use-copy.ts';
import { formatInstant } from '../../utils/format-time.ts';
import { escapeMarkup } from '../../utils/html.ts';
import type { SharedMessages } from '../shared-catalogue.ts';
import { ownProofNumber, type ShipmentDescription } from './description.ts';
import { readStatus } from './status.ts';

interface SummaryContext {
  messages: SharedMessages;
  /** For dates and times. */
  locale: string;
}

/** The lookup on one line, for a log, a chat or a table cell. */
export function oneLineSummary(described: ShipmentDescription, messages: SharedMessages): string {
  const { summary } = messages.shipment;
  const parts = [
    summary.fact(messages.shipment.shipmentNamed(described.trackingId), described.sentence),
    described.statusText,
    described.lastSeen ? undefined : described.updated && summary.updatedAt(described.updated.exact),
    carrierOf(described),
  ];
  const line = parts.filter(Boolean).join(' · ').replace(/\s+/g, ' ');
  return described.isSandbox ? `${summary.sandbox} ${line}` : line;
}

/**
 * The facts of a lookup, one per line and each only once, for a note to colleagues. With absolute times, because notes are
 * read later; without the URLs of proof images, because anyone who has them may be able to open the images.
 */
export function richSummary(described: ShipmentDescription, { messages, locale }: SummaryContext): RichText {
  const { summary } = messages.shipment;
  const heading = title(described, messages);
  const lines = [{ plain: heading, html: `<strong>${escapeMarkup(heading)}</strong>` }];
  if (described.isSandbox) lines.unshift({ plain: summary.sandbox, html: escapeMarkup(summary.sandbox) });
  for (const { name, value, href } of facts(described, messages, locale)) {
    const text = escapeMarkup(value);
    const linked = href ? `<a href="${escapeMarkup(href)}">${text}</a>` : text;
    lines.push({
      plain: name ? summary.fact(name, value) : value,
      html: name ? summary.fact(escapeMarkup(name), linked) : linked,
    });
  }
  return {
    plain: lines.map(({ plain }) => plain).join('\n'),
    html: `<p>${lines.map(({ html }) => html).join('<br>')}</p>`,
  };
}

/** The ID with where the parcel was left, or otherwise with its state, as on the badge of the answer. */
function title(described: ShipmentDescription, { shipment }: SharedMessages): string {
  const { trackingId, statusCategory, staleDays, lookup } = described;
  const { kind } = readStatus(lookup.shipment);
  const state =
    staleDays === undefined
      ? ((kind && shipment.deliveredTo[kind]) ?? shipment.statusCategory[statusCategory])
      : shipment.noUpdateSince(staleDays);
  return shipment.summary.fact(shipment.shipmentNamed(trackingId), state);
}

interface Fact {
  /** Absent for a fact that is a sentence of its own. */
  name?: string;
  value: string;
  href?: string | undefined;
}

function facts(described: ShipmentDescription, { shipment }: SharedMessages, locale: string): Fact[] {
  const { statusText, otherId, when, updated, handOff, proof, address, lookup } = described;
  const { summary } = shipment;
  const images = proof?.images.length ?? 0;
  // Where it was delivered; a shipment under way may still get another address.
  const place = proof || described.statusCategory === 'delivered' ? address.join(', ') : undefined;
  const all: (Omit<Fact, 'value'> & { value: string | undefined })[] = [
    { value: otherId && shipment.otherId(otherId) },
    { name: summary.status, value: statusText },
    // After the delivery, the time of an update says nothing about the parcel.
    { name: summary.updated, value: when?.isDelivery ? undefined : updated?.exact },
    { name: summary.lastSeen, value: described.lastSeen?.place },
    { name: summary.carrier, value: carrierOf(described), href: handOff?.carrierPage },
    { name: summary.receivedOn, value: deliveredOn(described, shipment) },
    { name: summary.receivedBy, value: proof?.recipient },
    { name: shipment.addressTitle, value: place },
    { name: summary.proofNumber, value: ownProofNumber(described) },
    { value: images > 0 ? summary.images(images) : undefined },
    {
      name: summary.checked,
      value: formatInstant(new Date(lookup.retrievedAt).toISOString(), locale, 0)?.exact,
    },
    // In the sandbox, the first line says so.
    { name: summary.environment, value: described.isSandbox ? undefined : shipment.environment.production },
  ];
  // A line break in a value would look like another fact.
  return all.flatMap(({ value, ...fact }) =>
    value ? [{ ...fact, value: value.replace(/\s*[\r\n]+\s*/g, ' ') }] : [],
  );
}

/** The time of the delivery. One without a zone is the place's own, and says so. */
function deliveredOn(
  { when, proof }: ShipmentDescription,
  { zone }: SharedMessages['shipment'],
): string | undefined {
  if (when?.isDelivery) return when.zone === 'local' ? `${when.exact} ${zone.local}` : when.exact;
  const given = proof?.deliveredOn;
  const hasTime = given && (given.isTimeOnly || given.iso.includes('T'));
  return hasTime ? `${given.exact} ${zone.local}` : given?.exact;
}

function carrierOf({ handOff }: ShipmentDescription): string | undefined {
  return [handOff?.carrierName, handOff?.carrierId].filter(Boolean).join(', ') || undefined;
}

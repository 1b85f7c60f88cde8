import type { RichText } from '../../components/use-copy.ts';
import { escapeMarkup } from '../../utils/html.ts';
import type { SharedMessages } from '../shared-catalogue.ts';
import type { ShipmentDescription } from './description.ts';

type Described = Omit<ShipmentDescription, 'summary'>;

/** The lookup as a few lines of plain text with absolute times, for a note or a reply. */
export function summaryOf(described: Described, messages: SharedMessages): string {
  const { summary } = messages.shipment;
  return [
    described.isSandbox && summary.sandbox,
    title(described, messages),
    ...facts(described, messages).map(({ name, value }) => summary.fact(name, value)),
    imagesOf(described, messages),
  ]
    .filter(Boolean)
    .join('\n');
}

/** The lookup on one line, for a log, a chat or a table cell. */
export function oneLineSummary(described: Described, messages: SharedMessages): string {
  const { summary } = messages.shipment;
  const parts = [
    title(described, messages),
    described.statusText,
    described.updated && summary.updatedAt(described.updated.exact),
    carrierOf(described),
  ];
  const line = parts.filter(Boolean).join(' · ').replace(/\s+/g, ' ');
  return described.isSandbox ? `${summary.sandbox} ${line}` : line;
}

/** The same summary as HTML, and as plain text. */
export function richSummary(described: ShipmentDescription, messages: SharedMessages): RichText {
  const { summary } = messages.shipment;
  const paragraphs = [
    described.isSandbox && escapeMarkup(summary.sandbox),
    `<strong>${escapeMarkup(title(described, messages))}</strong>`,
    ...facts(described, messages).map(({ name, value, href }) => {
      const text = escapeMarkup(value);
      return summary.fact(escapeMarkup(name), href ? `<a href="${escapeMarkup(href)}">${text}</a>` : text);
    }),
    escapeMarkup(imagesOf(described, messages) ?? ''),
  ];
  return { html: `<p>${paragraphs.filter(Boolean).join('<br>')}</p>`, plain: described.summary };
}

function title({ trackingId, sentence }: Described, { shipment }: SharedMessages): string {
  return `${shipment.shipmentNamed(trackingId)}: ${sentence}`;
}

interface Fact {
  name: string;
  value: string;
  href?: string | undefined;
}

function facts(described: Described, { shipment: { summary } }: SharedMessages): Fact[] {
  const { statusText, updated, handOff, proof } = described;
  const all: { name: string; value: string | undefined; href?: string | undefined }[] = [
    { name: summary.status, value: statusText },
    { name: summary.updated, value: updated?.exact },
    { name: summary.carrier, value: carrierOf(described), href: handOff?.carrierPage },
    { name: summary.receivedBy, value: proof?.recipient },
    { name: summary.receivedOn, value: proof?.deliveredOn?.exact },
  ];
  return all.flatMap(({ name, value, href }) => (value ? [{ name, value, href }] : []));
}

function carrierOf({ handOff }: Described): string | undefined {
  return [handOff?.carrierName, handOff?.carrierId].filter(Boolean).join(', ') || undefined;
}

function imagesOf({ proof }: Described, { shipment: { summary } }: SharedMessages): string | undefined {
  return proof && proof.images.length > 0 ? summary.images(proof.images.length) : undefined;
}

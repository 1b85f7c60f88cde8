import { formatInstant } from '../../utils/format-time.ts';
import { html, type SafeHtml } from '../../utils/html.ts';
import type { SharedMessages } from '../shared-catalogue.ts';
import type { ShipmentDescription } from '../shipment/description.ts';
import { technicalText } from '../shipment/technical-text.en.ts';
import { describeUnread } from '../shipment/unread-fields.ts';
import { type Evidence, type EvidenceImage, isMissing, isSaved } from './evidence.ts';
import { evidenceText } from './evidence-text.en.ts';
import { imagesText } from './images-text.en.ts';
import { noImagesText } from './no-images-text.en.ts';
import { proofText } from './text.en.ts';

interface SummaryContext {
  messages: SharedMessages;
  /** For dates and times. */
  locale: string;
}

/**
 * Allows nothing but the page's own style and the images beside it, whatever the platform's data contains. `file:`: a page
 * that is opened from a folder has no origin.
 */
const POLICY = [
  "default-src 'none'",
  "img-src 'self' file:",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const STYLE = html`<style>
  :root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif; }
  body { max-width: 760px; margin: 32px auto; padding: 0 16px; overflow-wrap: anywhere; }
  h1 { font-size: 22px; line-height: 1.25; margin: 0 0 4px; }
  h2 { font-size: 15px; margin: 28px 0 8px; break-after: avoid; }
  dl { display: grid; grid-template-columns: 30% 1fr; gap: 4px 16px; margin: 0; }
  dt, figcaption, .note { opacity: 0.75; }
  dd { margin: 0; white-space: pre-line; }
  figure { margin: 0 0 24px; break-inside: avoid; }
  figure img { max-width: 100%; max-height: 90vh; border: 1px solid #8886; }
  figcaption { margin-top: 4px; font-size: 12px; }
  .sandbox { display: inline-block; padding: 2px 8px; border: 2px solid; font-weight: 700; }
</style>`;

/**
 * HTML of the page in an evidence file: self-contained, without scripts, with its images in the same folder.
 * @param described the same shipment as text
 */
export function evidenceSummary(
  evidence: Evidence,
  described: ShipmentDescription,
  { messages, locale }: SummaryContext,
): string {
  const texts = messages.evidence ?? evidenceText;
  const { problem: problemOf } = messages.images ?? imagesText;
  const { lookup, savedAt, images } = evidence;
  const exact = (at: number) => formatInstant(new Date(at).toISOString(), locale, savedAt)?.exact;
  const [saved, missing] = [images.filter(isSaved), images.filter(isMissing)];
  const title = texts.title(described.trackingId, described.proof !== undefined);
  const imagesLeftOut = described.proof?.imagesLeftOut;
  const noPhotos = lineForNoPhotos(evidence, described, messages);
  return html`<!doctype html>
<html lang="${texts.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
${STYLE}
</head>
<body>
${described.isSandbox && html`<p class="sandbox">${texts.sandbox}</p>`}
<h1 dir="auto">${described.sentence}</h1>
<p class="note">${title}</p>
<h2>${texts.shipmentTitle}</h2>
${facts(shipmentFacts(described, messages))}
<h2>${texts.sourceTitle}</h2>
${facts([
  [texts.host, lookup.host],
  [texts.environment, texts.environmentName[lookup.environment]],
  [texts.retrieved, exact(lookup.retrievedAt)],
  [texts.saved, exact(savedAt)],
])}
<p class="note">${saved.length > 0 && `${texts.photosBeside} `}${texts.record}</p>
${described.proof && html`<h2>${texts.imagesTitle}</h2>`}
${noPhotos !== undefined && html`<p>${noPhotos}</p>`}
${saved.map((image) => figure(image, messages))}
${imagesLeftOut && html`<p class="note">${(messages.noImages ?? noImagesText).leftOut(imagesLeftOut)}</p>`}
${missing.length > 0 && html`<h2>${texts.missingTitle}</h2>`}
${missing.map(
  ({ number, url, problem }) =>
    html`<p>${texts.missing(number, problemOf(problem))}<br><span class="note">${url}</span></p>\n`,
)}
${described.events.length > 0 && history(described, messages)}
</body>
</html>
`.text;
}

/** The line for a proof without photos, or with photos that were refused; `undefined` if there is nothing to say. */
function lineForNoPhotos(
  { images }: Evidence,
  { proof }: ShipmentDescription,
  messages: SummaryContext['messages'],
): string | undefined {
  if (!proof) return undefined;
  const texts = messages.evidence ?? evidenceText;
  const { unreadTitle } = messages.technical ?? technicalText;
  if (proof.hasRefusedImages) return texts.refused(messages.shipment.quoted(unreadTitle));
  return images.length === 0 ? texts.noImages : undefined;
}

type Fact = readonly [name: string, value: string | undefined];

/** A description list. Facts without a value are left out. */
function facts(rows: readonly Fact[]): SafeHtml {
  const known = rows.filter(([, value]) => value);
  return html`<dl>${known.map(([name, value]) => html`<dt>${name}</dt><dd><bdi>${value}</bdi></dd>\n`)}</dl>`;
}

function shipmentFacts(described: ShipmentDescription, messages: SharedMessages): Fact[] {
  const {
    evidence = evidenceText,
    proof: proofTexts = proofText,
    technical = technicalText,
    shipment,
  } = messages;
  const { proof, handOff, updated } = described;
  const unread = described.lookup.shipment.problems.map((problem) => describeUnread(problem, messages));
  return [
    [evidence.trackingId, described.trackingId],
    [evidence.otherId, described.otherId],
    [evidence.status, described.statusText],
    [shipment.updated, updated?.exact],
    [proofTexts.receivedBy, proof?.recipient],
    [evidence.delivered, proof?.deliveredOn && shipment.noZone(proof.deliveredOn.exact)],
    [evidence.proofNumber, proof?.number],
    [shipment.transferCarrier, handOff?.carrierName],
    [evidence.carrierId, handOff?.carrierId],
    [shipment.addressTitle, described.address.join('\n')],
    [technical.unreadTitle, unread.join('\n')],
  ];
}

/** The events, newest first, as claims departments ask for them. */
function history({ events, eventsLeftOut }: ShipmentDescription, { shipment }: SharedMessages): SafeHtml {
  const rows = events.map(({ text, detail, place, time, givenTime }): Fact => {
    const words = [text, detail, place].filter(Boolean).join('\n');
    return [time()?.exact ?? givenTime ?? shipment.noEventTime, words];
  });
  return html`<h2>${shipment.eventsTitle}</h2>
${facts(rows)}
${eventsLeftOut > 0 && html`<p class="note">${shipment.eventsLeftOut(eventsLeftOut)}</p>`}`;
}

function figure(
  image: Extract<EvidenceImage, { file: string }>,
  { evidence = evidenceText }: SharedMessages,
): SafeHtml {
  const { number, file, kind, url, sha256 } = image;
  const name = encodeURIComponent(file);
  return html`<figure>
${kind.isShowable ? html`<img src="${name}" alt="${evidence.image(number)}">` : html`<a href="${name}">${file}</a>`}
<figcaption>${file}<br>${evidence.from(url)}<br>SHA-256 ${sha256}</figcaption>
</figure>
`;
}

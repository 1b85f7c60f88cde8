import { isNeverId } from './exclusions.ts';
import type { DetectionRules } from './rules.ts';
import { toId } from './tokens.ts';
import { wordsOf } from './vocabulary/vocabulary.ts';

/** An ID and its position in a text, without evidence. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly id: string;
}

/** A visible URL: with a scheme, with www, or a host name followed by a path. */
const ADDRESS =
  /(?:https?:\/\/|(?<![\w@./-])(?:www\.|(?:[a-z0-9-]{1,40}\.){1,4}[a-z]{2,10}[/?#]))[^\s<>"“”«»{}|\\^`\ue000]{1,2048}/gi;

/** Query and fragment parameters that contain tracking IDs on public tracking pages. */
const NAMES =
  /^(?:track(?:ing)?[_-]?(?:ids?|numbers?|nums?|nbr|codes?|nos?|nr|ref)?|trknbr|(?:qtc_)?tlabels1?|shipment[_-]?(?:id|number|no)|searchfor|piececode|pins?|nums|awb|waybill|consignment|parcel[_-]?(?:no|number|id|code)|numero_?suivi|listenumeroslt|seguimiento|guia|sendungsnummer|idc)$/i;
/** Parameters that may contain anything. They count only on a carrier's page or a tracking page. */
const VAGUE_NAMES = /^(?:num|numero|number|nummer|no|code|id|q|match|reference|ref)$/i;
const CARRIER =
  /\/\/[^/]*(?:ups|fedex|dhl|post|dpd|gls|purolator|correos|seur|hermes|evri|royalmail|uniuni)|[/.](?:track|suivi|seguimiento)/i;
/** Pages that track e-mail, not parcels. */
const MAIL_TRACKER = /[/.](?:click|open|pixel|wf|unsubscribe)\b/i;

const PARAMETER = /[?&#;/]([\w-]{1,24})=([^&#;]*)/g;
const PATH = new RegExp(
  `[/#.](?:${wordsOf('paths')})s?(?:[.?#][\\w.-]{0,60})?(?:/[a-z_-]{1,20}){0,3}/([a-z0-9,-]{7,200})(?=[/?#&]|$)`,
  'gi',
);
const SEPARATORS = /%2C|%0D|%0A|%20|%3B|%7C/gi;

/** Whether a value alone is an ID: upper-case letters and digits, or mostly digits. */
function isLinkId(raw: string): boolean {
  const id = toId(raw);
  const digits = id.replace(/\D/g, '').length;
  if (id.length < 6 || id.length > 40 || isNeverId(raw)) return false;
  return digits >= 5 || (digits >= 2 && id.length >= 8 && raw === raw.toUpperCase());
}

function idsIn(value: string, offset: number): Span[] {
  const list = value.replace(SEPARATORS, '   ');
  if (!/^[A-Za-z0-9 ,+-]+$/.test(list)) return [];
  return Array.from(list.matchAll(/[A-Za-z0-9-]+/g))
    .filter(([raw]) => isLinkId(raw))
    .map(({ 0: raw, index }) => ({ start: offset + index, end: offset + index + raw.length, id: toId(raw) }));
}

/** The IDs in a URL and their positions. */
function spansIn(url: string): Span[] {
  if (MAIL_TRACKER.test(url)) return [];
  const acceptsVagueNames = CARRIER.test(url);
  const spans: Span[] = [];
  for (const { 0: whole, 1: name = '', 2: value = '', index } of url.matchAll(PARAMETER)) {
    if (NAMES.test(name) || (acceptsVagueNames && VAGUE_NAMES.test(name)))
      spans.push(...idsIn(value, index + whole.length - value.length));
  }
  for (const { 0: whole, 1: value = '', index } of url.matchAll(PATH))
    spans.push(...idsIn(value, index + whole.length - value.length));
  return spans;
}

/** Finds the IDs in the URL of a link, each once. Only http and https URLs are searched. */
export function findInLink(href: string, rules?: DetectionRules): string[] {
  if (!/^https?:\/\//i.test(href) || href.length > 4096) return [];
  const ids = new Set(spansIn(href).map((span) => span.id));
  return [...ids].filter((id) => !rules?.notIds.includes(id));
}

/** Finds the IDs in visible URLs. @returns them, and the text with the URLs blanked out, at equal length */
export function takeLinks(text: string): { spans: Span[]; rest: string } {
  const spans: Span[] = [];
  const rest = text.replace(ADDRESS, (address: string, at: number) => {
    let end = address.length;
    while (end > 0 && /[.,;:!?')\]]/.test(address.charAt(end - 1))) end--;
    for (const { start, end: stop, id } of spansIn(address.slice(0, end)))
      spans.push({ start: at + start, end: at + stop, id });
    return '\ue000'.repeat(end) + address.slice(end);
  });
  return { spans, rest };
}

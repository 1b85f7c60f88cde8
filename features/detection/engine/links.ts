import { hasCheckDigit } from './carriers/carriers.ts';
import { CARRIER_HOSTS, siteOf, type TrackingSite } from './carriers/sites.ts';
import { isNeverId } from './exclusions.ts';
import { toId } from './normalise.ts';
import type { DetectionRules } from './rules.ts';
import { WORDS } from './vocabulary/tables.computed.ts';

/** An ID and its position in a text, without evidence. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly id: string;
}

/** A visible URL: with a scheme, with www, or a host name followed by a path. In Markdown, `](` ends it. */
const ADDRESS =
  /(?:(?<=\b(?:GET|POST|PUT|HEAD) )(?=\/)|https?:\/\/|(?<![\w@./-])(?:www\.|(?:[a-z0-9-]{1,40}\.){1,4}[a-z]{2,10}[/?#]))(?:[^\s<>"“”«»{}|\\^`\]\ue000]|\](?!\()){1,2048}/gi;

/** A part of every visible URL. Searched first, because few texts have one and `ADDRESS` is tried at every word. */
const HAS_ADDRESS = /:\/\/|\.[a-z]{2,10}[/?#]|www\.|[TD] \//i;

/** Query and fragment parameters that contain tracking IDs on public tracking pages. */
const NAMES =
  /^(?:[a-z]{1,9}\.)?(?:track(?:ing|er)?[_-]?(?:ids?|numbers?(?:_list)?|nums?|nbr|codes?|nos?|nr|ref)?|trknbr|(?:qtc?_?)?t?labels\d?|(?:(?:shipment|consignment|parcel|package|(?:air)?way_?bill|awb|track(?:_?(?:and|n)?_?trace)|(?:sendung|paket|pakket|zending)s?)[_-]?(?:ids?|numbers?|nummer|nos?|nr|(?:bar)?codes?))|(?:id|nr|numer|numer[oi]|num|nro|n|cod|codigo|codice|code)_?(?:d[ei]_?)?(?:suivi|colis|envoi|envio|guia|seguimiento|rastre[io]o|spedizione|przesylki|paczki)|searchfor|piececode|pins?|nums|awbs?|wb(?:n|lno|lnum)|waybill|consignment|listenumeroslt|seguimiento|guias?|colis|rastreio|idc)$/i;
/** Parameters that may contain anything. They count only on a carrier's page or a tracking page. */
const VAGUE_NAMES = /^(?:num|numero|number|nummer|numer|no|code|codigo|codice|id|q|match|reference|ref)$/i;
const CARRIER = new RegExp(
  `//[^/]*(?:${CARRIER_HOSTS})|[/.](?:track|suivi|seguimiento|rastre|sendungsverf|sporing|seuranta|sledz)`,
  'i',
);
/** Pages that track e-mail, not parcels, and sites whose tracks are pieces of music. */
const OTHER_TRACKS =
  /[/.](?:(?:click|open|pixel|wf|unsubscribe)\b|(?:music|deezer|tidal|soundcloud|beatport|qobuz)\.)/i;

const PARAMETER = /[?&#;/]([\w.-]{1,24})=([^&#;]*)/g;
/** A query that is an ID, without a name: `/track?ABCD1234567890`. */
const NAMELESS = /\?([A-Z\d]{8,34})(?=[&#]|$)/gi;
/** Parts of a path before numbers of orders, which shops show on their tracking pages, too. */
const OF_OTHER =
  'orders?|returns?|invoices?|tickets?|commandes?|pedidos?|bestellung(?:en)?|ordin[ei]|zamowieni[ea]';
const PATH = new RegExp(
  `[/#.](?:(?:parcel|package|shipment|live)-)?(?:${WORDS.paths}|track(?:ing)?-?(?:id|number))s?(?:-(?:v\\d|(?!order|return)[a-z]{1,12})){0,3}(?:[.?#][\\w.#-]{0,60})?(?:/(?!(?:${OF_OTHER})s?/)(?:[a-z_-]{1,20}|v\\d)){0,3}/([a-z0-9,-]{7,200})(?=[/?#&*]|__;|$)`,
  'gi',
);
/** What `PATH` ends with, if it is an ID: most paths have none, and need no list of words, which takes long to compile. */
const PATH_END = /\/(?=[a-z,-]{0,200}\d)[a-z0-9,-]{7,200}(?=[/?#&*]|__;|$)/i;
/** A short path that ends with an ID, before a query with the postcode of the receiver. Shops and hotels have longer paths. */
const BEFORE_POSTCODE =
  /^(?:https?:\/\/)?[^/?#]{4,80}(?:\/[a-z]{1,3}){0,2}\/([A-Z]{2,6}\d{8,20}|\d{13,24})(?=\?)/i;
const POSTCODE =
  /[?&](?:pc|post(?:al)?_?code|plz|zip(?:_?code)?|code_?postal|cp|cap)=[A-Z\d%+ -]{4,10}(?:&|$)/i;
/** The country and postcode that some sites put behind the ID: without them, anyone could look the parcel up. */
const DESTINATION = /-[A-Z]{2}-[A-Z\d]{3,8}$/i;
const SEPARATORS = /%2C|%0D|%0A|%20|%3B|%7C/gi;

/**
 * An address inside another: mail trackers, redirectors and link scanners carry the real one encoded, in a parameter or
 * in the path. One mail filter (Proofpoint) writes `-3A` for `%3A`, and `_` for a slash.
 */
const NESTED = /https?(?::|-3A|%(?:25)?3A)(?:__|(?:%(?:25)?2F){2})[^&#;/]*|(?<=[=/])https?:\/\/[^&#;]+/gi;
/** A redirector inside a redirector is encoded twice. More levels are not seen in mails. */
const MAX_DECODINGS = 2;

/** Decodes ASCII only, in which IDs and addresses are written: unlike `decodeURIComponent`, it cannot fail. */
const decode = (text: string): string =>
  (/^https?-3A/i.test(text) ? text.replaceAll('_', '/').replace(/-(?=[2-7][\dA-F])/g, '%') : text).replace(
    /%([2-7][\dA-F])/gi,
    (_, code: string) => String.fromCharCode(parseInt(code, 16)),
  );

/** Whether a value alone is an ID: upper-case letters and digits, or mostly digits. */
function isLinkId(raw: string): boolean {
  const id = toId(raw);
  const digits = id.replace(/\D/g, '').length;
  if (id.length < 6 || id.length > 40 || isNeverId(raw)) return false;
  return digits >= 5 || (digits >= 2 && id.length >= 8 && raw === raw.toUpperCase());
}

function idsIn(value: string, offset: number): Span[] {
  const list = value.replace(SEPARATORS, '   ').replace(/_+$/, '');
  if (!/^[A-Za-z0-9 ,.+-]+$/.test(list)) return [];
  return Array.from(list.matchAll(/[A-Za-z0-9-]+(?:\.\d+)*/g))
    .filter(([raw]) => isLinkId(raw))
    .map(({ 0: raw, index }) => ({ start: offset + index, end: offset + index + raw.length, id: toId(raw) }));
}

/** The IDs in the encoded addresses inside a URL, and the URL with these blanked out, at equal length. */
function takeNested(url: string, decodings: number): { spans: Span[]; outer: string } {
  const spans: Span[] = [];
  const outer = url.replace(NESTED, (inner: string, at: number) => {
    let address = inner;
    for (let left = decodings - 1; left >= 0; left--) {
      address = decode(address);
      if (!/^https?:\/\//i.test(address)) continue;
      for (const { start, end, id } of spansIn(address, left)) {
        // An ID consists of letters and digits, which no encoding changes.
        const place = inner.indexOf(address.slice(start, end));
        if (place >= 0) spans.push({ start: at + place, end: at + place + end - start, id });
      }
      break;
    }
    return '\ue000'.repeat(inner.length);
  });
  return { spans, outer };
}

/** A part of a URL that is written like a number of UPS or a post, which have a check digit. */
const CHECKED = /(?<=[/=])(?:1Z[A-Z\d]{16}|[A-Z]{2}\d{9}[A-Z]{2})(?=[/?&#]|$)/gi;

/** The pages of a site about itself. */
const ABOUT = /^https?:\/\/(?:www|docs|help|support|api|blog)\./;

/** Where the last part of the path of a URL begins: the offset of the slash before it. */
const lastSlash = (url: string, host: number): number => {
  if (ABOUT.test(url)) return -1;
  const end = url.slice(host).search(/\/?(?:[?#]|$)/) + host;
  return url.lastIndexOf('/', end - 1);
};

/** A part of a URL that is, or lists, IDs, and the offset behind it. */
interface Value {
  readonly text: string;
  readonly end: number;
}

/** What programs call their own record of a parcel, of which shops have one for each order. */
const RECORD = /^(?:shipment|parcel|package)_?id$/i;
const OF_ORDER = /[?&;]order_?(?:id|no|number)=/i;

/** The values of the query and the fragment. */
function parameterValues(url: string, { parameters: names, isKnown }: TrackingSite): Value[] {
  const isOfCarrier = CARRIER.test(url);
  const isOfShop = !isKnown && OF_ORDER.test(url);
  const parameters = Array.from(url.matchAll(PARAMETER));
  // Where the parameter for the ID is empty or a template, a vague name is not the ID's either.
  const acceptsVagueNames = isOfCarrier && !parameters.some(([, name = '']) => NAMES.test(name));
  const named = parameters.filter(
    ([, name = '', value = '']) =>
      /\d/.test(value) &&
      !(isOfShop && RECORD.test(name) && !/[a-z]/i.test(value)) &&
      (NAMES.test(name) ||
        names.includes(name.toLowerCase()) ||
        (acceptsVagueNames && VAGUE_NAMES.test(name))),
  );
  const nameless = isOfCarrier ? Array.from(url.matchAll(NAMELESS)) : [];
  return [...named, ...nameless].map((match) => ({
    text: match.at(-1) ?? '',
    end: match.index + match[0].length,
  }));
}

/** A short number, as orders have, and what may be an ID behind it, in a path. */
const SHORT_NUMBER = /^\d{7,9}$/;
const NEXT_PART = /\/([A-Z]{0,4}\d{10,30})(?=[/?#&*]|__;|$)/iy;

/**
 * What follows the words for tracking in the path, as on many sites. Some have the number of the order between:
 * `/tracking/12345678/ABCD1234567890`.
 */
const pathValues = (url: string): Value[] =>
  PATH_END.test(url)
    ? Array.from(url.matchAll(PATH), ({ 0: whole, 1: text = '', index }) => {
        const end = index + whole.length;
        NEXT_PART.lastIndex = end;
        const next = SHORT_NUMBER.test(text) ? NEXT_PART.exec(url)?.[1] : undefined;
        return next ? { text: next, end: NEXT_PART.lastIndex } : { text, end };
      })
    : [];

/** What a site has in its paths behind a part of its own. */
function siteValues(url: string, { before }: TrackingSite): Value[] {
  const path = url.toLowerCase();
  const host = path.indexOf('/', 8);
  if (host < 0) return [];
  return before.flatMap((part) => {
    const at = part === '/' ? lastSlash(path, host) : path.indexOf(part, host);
    const [text = ''] = at < 0 ? [] : (/^[^/?&]*/.exec(url.slice(at + part.length)) ?? []);
    return { text, end: at + part.length + text.length };
  });
}

/** The IDs in a URL and their positions. */
function spansIn(url: string, decodings = MAX_DECODINGS): Span[] {
  const { spans, outer } = takeNested(url, decodings);
  const site = siteOf(outer);
  if (!site.isKnown && OTHER_TRACKS.test(outer)) return spans;
  const add = ({ text, end }: Value): void => {
    spans.push(...idsIn(text.replace(DESTINATION, ''), end - text.length));
  };
  for (const value of [...parameterValues(outer, site), ...pathValues(outer)]) add(value);
  // A tracking page is the one that asks for the postcode, or is not shown without.
  const [whole = '', text = ''] =
    spans.length === 0 && POSTCODE.test(outer) ? (BEFORE_POSTCODE.exec(outer) ?? []) : [];
  add({ text, end: whole.length });
  for (const { 0: code, index } of outer.matchAll(CHECKED))
    if (hasCheckDigit(toId(code))) add({ text: code, end: index + code.length });
  for (const value of siteValues(outer, site)) add(value);
  return spans.filter(({ start }, index) => spans.findIndex((span) => span.start === start) === index);
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
  if (!HAS_ADDRESS.test(text)) return { spans, rest: text };
  const rest = text.replace(ADDRESS, (address: string, at: number) => {
    let end = address.length;
    while (end > 0 && /[.,;:!?')\]]/.test(address.charAt(end - 1))) end--;
    for (const { start, end: stop, id } of spansIn(address.slice(0, end)))
      spans.push({ start: at + start, end: at + stop, id });
    return '\ue000'.repeat(end) + address.slice(end);
  });
  return { spans, rest };
}

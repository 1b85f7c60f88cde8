import { CARRIER_HOSTS, SITE_HOSTS } from './carriers/sites.ts';
import { plainWords, vocabularyRows } from './vocabulary/vocabulary.ts';

/** Parts of the names of parameters, and of paths, that `links.ts` knows. */
const PARTS = (
  'track trk tracc trace label shipment consign parcel package waybill way_bill awb sendung paket pakket zending suivi colis ' +
  'envoi envio guia seguimiento rastre spedizion przesylki paczk searchfor listenumeroslt sledz sporing seuranta details'
).split(' ');

/** Names of parameters that are too short to be told from other text. A redirector encodes the sign behind them. */
const SHORT_NAMES = 'pins?|nums|idc|pc|code|postal|plz|zip|c[ap]';

/** What is before a host name, also in an address inside another; the dot is that of a host inside it. */
const SLASHES = '(?://|__|2f%(?:25)?2f)';
const BEFORE_SITE = '(?<=[/._]|2f)';

/** The first letters of each path word, up to a dash. */
const pathParts = (): string[] =>
  plainWords(vocabularyRows('paths')).map((word) => /^[a-z]+/.exec(word)?.[0] ?? word);

/** The name of a site, which is in its host name. */
const siteParts = (): string[] => SITE_HOSTS.map((host) => host.split('.')[0] ?? host);

/** The words in addresses, without those that contain another one. */
const WORDS = [...new Set([...PARTS, ...pathParts()])].filter(
  (part, _, all) => !all.some((other) => other !== part && part.includes(other)),
);

/** The sites that neither a word nor the name of a carrier tells. */
const OTHER_SITES = [...new Set(siteParts())].filter(
  (site) => ![...WORDS, ...CARRIER_HOSTS.split('|')].some((part) => site.includes(part)),
);

/**
 * What the address of every link to an ID has, as alternatives of an expression for lower case. Computed when Waybill is
 * built, because the first script of a page has it, which must be small.
 */
export const ADDRESS_WORDS: string = [
  ...WORDS,
  `(?:${SHORT_NAMES})[=%-]`,
  `${SLASHES}[^/%_?#]*(?:${CARRIER_HOSTS})`,
  `${BEFORE_SITE}(?:${OTHER_SITES.join('|')})\\.`,
].join('|');

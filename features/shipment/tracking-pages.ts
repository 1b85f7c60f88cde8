import type { Shipment } from './model.ts';

/** National posts by the last two letters of their S10 numbers: the country in which the parcel was handed in. */
const POSTS: Record<string, string> = {
  AT: 'Austrian Post',
  AU: 'Australia Post',
  BE: 'bpost',
  CA: 'Canada Post',
  CH: 'Swiss Post',
  CN: 'China Post',
  DE: 'Deutsche Post',
  ES: 'Correos',
  FR: 'La Poste',
  GB: 'Royal Mail',
  IE: 'An Post',
  IT: 'Poste Italiane',
  JP: 'Japan Post',
  NL: 'PostNL',
  NZ: 'New Zealand Post',
  PT: 'CTT',
  US: 'USPS',
};

/** The national post of a country, or `Post` and the country code. */
const postIn = (country: string): string => POSTS[country] ?? `Post ${country}`;

/** Tracking pages by carrier; `%` is replaced with the number. */
const PAGES: Readonly<Record<string, `https://${string}`>> = {
  '4PX': 'https://track.4px.com/#/result/0/%',
  'An Post': 'https://www.anpost.com/Post-Parcels/Track/History?item=%',
  'Australia Post': 'https://auspost.com.au/mypost/track/#/details/%',
  Cainiao: 'https://global.cainiao.com/newDetail.htm?mailNoList=%',
  'Canada Post': 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=%',
  Canpar: 'https://www.canpar.com/en/tracking/track.htm?barcode=%',
  Chronopost: 'https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT=%',
  Colissimo: 'https://www.laposte.fr/outils/suivre-vos-envois?code=%',
  Correos: 'https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number=%',
  'Deutsche Post': 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=%',
  DHL: 'https://www.dhl.com/global-en/home/tracking.html?submit=1&tracking-id=%',
  'DHL eCommerce': 'https://webtrack.dhlecs.com/?trackingnumber=%',
  'DHL Paket': 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=%',
  DPD: 'https://www.dpdgroup.com/nl/mydpd/my-parcels/track?lang=en&parcelNumber=%',
  Evri: 'https://www.evri.com/track/parcel/%/details',
  FedEx: 'https://www.fedex.com/fedextrack/?trknbr=%',
  GLS: 'https://gls-group.com/track/%',
  GOFO: 'https://www.gofoexpress.com/tracking.html?searchID=%',
  Hermes: 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation/#%',
  Intelcom: 'https://dragonflyshipping.ca/en/track-your-package/?tracking-id=%',
  'Japan Post': 'https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1=%&locale=en',
  'La Poste': 'https://www.laposte.fr/outils/suivre-vos-envois?code=%',
  'Landmark Global': 'https://track.landmarkglobal.com/?search=%',
  'Old Dominion': 'https://www.odfl.com/us/en/tools/trace-track-ltl-freight/trace.html?proNumbers=%',
  OnTrac: 'https://www.ontrac.com/tracking/?number=%',
  PostNL: 'https://postnl.nl/tracktrace/?B=%',
  Purolator: 'https://www.purolator.com/en/shipping/tracker?pin=%',
  'Royal Mail': 'https://www.royalmail.com/track-your-item#/tracking-results/%',
  'Spee-Dee': 'https://www.speedeedelivery.com/track/?tracking=%',
  SpeedX: 'https://tracking.speedx.io/%',
  UniUni: 'https://www.uniuni.com/tracking/?no=%',
  UPS: 'https://www.ups.com/track?tracknum=%',
  USPS: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=%',
  Yodel: 'https://www.yodel.co.uk/tracking/%',
  YunExpress: 'https://www.yuntrack.com/parcelTracking?id=%',
};

/** Other names of carriers, reduced to lower-case letters and digits. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  auspost: 'Australia Post',
  canadapostpostescanada: 'Canada Post',
  dhlglobalmail: 'DHL eCommerce',
  dragonfly: 'Intelcom',
  federalexpress: 'FedEx',
  hermesuk: 'Evri',
  lapostecolissimo: 'Colissimo',
  lasership: 'OnTrac',
  myhermes: 'Evri',
  parcelforce: 'Royal Mail',
  postescanada: 'Canada Post',
  postescanadacanadapost: 'Canada Post',
  unitedparcelservice: 'UPS',
  unitedstatespostalservice: 'USPS',
  upsmailinnovations: 'USPS',
  uspostalservice: 'USPS',
};

/** Words that may follow a carrier's name without changing the carrier: services, legal forms, countries. */
const MORE =
  /^(?:(?:express|ground|home|delivery|freight|economy|international|domestic|worldwide|priority|mail|overnight|standard|saver|nextday|parcels?|post|corporation|corp|courier|inc|ltd|gmbh|services?|shipping|global|europe|usa?|uk|gb|ca|canada|de|deutschland|germany|fr|france|es|espana|spain)\b ?)*$/;

/** Converts a name to lower-case words without accents and punctuation. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, ' ')
    .trim();

const KNOWN: ReadonlyMap<string, string> = new Map([
  ...Object.keys(PAGES).map((name): [string, string] => [name.toLowerCase().replace(/[ -]/g, ''), name]),
  ...Object.entries(OTHER_NAMES),
]);

/**
 * Returns the carrier for a name, such as one from the platform: "DHL Express" is DHL. Only whole words are compared.
 * If the other words may belong to another carrier's name, the carrier is unknown.
 */
export function carrierNamed(name: string): string | undefined {
  const words = plain(name).split(' ');
  for (let count = words.length; count > 0; count--) {
    const known = KNOWN.get(words.slice(0, count).join(''));
    if (known) return MORE.test(words.slice(count).join(' ')) ? known : undefined;
  }
  return undefined;
}

/** The tracking page of the carrier to which a shipment was handed over; empty if it is unknown. */
export function carrierPageOf({
  transferCarrierName,
  transferCarrierTrackingId,
}: Pick<Shipment, 'transferCarrierName' | 'transferCarrierTrackingId'>): { carrierPage?: string } {
  const name = transferCarrierName?.trim();
  const id = transferCarrierTrackingId?.trim();
  const carrierPage = name && id ? trackingPage(name, id) : undefined;
  return carrierPage ? { carrierPage } : {};
}

/** Returns the https URL of the carrier's page for a number; `undefined` without a page or for an invalid number. */
export function trackingPage(carrier: string, id: string): string | undefined {
  const number = id.replace(/\s/g, '');
  const isNumber = /^(?=.*\d)[!-~]{4,60}$/.test(number);
  const name = carrier === 'Post' ? postIn(number.slice(-2)) : carrierNamed(carrier);
  const page = name === undefined ? undefined : PAGES[name];
  return page && isNumber ? page.replace('%', () => encodeURIComponent(number)) : undefined;
}

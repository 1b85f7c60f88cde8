/** How the tracking pages of a site carry their IDs, besides the names and paths that all sites share (`links.ts`). */
interface Site {
  /** The end of the host name. */
  readonly host: string;
  /** Names of parameters, in lower case. */
  readonly parameters?: readonly string[];
  /** What stands directly before an ID in the path or fragment. */
  readonly before?: string;
}

/**
 * One line a site. A name that says nothing by itself, such as `b` or `search`, is an ID's only there, which keeps the
 * rest of the web out. Each line is tested with the site's own form in `links.test.ts`.
 */
const SITES: readonly Site[] = [
  { host: '4px.com', before: '/result/0/' },
  { host: 'anpost.com', parameters: ['item'] },
  { host: 'aramex.com', parameters: ['shipmentnumber'] },
  { host: 'auspost.com.au', before: '/details/' },
  { host: 'bluedart.com', parameters: ['tracknumbers', 'trackno'] },
  { host: 'bpost.cloud', parameters: ['itemcode'] },
  { host: 'brt.it', parameters: ['nspediz'] },
  { host: 'cainiao.com', parameters: ['mailnolist', 'mailno'] },
  { host: 'canpar.com', parameters: ['barcode'] },
  { host: 'correios.com.br', parameters: ['objetos'] },
  { host: 'ctt.pt', parameters: ['objectcodeinput', 'objects'] },
  { host: 'delhivery.com', before: '/track/package/' },
  { host: 'dhlecommerce.nl', before: '/tracktrace/' },
  { host: 'dpd.com.pl', parameters: ['p1'] },
  { host: 'dpd.fr', before: '/trace/' },
  { host: 'dpdgroup.com', parameters: ['parcelnumber'] },
  { host: 'gofoexpress.com', parameters: ['searchid'] },
  { host: 'inpost.pl', parameters: ['number'] },
  { host: 'japanpost.jp', parameters: ['reqcodeno1'] },
  { host: 'landmarkglobal.com', parameters: ['search'] },
  { host: 'mondialrelay.fr', parameters: ['numeroexpedition'] },
  { host: 'mrw.es', parameters: ['envio'] },
  { host: 'myhermes.de', before: '/sendungsinformation/#' },
  { host: 'odfl.com', parameters: ['pronumbers'] },
  { host: 'poczta-polska.pl', parameters: ['numer'] },
  { host: 'post.at', parameters: ['snr'] },
  { host: 'post.ch', parameters: ['formattedparcelcodes'] },
  { host: 'poste.it', before: '/risultati-spedizioni/' },
  { host: 'postnl.nl', parameters: ['b'] },
  { host: 'royalmail.com', before: '/tracking-results/' },
  { host: 'seur.com', parameters: ['segonlineidentificador'] },
  { host: 'tnt.com', parameters: ['cons'] },
  { host: 'ups.com', parameters: ['inquirynumber1'] },
];

/** The line of the site that a URL is on; `undefined` for other sites. */
export function siteOf(url: string): Site | undefined {
  const host = /^(?:https?:\/\/)?([^/?#]{1,253})/i.exec(url)?.[1]?.toLowerCase() ?? '';
  return SITES.find((site) => host === site.host || host.endsWith(`.${site.host}`));
}

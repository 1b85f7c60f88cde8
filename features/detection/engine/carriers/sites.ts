/** How the tracking pages of a site carry their IDs, besides the names and paths that all sites share (`links.ts`). */
export interface TrackingSite {
  /** Whether the table has the site. */
  readonly isKnown: boolean;
  /** Names of parameters, in lower case. */
  readonly parameters: readonly string[];
  /** What may be directly before an ID in the path or fragment, in lower case. A lone slash: the ID is the last part. */
  readonly before: readonly string[];
}

/**
 * One line a site: the end of its host name, then its parameters, and what its paths have before an ID. A host without a
 * dot has that name in many countries. A name without meaning of its own, such as `b` or `search`, is an ID's only
 * there, which keeps the rest of the web out. Each line is tested with the site's own form in `sites.test.ts`.
 */
const TABLE = `
4px.com /result/0/
99minutos.com /search/
aftership.com /
andreani.com /informacionenvio/
anpost.com item=
aramex shipmentnumber= l=
araskargo.com.tr code=
arcb.com tracking.html#/
auspost.com.au /details/
axlehire.com /
bluedart.com tracknumbers= trackno=
bpost.be itemcode=
bpost.cloud itemcode=
bring /sporing/
brt.it nspediz= chisono= parcelnumber= brtcode=
cainiao.com mailnolist= mailno=
canpar.com barcode=
cargus.ro t=
colisprive numcolis=
colissimo.fr colispart=
correios.com.br objetos= p_cod_uni=
correosexpress.com n= shippingnumber=
ctt.pt objectcodeinput= objects=
cttexpress.com sc=
dachser.com search=
dbschenker.com refnumber=
delhivery.com /track/package/
dhl.com.pl sn=
dhlecommerce.nl /tracktrace/
dhlparcel.co.uk con=
dhlparcel.nl tc= tt= /tracktrace/
dpd query= pno= parcel= reference= /parcel/
dpd.com.pl p1=
dpd.fr /trace/
dpdlocal.co.uk parcel= reference=
dtdc.in strcnno=
ecomexpress.in awb_field=
ekartlogistics /shipmenttrack/
ems.com.cn mailnum=
estes-express.com query=
fastway l=
gls-czech.com tt_value=
gls-hungary.com tt_value=
gls-italy.com numero_spedizione= numsped=
gls-slovakia.sk tt_value=
gls-slovenia.com tt_value=
gls-spain.es /e/
gofoexpress.com searchid=
gojitsu.com /
hermesworld.com /sendung/
inpost number=
jadlog.com.br cte=
japanpost.jp reqcodeno1=
jtexpress billcodes= billcode=
kuronekoyamato.co.jp id= number01=
landmarkglobal.com search= trck=
linkcorreios.com.br id=
loggi.com /rastreador/
mondialrelay numeroexpedition=
mrw.es envio= enviament=
mybrt.it parcelnumber=
myhermes.de /sendungsinformation/# /sendungsinformation/
nacex.es numero_albaran=
novaposhta.ua cargo_number= #/uk/
oca.com.ar numero=
odfl.com pronumbers= pronum=
omniva barcode=
poczta-polska.pl numer=
post.at snr=
post.ch formattedparcelcodes= /search/
posta.hu searchvalue=
postaonline.cz parcelnumbers=
poste.it /risultati-spedizioni/
posten.no /sporing/
posti.fi /lahetys/
postnl b= barcode= barcodes= /track-en-trace/
rlcarriers.com pro=
royalmail.com /tracking-results/
sagawa-exp.co.jp okurijono=
saia.com pro=
sda.it tracing.letteravettura=
seur.com segonlineidentificador=
sf-express.com /waybill-detail/ /bill-number/
sf-international.com /bill-number/
speedx.io trk=
tip-sa.com id=
tnt.com cons=
tnt.fr bontransport=
tnt.it consignos=
ukrposhta.ua barcode=
ups.com inquirynumber1=
usps.com strorigtracknum=
vnpost.vn key=
yuntrack.com id=
yurticikargo.com code=
`;

/** What the host names of these carriers have, in all countries. Their pages have parameters with names that say nothing. */
export const CARRIER_HOSTS = 'ups|fedex|dhl|post|dpd|gls|purolator|correos|seur|hermes|evri|royalmail|uniuni';

/** The ends of the host names of these sites, or the names that they have in many countries. */
export const SITE_HOSTS: readonly string[] = TABLE.trim()
  .split('\n')
  .map((line) => line.slice(0, line.indexOf(' ')));

const NONE: TrackingSite = { isKnown: false, parameters: [], before: [] };

let sites: ReadonlyMap<string, TrackingSite> | undefined;

/** Parsed with the first link: most frames have none. */
function readTable(): ReadonlyMap<string, TrackingSite> {
  const lines = TABLE.trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [host = '', ...parts] = line.split(' ');
      const parameters = parts.filter((part) => part.endsWith('=')).map((part) => part.slice(0, -1));
      return [
        host,
        {
          isKnown: true,
          parameters,
          before: parts.filter((part) => /\W$/.test(part) && !part.endsWith('=')),
        },
      ];
    }),
  );
}

/** The end of a host name: `com`, `co.uk`. */
const COUNTRY = /^(?:[a-z]{2,4}|[a-z]{2,3}\.[a-z]{2})$/;

/** What is known of the site that a URL is on; nothing for other sites. */
export function siteOf(url: string): TrackingSite {
  sites ??= readTable();
  const host = /^(?:https?:\/\/)?([^/?#]{1,253})/i.exec(url)?.[1]?.toLowerCase() ?? '';
  const labels = host.split('.').slice(-6);
  const found = labels.flatMap((label, index) => {
    const rest = labels.slice(index + 1).join('.');
    return [sites?.get(`${label}.${rest}`), COUNTRY.test(rest) ? sites?.get(label) : undefined];
  });
  const [first, second] = found.filter((site) => site !== undefined);
  if (!first || !second) return first ?? NONE;
  return {
    isKnown: true,
    parameters: [...first.parameters, ...second.parameters],
    before: [...first.before, ...second.before],
  };
}

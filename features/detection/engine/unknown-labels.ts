import { isCarrierName } from './carriers/hint.ts';
import { isShipmentWord, isTrackingWord } from './labels.ts';

/** What may be between a label and its number. */
const GAP = '[^\\w\\n,;!?]{0,6}(?:(?:is|was|est|es|ist|lautet)[^\\w]{1,2})?$';

/** "Wagennummer", "lidnummer", "Fehlercode": German and Dutch join the thing and its number. */
const COMPOUND = new RegExp(`([a-z]{3,24})(?:nummern?|nr|code|kennung|kenmerk|zeichen)\\.?${GAP}`);
/** Keys of programs: `customsRef`, `meter_id`, `Batch-No`. */
const KEY = new RegExp(
  `([A-Za-z]{2,30}?)(?:[_-](?:id|no|nr|num|ref|key|code|number|ID|NO|NR|NUM|REF|KEY|CODE|NUMBER)|I[Dd]|N[or]|Num|Ref|Key|Code|Number)["'>]{0,2}\\s?[:=>]{0,2}${GAP}`,
);
/** `numeroSuivi`, `codigoCliente`: keys of programs in Romance languages and Polish. */
const ROMANCE_KEY = new RegExp(
  `(?<![A-Za-z])(?:[Nn]umero|[Nn]umer|[Nn]um|[Nn]ro|[Nn]r|[Cc]odigo|[Cc]odice|[Cc]ode?|[Kk]od|[Ii]d)([A-Z][A-Za-z]{2,24})["'>]{0,2}\\s?[:=>]{0,2}${GAP}`,
);
/** "loyalty number", "error code". */
const APART = new RegExp(
  `((?:(?<=^|\\n)[A-Z]|(?<![\\w-])[a-z])[a-z]{2,23}) (?:number|no(?=[.:])|nr|nbr|num|code|ID|id|ref|reference)\\.?${GAP}`,
);
/** "numéro de la licence", "código de error". */
const ROMANCE = new RegExp(
  `(?<![a-z])(?:numero|num|n[.°o]{1,2}|codigo|code|codice|cod|referenc[ei]a?|ref|riferimento)\\.?[°o]? ?(?:d'|(?:de|du|del|di|da|do|della|des) (?:la |le |l'|tu |su |mi )?)([a-z]{3,24})${GAP}`,
);

/**
 * What all of these end with: a word for "number", or a word behind "of". Tried at the end of a text only, and backwards,
 * so that the expressions above search few texts.
 */
const TAIL = new RegExp(
  `(?<=(?:(?:nummern?|nr|code|kennung|kenmerk|zeichen|id|no|num|ref|key|number|nbr|reference)\\.?["'>]{0,2}\\s?[:=>]{0,2}|d(?:'|[a-z]{1,4} (?:l[ae] |l'|[a-z]{2} )?)[a-z]{3,24}|(?<![a-z])(?:num|nro|nr|cod|kod|id)[a-z]{3,30}["'>]{0,2}\\s?[:=>]{1,2})${GAP})`,
  'y',
);

/** Words before "number" that do not say what it numbers. */
const VAGUE =
  /^(?:the|this|that|these|full|same|new|old|other|correct|wrong|right|first|second|third|last|next|only|your|our|his|her|its|their|and|with|for|from|following|given|actual|exact|original|unique|whole|entire|another|both|each|which|what|any|one|two|long|short|valid|invalid|right|more|item|article|artikel|inquiry|enquiry|qr|bar|scan|return|retour\w*|reso|devol\w*|zwrot\w*|\w+ed|.*(?:track|trace|send|paket|pakket|zend|parcel|ship|suivi|colis|fra[ck]h?t|label|versand|envi|spediz|paczk|przes).*)$/;

/** Keys of the numbers of shipments, as in `carrierTrackingNumber`. */
const SHIPMENT_KEY = /track|parcel|shipment|waybill|consignment|barcode|sendung|suivi/i;

/** What has a `tracking_id` as well. */
const isOfMarketing = (ahead: string): boolean =>
  /(?:campaign|utm|analytics|pixel|ads?|conversion|affiliate)[_-]?$/i.test(ahead);

/** The first word of a key, with its plural: `Suivi` of `SuiviColis`. */
const firstWord = (key: string): string => /^[A-Z]?[a-z]*/.exec(key)?.[0] ?? key;

/**
 * The kind of a number by the words directly before it, if these are no known label. They may name a thing that is no
 * shipment, whatever it is: "Zählernummer", "loyalty number", `customsRef`. Names, which are in capitals in the middle of
 * a sentence, may be those of carriers.
 * @param ahead the text before the number, as plain text (see `plainText`); a line or less is enough
 */
export function kindByUnknownLabel(ahead: string): 'tracking' | 'other' | undefined {
  const lower = ahead.toLowerCase();
  TAIL.lastIndex = lower.length;
  if (!TAIL.test(lower)) return undefined;
  const found = KEY.exec(ahead) ?? ROMANCE_KEY.exec(ahead);
  const key = found?.[1];
  if (found && isOfMarketing(ahead.slice(0, found.index))) return 'other';
  if (key !== undefined && (SHIPMENT_KEY.test(key) || isShipmentWord(firstWord(key)))) return 'tracking';
  const thing = (
    key ?? (COMPOUND.exec(lower) ?? ROMANCE.exec(lower) ?? APART.exec(ahead))?.[1]
  )?.toLowerCase();
  const isOther =
    thing !== undefined && !VAGUE.test(thing) && !isTrackingWord(thing) && !isCarrierName(thing);
  return isOther ? 'other' : undefined;
}

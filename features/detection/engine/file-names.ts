import { fitsSurely, hasCheckDigit } from './carriers/carriers.ts';
import { isDate } from './exclusions.ts';
import { isOtherWord, isTrackingWord } from './labels.ts';
import { textBefore } from './normalise.ts';
import type { Token } from './tokens.ts';

/** A file that shows a shipment: a document, a picture, or a label for a printer. */
const EXTENSIONS = '\\.(?:pdf|png|jpe?g|gif|tiff?|heic|zpl|epl|docx?)';
const FILE = new RegExp(`(?<![\\w.-])[A-Za-z\\d][\\w-]{7,80}${EXTENSIONS}(?!\\w)`, 'gi');
/** A cheap check: few texts name a file. */
const EXTENSION = new RegExp(EXTENSIONS, 'i');
const PART = /[A-Za-z\d]+/g;
/** The folders of a file: `labels/2026/11/`. */
const FOLDERS = /(?:[\w.-]{1,40}[/\\]){1,6}$/;
const FAR = 120;
/** Whether an ID is in the form of one carrier, so that a file with this name is about a shipment. */
const isOfCarrier = (id: string): boolean => /[A-Z]/.test(id) && (hasCheckDigit(id) || fitsSurely(id));
/** Words of file names for papers that only a shipment has, besides the labels of tracking numbers. */
const PAPER = /^(?:pod|proof|etikett|versandetikett|versandlabel|etiquette|etiqueta|etichetta|etykieta)$/i;
/** A prefix and eight digits, or twelve digits: shorter numbers in file names are counts and dates. */
const NUMBER =
  /^(?:[A-Z]{2,7}\d{8,30}[A-Z]{0,2}|\d{12,30}|1Z[A-Z\d]{16}|[5-9][A-Z]\d{11}|3S[A-Z]{4}\d{7,9})$/i;
/** The word directly before a file: "waybill 123456789012.pdf". */
const WORD_AHEAD = /(?<![\w.-])[A-Za-z]{3,15}[ _]$/;

/**
 * Finds IDs in the names of files whose name or folder says that they belong to a shipment:
 * `label-ABCD1234567890.pdf`, `ABCD1234567890_pod.png`, `ABCD1234567890.zpl`, which is for a printer of labels, or of
 * which the number is a carrier's: `1Z999AA10123456784_2.gif`. Other file names are full of numbers that are not IDs (`IMG_20261103.jpg`).
 */
export function tokensInFileNames(text: string): Token[] {
  if (!EXTENSION.test(text)) return [];
  return Array.from(text.matchAll(FILE)).flatMap(({ 0: name, index }) => {
    const parts = Array.from(name.slice(0, name.lastIndexOf('.')).matchAll(PART));
    const folders = FOLDERS.exec(textBefore(text, index, FAR))?.[0] ?? '';
    const ahead = WORD_AHEAD.exec(textBefore(text, index, 20))?.[0] ?? '';
    const words = [...folders.matchAll(PART), ...ahead.matchAll(PART), ...parts]
      .map(([word]) => word)
      .filter((word) => !/\d/.test(word));
    const isPaper = /zpl$|epl$/i.test(name) || words.some((word) => isTrackingWord(word) || PAPER.test(word));
    if (words.some(isOtherWord)) return [];
    return parts
      .filter(([raw]) => isOfCarrier(raw.toUpperCase()) || (isPaper && NUMBER.test(raw) && !isDate(raw)))
      .map(({ 0: raw, index: at }) => {
        const start = index + at;
        return { start, end: start + raw.length, raw, id: raw.toUpperCase(), joined: false, isNamed: true };
      });
  });
}

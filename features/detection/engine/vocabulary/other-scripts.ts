/** A letter of the Greek or Cyrillic script, which few texts have, or two of the Chinese, Japanese or Korean one. */
const OTHER_SCRIPT = /[\u0370-\u04ff]|[\u3041-\u9fff\uac00-\ud7a3]{2}/;
/** Whether a text has words in one of these scripts. */
export const isInOtherScript = (text: string): boolean => OTHER_SCRIPT.test(text);

/** Parts of words for a parcel and its number in Russian, Ukrainian, Bulgarian, Serbian and Greek. */
const PARCEL = 'трек|правлен|наклад|посы|посил|ттн|пратк|αποστολ|δ[εέ]μα';
/** The same for orders and phones. */
const OTHER = 'зака|замов|тел[.е]|παραγ|τηλ';

/** What Chinese, Japanese and Korean call the number of a parcel, directly before it; orders have others. */
const CJK_LABEL =
  /(?:(?:[运運]|快[递遞]|物流)[单單][号號]|(?:追跡|伝票|問い?合わ?せ)番号|(?:운송장|송장) ?번호)(?:は|은|는|是|为)? ?:? ?$/;

/** A word for a parcel before a number, and at most a few words between the two, of which none is about another number. */
const LABEL = new RegExp(
  `(?<!(?:${OTHER})[^\\d\\n,;!?]{0,8})(?:${PARCEL})(?:(?!${OTHER})[^\\d\\n,;!?]){0,24}$`,
  'i',
);

/**
 * Whether the words before a number, in the Greek or Cyrillic script, name a parcel. Shorter numbers may be phones.
 * @param ahead the text before the number, as plain text (see `plainText`)
 */
export const isParcelInOtherScript = (ahead: string, id: string): boolean =>
  (id.length > 9 && CJK_LABEL.test(ahead)) ||
  (id.length > (/[:N] ?$/.test(ahead) ? 9 : 11) && isInOtherScript(ahead) && LABEL.test(ahead));

/** A letter of the Greek or Cyrillic script, which few texts have, or two of the Chinese, Japanese or Korean one. */
const OTHER_SCRIPT = /[\u0370-\u04ff]|[\u3041-\u9fff\uac00-\ud7a3]{2}/;
/** Whether a text has words in one of these scripts. */
export const isInOtherScript = (text: string): boolean => OTHER_SCRIPT.test(text);

/** Parts of words for a parcel and its number in Russian, Ukrainian, Bulgarian, Serbian and Greek. */
const PARCEL = 'трек|правлен|наклад|посы|посил|ттн|пратк|αποστολ|δ[εέ]μα';
/** The same for orders and phones. */
const OTHER = 'зака|замов|тел[.е]|παραγ|τηλ';

/**
 * What Chinese, Japanese and Korean call the number of a parcel, directly before it, or in the question before it; orders
 * have others.
 */
const CJK_LABEL =
  /(?:(?:[运運]|快[递遞]|物流)[单單][号號]|(?:追跡|伝票|問い?合わ?せ|送り?状|荷物)(?:番号| ?No\.?)|(?:운송장|송장) ?번호)(?:(?:は|은|는|是|为)? ?:? ?|[^\n\d,、。]{1,12}: ?|[^\n\d]{0,20}\n[^\n\d:]{1,12}: ?)$/;

/** The same of what has a number of its own: an order, a member, a contract, a coupon. */
const CJK_OTHER =
  /(?:(?:注文|クーポン|[订訂][单單]|주문)(?: ?ID)?|(?:注文|会員|客様|契約|予約|受付|請求書?|電話|登録|クーポン|[订訂][单單]|客[户戶]|[发發]票|合同|주문|고객|회원|계약)(?:番号|コード| ?ID|[编編]?[号號]| ?번호))(?:は|은|는|是|为)? ?:? ?$/;

/** A word for a parcel before a number, and at most a few words between the two, of which none is about another number. */
const LABEL = new RegExp(
  `(?<!(?:${OTHER})[^\\d\\n,;!?]{0,8})(?:${PARCEL})(?:(?!${OTHER})[^\\d\\n,;!?]){0,24}$`,
  'i',
);

/**
 * What the words before a number name in one of these scripts: a parcel, another thing, or neither. Shorter numbers in
 * Greek and Cyrillic texts may be phones.
 * @param ahead the text before the number, as plain text (see `plainText`)
 */
export function kindInOtherScript(ahead: string, id: string): 'tracking' | 'other' | undefined {
  if (!isInOtherScript(ahead)) return undefined;
  if (CJK_OTHER.test(ahead)) return 'other';
  const isParcel =
    (id.length > 9 && CJK_LABEL.test(ahead)) ||
    (id.length > (/[:N] ?$/.test(ahead) ? 9 : 11) && LABEL.test(ahead));
  return isParcel ? 'tracking' : undefined;
}

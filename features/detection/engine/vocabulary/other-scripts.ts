/** A letter of another script than Latin, which few texts have. */
const OTHER_SCRIPT = /[\u0370-\u04ff\u3040-\ud7af]/;
/** Whether a text has words in another script than Latin. */
export const isInOtherScript = (text: string): boolean => OTHER_SCRIPT.test(text);

/** The beginnings of words for a parcel and its number in Russian, Ukrainian, Bulgarian, Greek, Chinese, Japanese, Korean. */
const PARCEL =
  'трек|отправлени|відправлен|накладн|посил|посыл|ттн|пратк|товарит|αποστολ|δ[εέ]ματ|运单|運單|快递|追跡|送り状|伝票|송장';
/** The same for what else has a number: orders, phones, invoices. */
const OTHER = 'заказ|замов|поръч|тел|сч[её]т|рахун|παραγγ|τηλ|τιμολ|订单|訂單|注文|電話|电话|주문|전화';

/** A word for a parcel before a number, and at most a few words between the two, of which none is about another number. */
const LABEL = new RegExp(
  `(?<!(?:${OTHER})[^\\d\\n,;!?]{0,8})(?:${PARCEL})(?:(?!${OTHER})[^\\d\\n,;!?.]|(?<=\\p{L})\\.){0,24}$`,
  'iu',
);

/**
 * Whether the words before a number, in another script than Latin, name a parcel. Numbers that are shorter may be phones.
 * @param ahead the text before the number, as plain text (see `plainText`)
 */
export const isParcelInOtherScript = (ahead: string, id: string): boolean =>
  id.length > 9 &&
  OTHER_SCRIPT.test(ahead) &&
  LABEL.test(ahead) &&
  (id.length > 11 || /[:№N] ?$/.test(ahead));

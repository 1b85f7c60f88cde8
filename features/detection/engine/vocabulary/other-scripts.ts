/** A letter of the Greek, Cyrillic, Hebrew, Arabic, Devanagari or Thai script, or two of the Chinese, Japanese or Korean one: rare in most texts. */
const OTHER_SCRIPT = /[\u0370-\u06ff\u0900-\u097f\u0e01-\u0e5b]|[\u3041-\u9fff\uac00-\ud7a3]{2}/;
/** Whether a text has words in one of these scripts. */
export const isInOtherScript = (text: string): boolean => OTHER_SCRIPT.test(text);

/** Words for a waybill, whose number may be shorter, in Russian, Ukrainian, Bulgarian, Serbian, Greek, Arabic and Hebrew. */
const WAYBILL = 'наклад|ттн|товарител|φορτωτ|بوليص|שטר מטען';
/** Parts of words for a parcel and its number in these, Hindi and Thai. */
const PARCEL = `трек|правлен|посы|посил|пошиљ|пратк|просле|отсле|відсте|почтовый ид|(?<![а-я])(?:шпи|рпо)(?![а-я])|αποστολ|παρακολο|δ[εέ]μα|משלוח|מעקב|חבילה|تتبع|شحن[ةه]|طرد|رهگیری|مرسول|ट्रैकिंग|पार्सल|शिपमेंट|एडब्ल्यूबी|พัสด|ดตาม|${WAYBILL}`;
/** The same for orders and phones, customers and invoices. */
const OTHER =
  "зака|замов|поръч|тел[.е]|παραγ|τηλ|τιμολ|πελ[αά]τ|επιστρ|σειρ|הזמנ|טל[פ'.]|לקוח|חשבו|طلب|هاتف|سفارش|تلفن|مشتری|جوال|فاتور|عميل|حساب|[ऑआ]र्डर|फ़?ोन|मोबाइल|ग्राहक|इनवॉइस|चालान|खाता|आधार|สั่ง|โทร|บัญ|ใบ";

/** What may be between a label in Chinese, Japanese or Korean and its number: a particle, and "【】", "(" and the like. */
const CJK_GAP = '[はが은는이가是为]?[\\s:()[\\]「」『』【】*|"-]{0,6}';

/**
 * What these languages call the number of a parcel, directly before it, or in the question before it; orders have others.
 */
const CJK_LABEL = new RegExp(
  `(?:(?:(?<![\\u4e00-\\u9fff])|[运運转轉]|快[递遞]|物流|配送|宅配|寄件)[单單][号號]|(?:[运運][单單]|快[递遞]|追[踪蹤]|跟踪|物流|寄件|包裹(?:查[询詢])?)[编編]?[号號碼][码碼]?|(?:追跡|伝票|問い?合わ?せ|送り?状|荷物の?|トラッキング|配送)(?:番号| ?No\\.?)|(?:追跡|トラッキング) ?(?:ナンバー|コード|ID)|(?:운송장|송장|등기|추적|택배|트래킹|배송 ?조회|화물) ?번호)(?:${CJK_GAP}|[^\\n\\d,、。]{1,12}: ?|[^\\n\\d]{0,20}\\n[^\\n\\d:]{1,12}(?:: ?|[\\d:/ -]{4,20}\\n))$`,
);

/** Carriers and parcels, directly before a number that is longer than a phone's. */
const CJK_THING = new RegExp(
  `(?:[中通递遞兔]快[递遞]|[圆圓申中]通|[顺順][丰豐]|[韵韻][达達]|ヤマト運輸|佐川急便|대한통운|롯데택배|한진택배|ゆうパック|荷物|包裹|[运運][单單]|송장|택배)${CJK_GAP}$`,
);

/** What has a number of its own: an order, a member, a contract, a coupon. */
const CJK_OTHER = new RegExp(
  `(?:(?:注文|クーポン|[订訂][单單]|[发發]票|주문)(?: ?ID)?|(?:シリアル|시리얼|注文|商品|会員|客様|契約|予約|受付|請求書?|電話|登録|クーポン|[订訂][单單]|客[户戶]|[发發]票|合同|手[机機]|退[货貨][单單]|序列|주문|고객|회원|계약|상품|반품|계좌|전화)(?:番号|コード| ?ID|[编編]?[号號][码碼]?| ?번호))${CJK_GAP}$`,
);

/** A word for a parcel before a number, and at most a few words between the two, of which none is about another number. */
const LABEL = new RegExp(
  `(?<!(?:${OTHER})[^\\d\\n,;!?]{0,8})(?:${PARCEL})(?:(?!${OTHER})[^\\d\\n,;!?]){0,24}(?::\\s{1,6}|(?<=\\n(?:номер|трек|αρ|κωδ)[^\\n]{0,24})\\n|[;?] ?\\n[^\\n\\d:]{1,14}: )?$`,
  'i',
);
/** Words for "number", before what has it: "номер заказа: ", "αριθμός αποστολής ". */
const NUMBER_OF =
  '(?:номер|αρ(?:ιθμ[α-ώ]*|\\.)|κωδικ[α-ώ]*|رقم|شماره|מספר|(?:หมาย)?เลข(?:ที่)?)(?: на)? ?(?:ה|ال)?';
/** The name of a field for the number of a parcel: "Трек-номер", "رقم الشحنة", not "Дата отправления". */
const PARCEL_NAME = new RegExp(
  `^(?:${NUMBER_OF}|код |كود (?:ال)?|קוד )?(?:от|від|ติ)?(?:${PARCEL})(?!(?:${OTHER}|о(?![а-я]))|.*(?:${OTHER}))`,
  'i',
);
/** The same behind it, in Hindi. */
const OF_NUMBER = '(?:नंबर|नम्बर|आईडी|संख्या|क्रमांक)';
const OTHER_LABEL = new RegExp(
  `(?:${NUMBER_OF}(?:${OTHER})[^\\s\\d:]{0,9}|(?:${OTHER})[^\\s\\d:]{0,4} ${OF_NUMBER}) ?:?\\s{0,6}$`,
  'i',
);
/** A Greek carrier, whose numbers are shorter, may be between such a label and its number. */
const PARCEL_LABEL = new RegExp(`${NUMBER_OF}(?:${PARCEL})[^\\s\\d:]{0,9} (?:ACS )?$`, 'i');
/** What a shorter number is behind: a colon, "№", or the name of its paper. */
const SIGN = /[:N]\s{0,6}$/;
const OF_WAYBILL = new RegExp(`(?:${WAYBILL})[^\\d,;.!?]{0,16}$`, 'i');

/**
 * What the words before a number name in one of these scripts: a parcel, another thing, or neither. Shorter numbers in
 * texts with an alphabet may be phones.
 * @param ahead the text before the number, as plain text (see `plainText`)
 */
export function kindInOtherScript(ahead: string, id: string): 'tracking' | 'other' | undefined {
  if (!isInOtherScript(ahead)) return undefined;
  if (CJK_OTHER.test(ahead) || OTHER_LABEL.test(ahead)) return 'other';
  const isParcel =
    (id.length > 9 && CJK_LABEL.test(ahead)) ||
    (id.length > 11 && CJK_THING.test(ahead)) ||
    (id.length > 9 &&
      LABEL.test(ahead) &&
      (id.length > 11 || SIGN.test(ahead) || PARCEL_LABEL.test(ahead) || OF_WAYBILL.test(ahead)));
  return isParcel ? 'tracking' : undefined;
}

/** What a field or column is for by its name in one of these scripts. @param name as plain text */
export function kindOfName(name: string): 'tracking' | 'other' | undefined {
  if (!isInOtherScript(name)) return undefined;
  const end = name.trim().slice(-40);
  if (CJK_OTHER.test(end) || OTHER_LABEL.test(end)) return 'other';
  return CJK_LABEL.test(end) || PARCEL_NAME.test(end) ? 'tracking' : undefined;
}

/** A letter of the Greek or Cyrillic script, which few texts have. */
const OTHER_SCRIPT = /[\u0370-\u04ff]/;
/** Whether a text has words in the Greek or Cyrillic script. */
export const isInOtherScript = (text: string): boolean => OTHER_SCRIPT.test(text);

/** Parts of words for a parcel and its number in Russian, Ukrainian, Bulgarian, Serbian and Greek. */
const PARCEL = 'трек|правлен|наклад|посы|посил|ттн|пратк|αποστολ|δ[εέ]μα';
/** The same for orders and phones. */
const OTHER = 'зака|замов|тел[.е]|παραγ|τηλ';

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
  id.length > (/[:N] ?$/.test(ahead) ? 9 : 11) && isInOtherScript(ahead) && LABEL.test(ahead);

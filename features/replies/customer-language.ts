import { baseLanguage } from '../language/model.ts';
import { REPLY_LANGUAGES, type ReplyLanguage } from './languages.ts';

/** The result of the browser's language detection (`i18n.detectLanguage`). */
interface DetectedLanguages {
  isReliable: boolean;
  /** BCP 47 tags, each with the percentage of the text that is in it. */
  languages: readonly { language: string; percentage: number }[];
}

/** Detects the languages of a text. Rejects if the browser cannot. */
export type DetectLanguages = (text: string) => Promise<DetectedLanguages>;

/** The language of a shorter text, such as a label beside an ID, is detected wrongly too often. */
const MIN_LETTERS = 25;
/** Messages quote others and hold names; the greater part decides. */
const MIN_PERCENTAGE = 60;

/**
 * The language in which to reply to a text.
 * @param text without IDs and numbers
 * @returns `undefined` if it is uncertain, or if there are no replies in it
 */
export async function customerLanguage(
  text: string | undefined,
  detect: DetectLanguages,
): Promise<ReplyLanguage | undefined> {
  if (!text || (text.match(/\p{L}/gu)?.length ?? 0) < MIN_LETTERS) return undefined;
  try {
    const { isReliable, languages } = await detect(text);
    const main = languages.find(({ percentage }) => percentage >= MIN_PERCENTAGE);
    if (!isReliable || !main) return undefined;
    return REPLY_LANGUAGES.find((each) => each === baseLanguage(main.language));
  } catch {
    // Without a detector, the agent's last choice stays.
    return undefined;
  }
}

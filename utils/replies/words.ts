import type { ReplyLanguage } from './language.ts';

/** What stands in a reply besides its template: in the customer's language, not in the agent's. */
interface ReplyWords {
  /** First line of every reply about test data. */
  sandbox: string;
  dateAndTime(date: string, time: string): string;
  /** A carrier that is known by its number only; reads well after “to” and “by”. */
  anotherCarrier: string;
  images(count: number): string;
}

export const REPLY_WORDS: Record<ReplyLanguage, ReplyWords> = {
  en: {
    sandbox: '[SANDBOX, test data]',
    dateAndTime: (date, time) => `${date} at ${time}`,
    anotherCarrier: 'another carrier',
    images: (count) => (count === 1 ? '1 image' : `${count} images`),
  },
  fr: {
    sandbox: '[SANDBOX, données de test]',
    dateAndTime: (date, time) => `${date} à ${time}`,
    anotherCarrier: 'un autre transporteur',
    images: (count) => (count === 1 ? '1 image' : `${count} images`),
  },
  es: {
    sandbox: '[SANDBOX, datos de prueba]',
    // One o'clock is the one hour in the singular.
    dateAndTime: (date, time) => `${date} ${/^0?1\b/.test(time) ? 'a la' : 'a las'} ${time}`,
    anotherCarrier: 'otro transportista',
    images: (count) => (count === 1 ? '1 imagen' : `${count} imágenes`),
  },
};

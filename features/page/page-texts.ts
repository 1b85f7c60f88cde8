import { type Language, type LanguageChoice, languageOf } from '../language/model.ts';

/** The notice that the extension was updated, on helpdesk pages and on Waybill's own open pages. */
export const OUTDATED_TEXTS: Record<Language, { outdated: string; reload: string }> = {
  en: { outdated: 'Waybill was updated, restarted or turned off. Reload this page.', reload: 'Reload' },
  fr: {
    outdated: 'Waybill a été mis à jour, redémarré ou désactivé. Rechargez cette page.',
    reload: 'Recharger',
  },
  es: {
    outdated: 'Waybill se actualizó, se reinició o se desactivó. Recargue esta página.',
    reload: 'Recargar',
  },
};

const english = {
  showShipment: 'Show shipment',
  /** The name of the button beside an ID that was reached by keyboard. It ends with the button's own words. */
  idPlace: (id: string, place: number, count: number) =>
    `Tracking ID ${id}, ${place} of ${count}. Show shipment`,
  chooseEditor: 'Where should the reply go? Press a number or click. Escape cancels.',
  ...OUTDATED_TEXTS.en,
};

type PageText = typeof english;

const french: PageText = {
  showShipment: 'Afficher l’expédition',
  idPlace: (id, place, count) => `Numéro de suivi ${id}, ${place} sur ${count}. Afficher l’expédition`,
  chooseEditor: 'Où placer la réponse\u202f? Appuyez sur un chiffre ou cliquez. Échap annule.',
  ...OUTDATED_TEXTS.fr,
};

const spanish: PageText = {
  showShipment: 'Mostrar el envío',
  idPlace: (id, place, count) => `ID de seguimiento ${id}, ${place} de ${count}. Mostrar el envío`,
  chooseEditor: '¿Dónde va la respuesta? Pulse un número o haga clic. Escape cancela.',
  ...OUTDATED_TEXTS.es,
};

/**
 * The texts that Waybill shows in helpdesk pages, without those of the card, which is a page of the extension. The page
 * script has them in all languages: it is loaded once, and after an update of the extension it can load nothing.
 */
export const PAGE_TEXTS: Record<Language, PageText> = { en: english, fr: french, es: spanish };

/** The texts in the language of the interface. */
export interface PageTexts {
  /** Call this whenever a text is shown: the language may have changed. */
  current(): PageText;
  /** @param choice as the background sent it; absent if it has not answered */
  choose(choice: LanguageChoice | undefined): void;
}

/** @param browserLanguage BCP 47 tag of the browser's own interface */
export function createPageTexts(browserLanguage: string): PageTexts {
  let texts = PAGE_TEXTS[languageOf('browser', browserLanguage)];
  return {
    current: () => texts,
    choose(choice = 'browser') {
      texts = PAGE_TEXTS[languageOf(choice, browserLanguage)];
    },
  };
}

import type { StateText } from '../../features/background-catalogue.ts';
import type { Language } from '../../features/language/model.ts';
import { spanishShipmentText } from '../../features/shipment/text.es.ts';
import { frenchShipmentText } from '../../features/shipment/text.fr.ts';

const TEXTS: Record<Exclude<Language, 'en'>, StateText> = { fr: frenchShipmentText, es: spanishShipmentText };

/** The files from which the background reads the names of states in languages other than English. */
export function stateTextFiles(): { relativeDest: string; contents: string }[] {
  return Object.entries(TEXTS).map(([language, { statusCategory, statusNames }]) => ({
    relativeDest: `states/${language}.json`,
    contents: JSON.stringify({ statusCategory, statusNames }),
  }));
}

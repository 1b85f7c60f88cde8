import { spanishShipmentText } from '../../features/shipment/text.es.ts';
import { frenchShipmentText } from '../../features/shipment/text.fr.ts';

/** The files from which the background reads the names of states in languages other than English. */
export function stateTextFiles(): { relativeDest: string; contents: string }[] {
  return Object.entries({ fr: frenchShipmentText, es: spanishShipmentText }).map(
    ([language, { statusCategory, statusNames }]) => ({
      relativeDest: `states/${language}.json`,
      contents: JSON.stringify({ statusCategory, statusNames }),
    }),
  );
}

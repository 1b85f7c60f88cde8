import { pluralIn } from '../wording.ts';
import type { recentText } from './text.en.ts';

const plural = pluralIn('es');

/** The list of recent IDs. */
export const spanishRecentText: typeof recentText = {
  title: 'Recientes',
  checked: (age: string | undefined) => (age ? `consultado ${age}` : 'consultado ahora mismo'),
  empty: (days: number) =>
    days === 0
      ? 'Los ID que consulte no se guardan.'
      : `Los ID que consulte aparecen aquí durante ${plural(days, '1 día', `${days} días`)}.`,
  search: 'Buscar en los ID recientes',
  searchPlaceholder: 'Buscar por ID o estado',
  noneFound: (query: string) => `Ningún ID reciente coincide con «${query}».`,
  found: (count: number, total: number) => `${count} de ${total}`,
  showAll: (count: number) => `Mostrar los ${count}`,

  remove: (trackingId: string) => `Quitar ${trackingId} de los recientes`,
  clear: 'Borrar todo',
  removedOne: (trackingId: string) => `${trackingId} se quitó de la lista.`,
  removedAll: (count: number) => plural(count, '1 ID eliminado.', `${count} ID eliminados.`),
  undo: 'Deshacer',

  unreadableTitle: 'No se pudieron leer los ID recientes.',
  unreadableAdvice:
    'Están dañados o son de una versión más reciente. Las consultas nuevas no se guardan hasta que se reemplacen.',
  startNew: 'Empezar una lista nueva',
};

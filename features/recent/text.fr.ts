import { pluralIn } from '../wording.ts';
import type { recentText } from './text.en.ts';

const plural = /* @__PURE__ */ pluralIn('fr');

/** The list of recent IDs. */
export const frenchRecentText: typeof recentText = {
  title: 'Récents',
  checked: (age) => (age ? `vérifié ${age}` : 'vérifié à l’instant'),
  empty: (days) =>
    days === 0
      ? 'Les numéros que vous recherchez ne sont pas enregistrés.'
      : `Les numéros que vous recherchez restent ici pendant ${days}\u00a0${plural(days, 'jour', 'jours')}.`,
  search: 'Chercher parmi les numéros récents',
  searchPlaceholder: 'Chercher par numéro ou statut',
  noneFound: (query) => `Aucun numéro récent ne correspond à «\u00a0${query}\u00a0».`,
  found: (count, total) => `${count} sur ${total}`,
  showAll: (count) => `Afficher les ${count}`,

  remove: (trackingId) => `Retirer ${trackingId} des numéros récents`,
  clear: 'Tout effacer',
  removedOne: (trackingId) => `${trackingId} retiré.`,
  removedAll: (count) => `${count} ${plural(count, 'numéro retiré', 'numéros retirés')}.`,
  undo: 'Annuler',

  unreadableTitle: 'Les numéros récents n’ont pas pu être lus.',
  unreadableAdvice:
    'Ils sont endommagés ou viennent d’une version plus récente. Les nouvelles recherches ne seront enregistrées qu’après leur remplacement.',
  startNew: 'Commencer une nouvelle liste',
};

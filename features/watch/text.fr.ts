import { pluralIn } from '../wording.ts';
import type { noticeText } from './notice-text.en.ts';
import type { watchText } from './text.en.ts';

const plural = /* @__PURE__ */ pluralIn('fr');

/** The part of the strings about watched IDs that the background shows as well, in notifications. */
export const frenchNoticeText: typeof noticeText = {
  ended: {
    delivered: 'Livré\u00a0: surveillance terminée.',
    notFound: 'Introuvable cinq fois de suite\u00a0: surveillance terminée.',
    tooOld: 'Surveillé pendant 30 jours\u00a0: surveillance terminée.',
  },
  notFound: 'Introuvable',
  statusCode: (code) => `Code de statut ${code}`,
  newState: (trackingId, state, isSandbox) => `${isSandbox ? '[SANDBOX] ' : ''}${trackingId}\u00a0: ${state}`,
  was: (state) => `Avant\u00a0: ${state}.`,
  handedTo: (carrier) => `Remis à ${carrier}.`,
};

export const frenchWatchText: typeof watchText = {
  ...frenchNoticeText,

  title: (count) => (count > 0 ? `Surveillés · ${count}` : 'Surveillés'),
  stop: (trackingId) => `Ne plus surveiller ${trackingId}`,
  remove: (trackingId) => `Retirer ${trackingId} de la liste`,
  stopped: (trackingId) => `${trackingId} n’est plus surveillé.`,
  undo: 'Annuler',
  stopAll: 'Tout arrêter',
  undoAll: 'Tout rétablir',
  changed: 'Changé',
  notChecked: 'Pas encore vérifié',
  checked: (age) => (age ? `vérifié ${age}` : 'vérifié à l’instant'),
  lastCheckFailed: 'Dernière vérification en échec',
  lastCheckNotFound: 'Introuvable à la dernière vérification',

  elsewhere: (count, selected) => {
    const other = selected === 'production' ? 'sandbox' : 'production';
    const chosen = selected === 'production' ? 'la production' : 'la sandbox';
    const paused = plural(count, 'numéro est en pause', 'numéros sont en pause');
    return `${count} ${paused} (${other}) tant que ${chosen} est sélectionnée.`;
  },
  paused: (reason) => `La surveillance est en pause. ${reason}`,
  retryingAt: (reason, time) => `${reason} Nouvel essai à ${time}.`,
  notSaved: (trackingId) => `La modification pour ${trackingId} n’a pas été enregistrée.`,
  unreadable:
    'La liste des numéros surveillés n’a pas pu être lue. Surveiller un numéro la remplace, sauf si elle vient d’une version plus récente.',
  notificationsOff: 'Les changements s’affichent ici.',
  allowNotifications: 'M’avertir aussi',
};

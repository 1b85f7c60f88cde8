import type { popupText } from './text.en.ts';

/** The texts of the popup itself. The texts of its views are in their features. */
export const frenchPopupText: typeof popupText = {
  field: 'Numéro de suivi',
  placeholder: 'Numéro ou liste',
  lookUp: 'Rechercher',
  nothingEntered: 'Saisissez d’abord un numéro.',

  paste: 'Coller',
  pasteAndAllow: 'Coller. Après votre accord, les numéros copiés sont proposés ici.',
  offer: ['Rechercher', 'du presse-papiers'],
  clipboardRefused:
    'Votre navigateur ne laisse pas Waybill lire le presse-papiers. Collez plutôt dans le champ.',
  clipboardEmpty: 'Le presse-papiers ne contient pas de texte.',
  notRecognised:
    'Aucun numéro de suivi dans le presse-papiers. Collez dans le champ pour le rechercher quand même.',

  onThisPage: (count) => `Sur cette page · ${count}`,
  firstOnThisPage: (listed, count) => `Sur cette page · les ${listed} premiers sur ${count}`,
  back: 'Retour à la liste',
  noIds: {
    on: {
      title: 'Aucun numéro trouvé sur cette page.',
      advice: 'Saisissez ou collez un numéro dans le champ.',
    },
    off: {
      title: 'Waybill est désactivé sur ce site.',
      advice: 'Saisissez ou collez un numéro, ou activez ce site.',
    },
    absent: {
      title: 'Waybill n’est pas actif sur cette page.',
      advice: 'Saisissez ou collez un numéro. Si c’est votre helpdesk, ajoutez-le.',
    },
  },
  addHelpdesk: 'Ajouter le helpdesk',
  sites: 'Activer ou désactiver des sites',

  unlikely: 'Cela ne ressemble pas à un numéro de suivi.',
  lookUpAnyway: 'Rechercher quand même',
  notAnId: 'Cela ne ressemble pas à un numéro de suivi. Saisissez-en un ici.',
  nothingSelected:
    'Sélectionnez d’abord un numéro de suivi. Hors d’un helpdesk, faites un clic droit dessus et choisissez «\u00a0Rechercher\u00a0».',

  openPanel: 'Ouvrir le panneau latéral',
  watched: 'Surveillé',
  changed: 'Changé',
  copyingReply: 'Copie de la réponse…',
  replyCopied: (trackingId) => `Réponse pour ${trackingId} copiée.`,
  noReply: (trackingId) => `Ouvrez ${trackingId} pour choisir une réponse.`,
  replyNotCopied: 'La réponse n’a pas pu être copiée.',
  keys: { move: 'Choisir', open: 'Ouvrir', copyReply: 'Réponse', all: 'Touches' },
  openShortcuts: 'Raccourcis clavier (?)',
};

import type { keyCapsText } from './caps-text.en.ts';
import type { shortcutsText } from './text.en.ts';

export const frenchKeyCapsText: typeof keyCapsText = {
  spokenCaps: {
    ArrowUp: 'Flèche haut',
    ArrowDown: 'Flèche bas',
    ArrowLeft: 'Flèche gauche',
    ArrowRight: 'Flèche droite',
    Enter: 'Entrée',
    '?': 'Point d’interrogation',
    '/': 'Barre oblique',
  },
};

/** The sheet of keys, and the options' page about them. */
export const frenchShortcutsText: typeof shortcutsText = {
  title: 'Clavier',
  surfaces: {
    ticket: 'Dans un ticket',
    answer: 'Dans la fiche et le panneau',
    lists: 'Dans le popup et les listes',
    webhook: 'Dans «\u00a0Webhook de test\u00a0»',
  },
  actions: {
    nextId: 'Aller au numéro de suivi suivant',
    previousId: 'Aller au numéro de suivi précédent',
    showShipment: 'Afficher son expédition',
    lookUpSelection: 'Rechercher le texte sélectionné',
    openPopup: 'Ouvrir le popup',
    reply: 'Répondre',
    insertReply: 'Insérer la réponse',
    copySummary: 'Copier le résumé',
    saveEvidence: 'Enregistrer la preuve',
    openInPanel: 'Ouvrir dans le panneau',
    keepOpen: 'Garder ouverte',
    previousAnswer: 'Numéro précédent',
    nextAnswer: 'Numéro suivant',
    closeAnswer: 'Fermer',
    goToField: 'Aller au champ du numéro de suivi',
    moveUp: 'Monter dans la liste',
    moveDown: 'Descendre dans la liste',
    openShipment: 'Ouvrir l’expédition',
    copyReplyOfRow: 'Copier sa réponse',
    sendWebhook: 'Envoyer le webhook de test',
    nextProblem: 'Problème suivant du contenu',
    showShortcuts: 'Afficher cette liste',
  },
  noKeys: 'Non défini',
  lead: 'Les touches des tickets, des résultats et des listes. Appuyez sur\u00a0? pour les voir sur toute page de Waybill.',
  changeable: 'Les raccourcis avec Alt se changent dans votre navigateur.',
  changeInBrowser: 'Changer les raccourcis du navigateur',
};

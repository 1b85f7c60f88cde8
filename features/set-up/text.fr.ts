import { listIn } from '../wording.ts';
import type { setUpText } from './text.en.ts';

const list = /* @__PURE__ */ listIn('fr');

export const frenchSetUpText: typeof setUpText = {
  progress: 'Étapes de la configuration',
  stepName: { connect: 'Connexion', try: 'Essai' },
  stepTitle: { connect: 'Connecter Waybill', try: 'Connecté. Essayez un numéro' },
  connectLead:
    'Saisissez l’URL et la clé fournies par votre plateforme. S’il vous en manque une, demandez-la à votre administrateur.',
  managedLead:
    'Votre organisation a défini l’URL et la clé. Autorisez l’accès à cette URL, et Waybill est prêt.',
  accessNote: 'Ensuite, votre navigateur vous demandera d’autoriser ces URL.',
  allowAndConnect: 'Autoriser et connecter',
  tryAgain: 'Réessayer',
  changeKey: 'Modifier la clé',
  missing: (names) => `Il manque encore\u00a0: ${list(names)}.`,
  skip: 'Passer, voir tous les paramètres',
  showSettings: 'Voir tous les paramètres',
  tryField: 'Numéro de suivi',
  tryHint: 'N’importe quel numéro d’un ticket.',
  lookUp: 'Rechercher',
  lookingUp: 'Recherche…',
  waysTitle: 'Comment rechercher une expédition',
  way: {
    click: 'Cliquez sur un numéro surligné dans un ticket',
    next: 'Ou passez au suivant',
    paste:
      'Cliquez sur le bouton de Waybill dans la barre d’outils (épinglez-le s’il est masqué) et collez un numéro ou une liste',
  },
  reloadTickets: 'Les tickets ouverts avant l’installation doivent être rechargés une fois.',
  helpdesks: (count) => `Les numéros sont surlignés sur ${count} helpdesks connus.`,
  addHelpdesk: 'Ajouter le vôtre',
  sendWebhook: 'Envoyer un webhook de test',
  run: 'Lancer la configuration',
};

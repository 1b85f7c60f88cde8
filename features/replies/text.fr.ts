import type { replyFormText } from './reply-form-text.en.ts';
import type { copyingText } from './text.en.ts';

const stateName: (typeof replyFormText)['stateName'] = {
  notShipped: 'Pas encore expédié',
  moving: 'En transit',
  handedOver: 'Autre transporteur',
  outForDelivery: 'En livraison',
  waitingForPickup: 'À retirer',
  attempted: 'Tentative de livraison',
  noUpdate: 'Sans nouvelles',
  problem: 'Incident',
  returned: 'Retourné',
  delivered: 'Livré',
  notReceived: 'Livré, non reçu',
  notFound: 'Introuvable',
  several: 'Plusieurs numéros',
};

const placeholderName: (typeof replyFormText)['placeholderName'] = {
  trackingId: 'numéro de suivi',
  status: 'statut',
  updated: 'jour de la mise à jour',
  carrier: 'transporteur',
  carrierId: 'numéro de suivi du transporteur',
  carrierPage: 'page de suivi du transporteur',
  deliveredTo: 'lieu de livraison',
  deliveredOn: 'heure de livraison',
  recipient: 'destinataire',
  images: 'photos de livraison',
  address: 'adresse',
  customer: 'nom du client',
  agent: 'votre nom',
  signature: 'signature',
  count: 'nombre de numéros, dans une réponse groupée',
  parcels: 'liste des numéros, dans une réponse groupée',
};

const hidden =
  'Non insérée\u00a0: cette page recouvre ou déplace la fiche. Ouvrez Waybill depuis la barre d’outils pour copier la réponse.';

/** The result of inserting, with and without the reply on the clipboard. */
const insertOutcome: (typeof replyFormText)['insertOutcome'] = {
  landed: {
    copied: 'Insérée. Relisez-la avant l’envoi.',
    notCopied: 'Insérée. Relisez-la avant l’envoi.',
  },
  notTaken: {
    copied: 'Insertion impossible. La réponse est dans le presse-papiers\u00a0: collez-la.',
    notCopied: 'Insertion impossible. Sélectionnez le texte ci-dessus et copiez-le.',
  },
  noEditor: {
    copied:
      'Ouvrez d’abord la zone de réponse. La réponse est dans le presse-papiers\u00a0: vous pouvez la coller.',
    notCopied: 'Ouvrez d’abord la zone de réponse, ou sélectionnez le texte ci-dessus et copiez-le.',
  },
  cancelled: {
    copied: 'Non insérée. La réponse est dans le presse-papiers.',
    notCopied: 'Non insérée.',
  },
  hidden: { copied: hidden, notCopied: hidden },
};

export const frenchCopyingText: typeof copyingText = {
  openReply: 'Répondre',
  copySummary: 'Copier le résumé',
  oneLine: 'Sur une ligne',
  formatted: 'Mis en forme',
  insert: 'Insérer',
};

export const frenchReplyFormText: typeof replyFormText = {
  stateName,
  languageName: { en: 'Anglais', fr: 'Français', es: 'Espagnol' },
  placeholderName,
  insertOutcome,
  replyTitle: 'Réponse au client',
  customer: 'Nom du client (facultatif)',
  note: 'Note interne',
  noteAdvice: 'Pour votre équipe seulement, en note interne.',
  situation: 'Type de réponse',
  chooseSituation: 'Choisir une réponse',
  language: 'Langue',
  detected: (language) => `${language} · détecté`,
  leaveNameOut: 'Masquer le nom du destinataire',
  preview: 'Aperçu',
  replyText: 'Texte de la réponse',
  edited: 'Modifiée',
  resetReply: 'Réinitialiser',
  restoreReply: 'Rétablir mon texte',
  nothingChosen: 'Pas de réponse à proposer pour ce statut. Choisissez-en une.',
  missing: (names) => `Omis (inconnu)\u00a0: ${names.join(', ')}.`,
  emptyTitle: 'Cette réponse serait vide.',
  emptyAdvice: (names) => `Il lui manque des données\u00a0: ${names.join(', ')}.`,
  faultyTitle: 'Ce modèle est inutilisable.',
  editTemplates: 'Modifier les modèles',
  defaultsTitle: 'Vos modèles n’ont pas pu être lus.',
  defaultsAdvice: 'Voici les modèles par défaut.',
  choicesLostTitle: 'Vos choix pour les réponses n’ont pas pu être lus.',
  choicesLostAdvice: 'Vérifiez la langue, et si le nom doit être masqué.',
  problem: (problem) =>
    problem.kind === 'unpaired'
      ? `«\u00a0${problem.sign}\u00a0» sans pendant ou imbriqué.`
      : `Il n’existe pas de champ {${problem.name}}.`,
  reading: 'Lecture des modèles…',
  copy: 'Copier',
  inserting: 'Insertion…',
  insertFailed: 'Insertion impossible. Copiez la réponse.',
  back: 'Retour',
};

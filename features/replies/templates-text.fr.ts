import type { replyTemplatesText } from './templates-text.en.ts';

/** The section of the options in which reply templates are edited. */
export const frenchReplyTemplatesText: typeof replyTemplatesText = {
  title: 'Réponses',
  lead: 'Les modèles de «\u00a0Répondre\u00a0» dans ce navigateur.',
  situation: 'Type de réponse',
  language: 'Langue',
  edited: (name) => `${name} · modifié`,
  unsaved: (name) => `${name} · non enregistré`,

  loading: 'Lecture des modèles…',
  retry: 'Réessayer',
  unreadableTitle: 'Vos modèles n’ont pas pu être lus.',
  unreadableAdvice:
    'Voici les modèles par défaut. En enregistrer un remplace les modèles endommagés. Ceux d’une version plus récente sont conservés.',

  template: 'Modèle',
  hint: 'Une phrase dont une valeur manque est omise. Avec des [crochets], seule la partie entre crochets l’est.',
  placeholders: 'Insérer un champ',
  empty: 'Saisissez un texte.',
  tooLong: (most) => `Un modèle compte au plus ${most.toLocaleString('fr')} caractères.`,

  senderTitle: 'Nom et signature',
  agentName: 'Votre nom',
  agentHint: 'Remplace {agent} dans les modèles.',
  signature: 'Signature',
  signatureHint: 'Remplace {signature}, à la fin des modèles par défaut.',
  saveSender: 'Enregistrer le nom et la signature',

  save: 'Enregistrer le modèle',
  saving: 'Enregistrement…',
  saved: 'Enregistré',
  isDefault: 'C’est le modèle par défaut.',
  isEdited: 'Diffère du modèle par défaut.',
  isUnsaved: 'Non enregistré',
  correctFirst: 'Corrigez d’abord le modèle.',
  notStored: 'Enregistrement impossible. Vos modifications sont toujours là.',
  otherNotStored: (name, language) =>
    `Enregistrement de «\u00a0${name}\u00a0» (${language}) impossible. Vos modifications y sont toujours.`,
  undo: 'Annuler les modifications',
  useDefault: 'Rétablir le modèle par défaut',

  previewTitle: 'Aperçu',
  sample: 'Exemple d’expédition',
  allKnown: 'Quand tout est connu',
  idOnly: 'Quand seul le numéro de suivi est connu',
};

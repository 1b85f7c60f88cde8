import { pluralIn } from '../wording.ts';
import type { CopyProblem } from './copy-image.ts';
import type { evidenceText } from './evidence-text.en.ts';
import { IMAGE_LIMITS, isLinkExpired, MAX_EVIDENCE_MEGABYTES } from './image-limits.ts';
import type { imagesText } from './images-text.en.ts';
import type { noImagesText } from './no-images-text.en.ts';
import type { photosText } from './photos-text.en.ts';
import type { proofText } from './text.en.ts';

const plural = /* @__PURE__ */ pluralIn('fr');

/** Why an image cannot be shown, read or copied, in one sentence. */
function problem(found: CopyProblem): string {
  switch (found.kind) {
    case 'refused':
      return isLinkExpired(found.status)
        ? `${found.host} a refusé l’accès (${found.status}). Le lien a peut-être expiré.`
        : `${found.host} a renvoyé une erreur (${found.status}).`;
    case 'timedOut':
      return `${found.host} a mis plus de ${IMAGE_LIMITS.seconds} secondes.`;
    case 'noAccess':
      return `Waybill peut afficher les images de ${found.host}, mais pas les télécharger.`;
    case 'unreachable':
      return `${found.host} n’a pas pu être joint.`;
    case 'tooLarge':
      return `Elle dépasse ${IMAGE_LIMITS.megabytes} Mo, soit plus que ce que Waybill peut lire.`;
    case 'noRoom':
      return `Il n’y a plus de place dans le fichier, limité à ${MAX_EVIDENCE_MEGABYTES} Mo de photos. Téléchargez-la séparément.`;
    case 'tooManyPixels':
      return `Elle compte ${found.megapixels} mégapixels, trop pour être affichée ici.`;
    case 'notImage':
      return notImage(found.host, found.type);
    case 'notShowable':
      return `C’est un fichier ${found.name}, qui ne peut pas être affiché ici.`;
    case 'notLoaded':
      return 'Une partie de Waybill n’a pas pu être chargée. Fermez cette vue et rouvrez-la.';
    case 'damaged':
      return 'L’image est endommagée ou incomplète.';
    case 'notCopyable':
      return 'Les dessins (SVG) et les documents ne se copient pas comme une image. Téléchargez plutôt le fichier.';
    case 'clipboardRefused':
      return 'Le navigateur ou cette page ne permet pas de copier des images. Téléchargez plutôt le fichier.';
  }
}

function notImage(host: string, type: string): string {
  if (type === 'text/html')
    return `${host} a envoyé une page web au lieu d’une image. Le lien a peut-être expiré.`;
  return `${host} envoie autre chose qu’une image${type && ` (${type})`}.`;
}

export const frenchProofText: typeof proofText = {
  proofTitle: 'Preuve de livraison',
  receivedBy: 'Reçu par',
  receivedOn: 'Date',
  receivedAt: 'Heure',
  copyProofNumber: 'Copier le numéro de la preuve',
  imageOf: (index, count) => `Photo de preuve ${index} sur ${count}`,
  moreImages: (count) => `+${count}`,
  showMoreImages: (count) => `Afficher ${count} ${plural(count, 'autre photo', 'autres photos')}`,
  retry: 'Réessayer',
  viewer: 'Photos de preuve',
  position: (index, count) => `${index} sur ${count}`,

  showImages: (count) =>
    count === 1 ? 'Afficher 1 photo' : `Afficher ${count} ${plural(count, 'photo', 'photos')}`,
  onlyWhenAsked: 'Ne pas charger les photos automatiquement',
  choiceLostTitle:
    'Votre choix sur le chargement automatique des photos n’a pas pu être lu\u00a0: elles ne se chargent pas.',
  choiceLostAdvice:
    'S’il est endommagé, choisissez à nouveau. Un choix d’une version plus récente est conservé.',
  slow: 'Chargement en cours…',
  broken: 'Non chargée',
  late: 'Délai dépassé',
  tooLarge: 'Trop grande',
  why: 'Pourquoi\u202f?',
  retryNamed: (name) => `Réessayer\u00a0: ${name}`,
  whyNamed: (name) => `Pourquoi\u202f? ${name}`,

  saveEvidence: 'Enregistrer la preuve',
  fetching: (done, total) => `Chargement des photos\u00a0: ${done} sur ${total}`,
  packing: 'Création du fichier…',
  cancel: 'Annuler',
  evidenceSaved: (file) => `${file} enregistré`,
  evidenceFailed: (hasPhotos) =>
    `Le fichier n’a pas pu être créé. ${hasPhotos ? 'Téléchargez plutôt les photos une par une.' : 'Réessayez.'}`,
};

export const frenchImagesText: typeof imagesText = {
  problem,
  slowNow: 'Le serveur est lent. Chargement en cours…',
  cannotShow: 'L’image ne peut pas être affichée.',
  unexplained: (host) =>
    `${host} n’a pas donné de raison. Le lien a peut-être expiré ou ne mène pas à une image.`,
  zoomIn: 'Agrandir (+)',
  zoomOut: 'Réduire (−)',
  fit: 'Ajuster (0)',
  whole: 'Ajuster',
  percent: (percent) => `${percent}\u00a0%`,
  rotate: 'Pivoter (R)',
  download: 'Télécharger (D)',
  copy: 'Copier la photo (C)',
  open: 'Ouvrir l’original dans un nouvel onglet (O)',
  openOriginal: 'Ouvrir l’original',
  previous: 'Photo précédente (←)',
  next: 'Photo suivante (→)',
  close: 'Fermer la photo (Échap)',
  stage:
    'Molette, pincement ou double-clic pour zoomer\u202f; glisser ou Maj + touches fléchées pour déplacer',
  downloading: 'Téléchargement…',
  copying: 'Copie…',
  downloaded: (file) => `${file} enregistré`,
  copied: 'Photo copiée',
  notDownloaded: (reason) => `Non enregistrée. ${reason}`,
  notCopied: (reason) => `Non copiée. ${reason}`,
  useOriginal: 'Ouvrez l’original et enregistrez-le depuis là.',
  evidenceMissing: (count, total) =>
    `${count} ${plural(count, 'photo', 'photos')} sur ${total} n’${plural(count, 'a', 'ont')} pas pu être ${plural(count, 'enregistrée', 'enregistrées')}. Le fichier ${plural(count, 'la', 'les')} mentionne.`,
  missing: (number, reason) => `Photo ${number}\u00a0: ${reason}`,
  allowAccess: (host) => `Autoriser l’accès à ${host}`,
  allowAccessToAll: 'Autoriser l’accès à ces serveurs',
};

export const frenchNoImagesText: typeof noImagesText = {
  none: 'Aucune photo n’y est jointe.',
  refused: 'Certaines photos jointes ne peuvent pas être affichées. Les détails techniques disent pourquoi.',
  leftOut: (count) =>
    `${count} ${plural(count, 'autre photo figure', 'autres photos figurent')} seulement dans la réponse brute.`,
};

/** The summary in a saved evidence file. */
export const frenchEvidenceText: typeof evidenceText = {
  language: 'fr',
  title: (trackingId, hasProof) =>
    `${hasProof ? 'Preuve de livraison' : 'Relevé de suivi'} de l’expédition ${trackingId}`,
  sandbox: 'SANDBOX\u00a0: données de test, pas de livraison réelle',

  shipmentTitle: 'Expédition',
  trackingId: 'Numéro de suivi',
  otherId: 'Numéro dans la réponse',
  status: 'Statut de la plateforme',
  delivered: 'Livré',
  proofNumber: 'Numéro de la preuve',
  carrierId: 'Numéro de suivi du transporteur',

  sourceTitle: 'Origine',
  host: 'Plateforme',
  environment: 'Environnement',
  environmentName: { production: 'Production', sandbox: 'Sandbox' },
  retrieved: 'Obtenu',
  saved: 'Enregistré',
  photosBeside: 'Les photos originales accompagnent ce fichier.',
  record: 'record.json contient la réponse complète.',

  imagesTitle: 'Photos',
  noImages: 'Aucune photo.',
  refused: (list) => `Certaines photos n’ont pas pu être enregistrées\u00a0: voir ${list} ci-dessus.`,
  image: (number) => `Photo de preuve ${number}`,
  from: (url) => `Source\u00a0: ${url}`,
  missingTitle: 'Photos qui n’ont pas pu être enregistrées',
  missing: (number, reason) => `Photo ${number}\u00a0: ${reason}`,
};

/** The section of the options about loading photos. */
export const frenchPhotosText: typeof photosText = {
  lead: 'Choisissez si les photos d’une livraison se chargent avec le résultat.',
  switch: 'Charger les photos automatiquement',
  on: 'Les photos apparaissent dès qu’une expédition livrée est affichée.',
  off: 'Un bouton affiche les photos de chaque expédition.',
  unreadableTitle:
    'Le réglage enregistré ne peut pas être lu\u00a0: les photos ne se chargent pas automatiquement.',
  unreadableAdvice:
    'S’il est endommagé, choisissez à nouveau. Un réglage d’une version plus récente est conservé.',
  notSwitched: 'Le réglage n’a pas pu être modifié.',
  retry: 'Réessayer',

  whoSees:
    'Les photos viennent directement des serveurs que la plateforme indique. Ceux-ci voient votre adresse réseau, mais pas quel ticket est ouvert.',
};

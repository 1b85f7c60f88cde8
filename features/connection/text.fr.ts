import { frenchBaseUrlProblemText } from '../../components/texts/settings-text.fr.ts';
import { listIn } from '../wording.ts';
import type { optionsText } from './text.en.ts';

const list = /* @__PURE__ */ listIn('fr');

const HOUR_MS = 3_600_000;

/** Returns a rough time from now: `dans 24 h`, `dans 40 min`. */
function fromNow(ms: number): string {
  return ms >= HOUR_MS
    ? `dans ${Math.round(ms / HOUR_MS)}\u00a0h`
    : `dans ${Math.max(1, Math.round(ms / 60_000))}\u00a0min`;
}

export const frenchOptionsText: typeof optionsText = {
  title: 'Paramètres de Waybill',
  navigation: 'Pages',
  help: 'Aide',
  menu: 'Menu',
  keyboard: 'Clavier',
  photos: 'Photos',
  pageNotLoaded: 'Cette page n’a pas pu être chargée.',
  reloadPage: 'Recharger les paramètres',
  loading: 'Lecture des paramètres…',

  environmentName: { production: 'Production', sandbox: 'Sandbox' },
  lookupsUse: 'Recherches en',
  sandboxOn: 'Les recherches utilisent la sandbox. Vous voyez des données de test.',
  sandboxOff: 'Les recherches utilisent la production.',

  connectionTitle: 'Connexion',
  connectionLead: 'Les URL d’API et la clé utilisées pour les recherches.',
  groupLead: { production: 'Expéditions réelles', sandbox: 'Données de test' },
  addressPlaceholder: 'https://',
  usedForLookups: 'en service',
  partnerUrl: 'URL Partner API',
  partnerUrlHint: 'Sert à rechercher les expéditions.',
  partnerKey: 'Clé Partner API',
  keyIsSaved: 'Enregistrée. Saisissez-en une autre',
  keyHint: 'Reste dans ce navigateur et n’est envoyée qu’à cette URL.',
  keyOfAnotherAddress: 'La clé enregistrée appartient à une autre URL. Saisissez la clé de celle-ci.',
  keyGoesWithAddress: 'Enregistrer sans URL supprime la clé enregistrée.',
  keyProblem: {
    needsAddress: 'Saisissez l’URL à laquelle cette clé appartient.',
    hasBadCharacters:
      'Une clé ne contient que des lettres simples, des chiffres et des signes, sans espaces.',
    isJson: 'Saisissez seulement la clé, sans le JSON qui l’entoure.',
  },
  clientToken: 'Jeton d’accès Client API (facultatif)',
  clientTokenIsSaved: 'Enregistré. Saisissez-en un autre',
  clientTokenHint: {
    none: 'Envoyé seulement avec un webhook de test, si vous cochez «\u00a0Envoyer Authorization\u00a0».',
    kept: 'Envoyé seulement si vous le cochez pour un webhook de test, et à cette URL seulement.',
    ofAnotherAddress: 'Le jeton enregistré appartient à une autre URL. Enregistrer le supprime.',
    goesWithAddress: 'Enregistrer sans URL supprime le jeton enregistré.',
  },
  clientTokenProblem: {
    needsAddress: 'Saisissez l’URL à laquelle ce jeton appartient.',
    hasBadCharacters:
      'Un jeton ne contient que des lettres simples, des chiffres et des signes, sans espaces.',
    isJson: 'Saisissez seulement le jeton, sans le JSON qui l’entoure.',
  },
  removeClientToken: 'Supprimer le jeton d’accès enregistré',
  showSecret: 'Afficher le jeton',
  hideSecret: 'Masquer le jeton',
  showKey: 'Afficher la clé',
  hideKey: 'Masquer la clé',
  clientUrl: 'URL Client API',
  clientUrlHint: {
    production: 'Facultatif. Sert aux webhooks de test que vous confirmez.',
    sandbox: 'Facultatif. Sert aux webhooks de test.',
  },
  baseUrlProblem: frenchBaseUrlProblemText,
  isPunycode: (host) =>
    `Contient des lettres non latines (${host}). Assurez-vous qu’il s’agit bien de votre site.`,
  isLoopback: 'Cet ordinateur seulement, sans chiffrement\u00a0: pour le développement.',

  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Enregistré',
  unsaved: 'Non enregistré\u00a0:',
  unsavedField: (field, environment) => `${field}, ${environment}`,
  unsavedMore: (count) => `et ${count} de plus`,
  discard: 'Annuler',
  saveRefused: 'Corrigez d’abord les champs signalés',
  saveFailed: 'Non enregistré. Votre saisie est toujours là.',

  accessNeeded: 'Accès requis',
  accessMissing: (origins) => `Votre navigateur n’autorise pas encore ${list(origins)}.`,
  allowAccess: 'Autoriser l’accès',

  check: 'Vérifier la connexion',
  checking: (name) => `Vérification (${name.toLowerCase()})…`,
  checkSaveFirst: 'Enregistrez d’abord\u00a0: la vérification utilise les paramètres enregistrés.',
  checkStep: {
    saved: {
      good: () => 'URL et clé enregistrées',
      failed: () => 'URL ou clé manquante',
      unknown: () => 'URL et clé',
    },
    access: {
      good: (host) => `Accès à ${host} autorisé`,
      failed: (host) => `Accès à ${host} non autorisé`,
      unknown: (host) => `Accès à ${host}`,
    },
    reachable: {
      good: (host) => `${host} répond`,
      failed: (host) => `Pas de réponse de ${host}`,
      unknown: (host) => `Réponse de ${host}`,
    },
    keyAccepted: {
      good: () => 'Clé acceptée',
      failed: (_host, kind) => (kind === 'keyRejected' ? 'Clé refusée' : 'Aucun jeton reçu'),
      unknown: () => 'Clé',
    },
  },
  checkResult: { good: 'réussi', failed: 'échec', unknown: 'non essayé' },
  checkedHost: 'la plateforme',
  notChecked: 'La vérification indique si la plateforme accepte ces paramètres.',
  notSetUp: 'Non configuré.',
  lookupsFail: {
    production: 'Les recherches échoueront\u00a0: la production n’est pas configurée.',
    sandbox: 'Les recherches échoueront\u00a0: la sandbox n’est pas configurée.',
  },
  lookupsFailAdvice: 'Saisissez son URL et sa clé ci-dessous, puis enregistrez.',
  lookupsFailLink: 'Non configuré\u00a0: les recherches échoueront',
  connected: (age) => `Connecté · vérifié ${age ?? 'à l’instant'}`,
  notConnected: (age) => `Non connecté · vérifié ${age ?? 'à l’instant'}`,
  clientAnswers: 'La Client API répond.',
  clientDoesNotAnswer: (host) => `Pas de réponse de la Client API sur ${host}.`,
  typoAdvice: 'Vérifiez l’orthographe de l’URL, ou votre réseau.',
  pathAdvice: 'Vérifiez l’URL Partner API. C’est ce qui précède «\u00a0/auth/token\u00a0».',
  noToken: 'Pas encore de jeton. Waybill en obtient un quand il en faut un.',
  tokenValidUntil: (time, inMs) => `Jeton valable jusqu’au ${time} (${fromNow(inMs)})`,
  tokenObtained: (time) => `Obtenu le ${time}`,
  renewToken: 'Renouveler',
  forgetToken: 'Supprimer',
  forgetFailed: 'Le jeton n’a pas pu être supprimé.',

  firstRunTitle: 'Bienvenue. Trois étapes pour commencer\u00a0:',
  firstRunSteps: [
    'Saisissez ci-dessous l’URL Partner API et la clé de votre compte.',
    'Enregistrez, et autorisez l’accès quand le navigateur le demande.',
    'Vérifiez la connexion, puis cliquez sur un numéro de suivi dans un ticket.',
  ],
  lostTitle: 'Les paramètres enregistrés ont disparu.',
  lostAdvice:
    'Le navigateur les a perdus, peut-être lors d’un plantage ou faute d’espace disque. Saisissez-les à nouveau, ou importez un fichier de paramètres.',
  unreadableTitle: 'Les paramètres enregistrés n’ont pas pu être lus.',
  unreadableAdvice:
    'À l’enregistrement, les valeurs ci-dessous remplacent des paramètres endommagés. Ceux d’une version plus récente sont conservés.',
  keysEndTitle: 'Les clés ne sont gardées que jusqu’à la fermeture de Firefox.',
  keysEndAdvice:
    'Firefox est réglé pour ne jamais conserver l’historique et ne les enregistre donc pas. Saisissez-les à chaque démarrage, ou changez ce réglage dans les paramètres de vie privée de Firefox.',
  switchFailed: 'L’environnement n’a pas été changé.',
  retry: 'Réessayer',
};

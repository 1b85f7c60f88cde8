import { pluralIn } from '../wording.ts';
import type { selfTestText } from './self-test-text.en.ts';

const plural = /* @__PURE__ */ pluralIn('fr');

const states: (typeof selfTestText)['states'] = {
  passed: 'Réussi',
  failed: 'À corriger',
  notGranted: 'Non accordé',
  notSetUp: 'Non configuré',
  off: 'Désactivé',
  notTested: 'Non testé',
};

const inMinutes = (ms: number): string => {
  const minutes = Math.round(ms / 60_000);
  return `${minutes} ${plural(minutes, 'minute', 'minutes')}`;
};

const hosts = (patterns: readonly string[]): string =>
  patterns.map((pattern) => pattern.replace(/^\w+:\/\/|\/\*$/g, '')).join(', ');

export const frenchSelfTestText: typeof selfTestText = {
  title: 'Autotest',
  note: 'Vérifie les autorisations et les hôtes. Demande un jeton à chaque plateforme configurée\u202f; n’envoie ni numéro ni webhook.',
  run: 'Lancer l’autotest',
  stop: 'Arrêter',
  progressLabel: 'Progression de l’autotest',
  progress: (tested, all) => `${tested} ${plural(tested, 'testé', 'testés')} sur ${all}`,
  testing: 'Test en cours…',
  summary: (counts) =>
    [
      `${counts.passed} ${plural(counts.passed, 'réussi', 'réussis')}`,
      `${counts.failed} à corriger`,
      ...(['notGranted', 'notSetUp', 'off', 'notTested'] as const)
        .filter((state) => counts[state] > 0)
        .map((state) => `${counts[state]} ${states[state].toLowerCase()}${plural(counts[state], '', 's')}`),
    ].join(', '),
  testedAt: (time) => `Testé le ${time}.`,
  stoppedAt: (time) => `Arrêté. Commencé le ${time}.`,
  group: {
    platform: 'Plateforme',
    permissions: 'Autorisations',
    browser: 'Navigateur',
    helpdesks: 'Helpdesks et vos propres sites',
  },
  states,
  api: { partnerUrl: 'Partner API', clientUrl: 'Client API' },
  apiTested: {
    partnerUrl: 'autorisée, répond et accepte la clé',
    clientUrl: 'autorisée et répond',
  },
  clock: 'Horloge de cet ordinateur',
  clockTested: 'Concorde avec les heures du jeton de la plateforme.',
  clockUntold: 'Aucune plateforme n’a fourni de jeton daté pour comparer.',
  storage: { local: 'Stockage local', session: 'Stockage de session' },
  storageTested: 'Écrit, relu et supprimé.',
  sidePanel: 'Panneau latéral',
  sidePanelTested: 'Peut être ouvert.',
  optional: 'facultatif',
  permissionUse: {
    storage: 'Enregistre les paramètres, les clés et les numéros récents.',
    alarms: 'Vérifie les numéros que vous surveillez.',
    contextMenus: 'Recherche un numéro sélectionné, depuis le menu du clic droit.',
    scripting: 'Fonctionne sur les sites que vous ajoutez.',
    sidePanel: 'Affiche Waybill à côté de la page.',
    clipboardRead: 'Propose un numéro copié, à l’ouverture du popup.',
    notifications: 'Vous avertit quand une expédition surveillée change.',
  },
  isPartly: 'Sur certaines de ses pages seulement, selon les réglages du navigateur.',
  reason: {
    missing: 'Le navigateur ne l’accorde pas. Réinstallez Waybill.',
    silent: 'Le navigateur ne répond pas. Redémarrez-le.',
    noAccess: (patterns) => `Le navigateur ne donne pas accès à ${hosts(patterns)}.`,
    notRegistered:
      'L’accès est accordé, mais Waybill ne s’exécute pas. Redémarrez le navigateur, ou retirez le site et ajoutez-le à nouveau.',
    notKept:
      'Ce qui a été écrit n’a pas pu être relu. Le disque ou le stockage du navigateur est peut-être plein.',
    clockBehind: (ms) => `Votre horloge retarde de ${inMinutes(ms)}. Les heures de Waybill seront fausses.`,
    clockAhead: (ms) =>
      `Votre horloge avance d’au moins ${inMinutes(ms)}. Les heures de Waybill seront fausses.`,
  },
  fix: {
    grantPermission: 'Accorder',
    grantAccess: 'Donner l’accès',
    openSection: { connection: 'Aller à Connexion', helpdesks: 'Aller à Helpdesks' },
  },
};

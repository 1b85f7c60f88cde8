import { oneDecimalIn, pluralIn } from '../wording.ts';
import type { diagnosticsText } from './text.en.ts';

const plural = /* @__PURE__ */ pluralIn('fr');
const oneDecimal = /* @__PURE__ */ oneDecimalIn('fr');
const kilobytes = (bytes: number): string => `${oneDecimal(bytes / 1024)}\u00a0ko`;

export const frenchDiagnosticsText: typeof diagnosticsText = {
  title: 'Diagnostic',
  lead: 'Autorisations et requêtes récentes, pour le dépannage.',
  version: 'Version',
  browser: 'Navigateur',
  permissions: 'Autorisations',
  storage: 'Stockage utilisé',
  bytes: (local, session) =>
    [
      local === undefined ? undefined : `${kilobytes(local)} enregistrés`,
      session === undefined ? undefined : `${kilobytes(session)} jusqu’à la fermeture du navigateur`,
    ]
      .filter((part) => part !== undefined)
      .join(', ') || 'Non disponible.',
  hostAccess: (host, isAllowed) => `${host}\u00a0: ${isAllowed ? 'autorisé' : 'pas d’accès'}`,
  requests: (count) =>
    count === 0
      ? 'Aucune requête jusqu’ici'
      : count === 1
        ? 'La dernière requête'
        : `Les ${count} dernières requêtes`,
  requestsNote:
    'Jusqu’à 200 requêtes de cette session. Numéros, clés, jetons et réponses ne sont pas enregistrés.',
  tableLabel: 'Requêtes',
  when: 'Quand',
  why: 'Objet',
  host: 'Hôte',
  result: 'Résultat',
  duration: 'Durée',
  ms: (ms) => `${Math.round(ms)}\u00a0ms`,
  reason: {
    token: 'Jeton',
    lookup: 'Recherche',
    testWebhook: 'Webhook de test',
    selfTest: 'Autotest',
  },
  failure: {
    notConfigured: 'non configuré',
    settingsUnreadable: 'paramètres illisibles',
    permissionMissing: 'pas d’accès',
    keyMissing: 'pas de clé',
    keyRejected: 'clé refusée',
    invalidInput: 'non accepté',
    notFound: 'introuvable',
    rateLimited: 'trop de requêtes',
    timedOut: 'pas de réponse à temps',
    offline: 'injoignable',
    redirected: 'redirigé',
    platformError: 'erreur de la plateforme',
    unreadableReply: 'réponse illisible',
    interrupted: 'interrompu',
    storageFull: 'stockage plein',
    newerData: 'données plus récentes',
  },
  clear: 'Effacer la liste',
  removed: (count) => `${count} ${plural(count, 'requête supprimée', 'requêtes supprimées')}.`,
  undo: 'Annuler',
  copy: 'Copier le diagnostic',
};

import type { Failure } from '../../utils/outcome.ts';
import type { commonText, failuresText } from './text.en.ts';
import { waitText } from './wait-text.ts';

export const frenchCommonText: typeof commonText = {
  productName: 'Waybill',
  sandboxMark: 'SANDBOX',
  keyCaps: {
    Control: 'Ctrl',
    Shift: 'Maj',
    Escape: 'Échap',
    ArrowUp: '↑',
    ArrowDown: '↓',
    ArrowLeft: '←',
    ArrowRight: '→',
    Enter: '↵',
  },
  copy: 'Copier',
  copied: 'Copié',
  couldNotCopy: 'Copie impossible',
  close: 'Fermer',
  refresh: 'Actualiser',
  settings: 'Paramètres',
  details: 'Détails',
  copyDetails: 'Copier les détails',
  tryAgainNow: 'Vous pouvez réessayer maintenant.',
};

const retry = { label: 'Réessayer', does: 'retry' } as const;
const openOptions = { label: 'Ouvrir les paramètres', does: 'openOptions' } as const;
const hostOf = (failure: Failure) => failure.host ?? 'la plateforme';
const subjectOf = (failure: Failure) => failure.host ?? 'La plateforme';

/** The texts for each kind of failure: one sentence for the situation, one for the next step. */
export const frenchFailuresText: typeof failuresText = {
  notConfigured: () => ({
    title: 'Waybill n’est pas encore configuré.',
    advice: 'Saisissez l’URL et la clé fournies par votre plateforme.',
    action: { label: 'Configurer Waybill', does: 'openOptions' },
  }),
  settingsUnreadable: () => ({
    title: 'Les paramètres enregistrés n’ont pas pu être lus.',
    advice: 'Ouvrez les paramètres et saisissez à nouveau l’URL et la clé.',
    action: openOptions,
    alternative: retry,
  }),
  permissionMissing: (failure) => ({
    title: `Le navigateur n’autorise pas Waybill à accéder à ${hostOf(failure)}.`,
    advice: 'Ouvrez les paramètres et autorisez l’accès.',
    action: openOptions,
    alternative: retry,
  }),
  keyMissing: () => ({
    title: 'Il n’y a pas de clé Partner API pour cet environnement.',
    advice: 'Saisissez la clé dans les paramètres.',
    action: openOptions,
    alternative: retry,
  }),
  keyRejected: (failure) => ({
    title: `${subjectOf(failure)} n’accepte pas la clé Partner API.`,
    advice: 'Vérifiez la clé et l’environnement dans les paramètres. Si la clé a été rétablie, réessayez.',
    action: openOptions,
    alternative: retry,
  }),
  invalidInput: () => ({
    title: 'Ce n’est pas un numéro de suivi valide.',
    advice: 'Vérifiez que le numéro a été copié en entier, sans espaces.',
  }),
  notFound: () => ({
    title: 'Aucune expédition trouvée pour ce numéro.',
    advice: 'Vérifiez le numéro auprès du client, ainsi que l’environnement sélectionné.',
    action: retry,
  }),
  rateLimited: (failure) => ({
    title: 'Trop de requêtes.',
    advice:
      failure.retryAfterMs === undefined
        ? 'Patientez un instant, puis réessayez.'
        : `Réessayez dans ${waitText(failure.retryAfterMs, 'fr')}.`,
    action: retry,
  }),
  timedOut: (failure) => ({
    title: `${subjectOf(failure)} n’a pas répondu à temps.`,
    advice: 'Le service est peut-être surchargé. Réessayez dans un instant.',
    action: retry,
  }),
  offline: (failure) => ({
    title: `Waybill n’a pas pu joindre ${hostOf(failure)}.`,
    advice: 'Vérifiez la connexion réseau, puis réessayez.',
    action: retry,
  }),
  redirected: (failure) => ({
    title: `${subjectOf(failure)} redirige vers une autre URL.`,
    advice:
      'Waybill ne suit jamais une redirection avec une clé. Connectez-vous à votre réseau s’il le demande, ou saisissez l’URL finale dans les paramètres.',
    action: openOptions,
    alternative: retry,
  }),
  platformError: (failure) => {
    const again = failure.retryAfterMs
      ? `Réessayez dans ${waitText(failure.retryAfterMs, 'fr')}.`
      : 'Réessayez.';
    return {
      title: `${subjectOf(failure)} a renvoyé une erreur.`,
      advice: `${again} Si le problème persiste, signalez les détails ci-dessous.`,
      action: retry,
    };
  },
  unreadableReply: (failure) => ({
    title: `${subjectOf(failure)} a envoyé une réponse que Waybill ne peut pas lire.`,
    advice:
      'Connectez-vous à votre réseau s’il le demande, vérifiez l’URL dans les paramètres, ou réessayez.',
    action: retry,
    alternative: openOptions,
  }),
  interrupted: ({ isUncertain }) => ({
    title: 'Le navigateur a interrompu cette requête.',
    advice: isUncertain
      ? 'Elle a peut-être quand même abouti. Vérifiez ce qui est enregistré avant de réessayer.'
      : 'Rien n’a été modifié. Réessayez.',
    action: retry,
  }),
  storageFull: () => ({
    title: 'Il n’y a plus de place pour enregistrer cela.',
    advice:
      'Supprimez d’anciens webhooks de test ou des numéros récents, ou libérez de l’espace disque, puis réessayez.',
    action: retry,
  }),
  newerData: () => ({
    title: 'Ces données viennent d’une version plus récente de Waybill et n’ont pas été modifiées.',
    advice: 'Mettez Waybill à jour, ou remplacez-les dans les paramètres.',
    action: openOptions,
  }),
};

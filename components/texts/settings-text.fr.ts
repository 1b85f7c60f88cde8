import type { baseUrlProblemText, settingsFailuresText } from './settings-text.en.ts';

/** Replacements in the settings, where the general texts would send the user to the current page. */
export const frenchSettingsFailuresText: typeof settingsFailuresText = {
  notConfigured: {
    title: 'Cet environnement n’est pas encore configuré.',
    advice: 'Saisissez son URL et enregistrez.',
  },
  settingsUnreadable: { advice: 'Saisissez à nouveau l’URL et la clé, puis enregistrez.' },
  permissionMissing: { advice: 'Cliquez sur «\u00a0Autoriser l’accès\u00a0».' },
  keyMissing: { advice: 'Saisissez la clé et enregistrez.' },
  keyRejected: {
    advice:
      'Vérifiez que la clé est complète, qu’elle correspond à cet environnement et que l’URL est la bonne.',
  },
  platformError: {
    advice:
      'Vérifiez la clé et l’URL, ou réessayez plus tard. Si le problème persiste, signalez les détails ci-dessous.',
  },
  redirected: {
    advice: 'Waybill ne suit aucune redirection. Connectez-vous à votre réseau, ou saisissez l’URL finale.',
  },
  unreadableReply: { advice: 'Connectez-vous à votre réseau s’il le demande, vérifiez l’URL, ou réessayez.' },
  newerData: { advice: 'Mettez Waybill à jour, ou remplacez ces données en haut de cette page.' },
  invalidInput: {
    title: 'La saisie n’a pas été acceptée.',
    advice: 'Vérifiez ce que vous avez saisi, puis réessayez.',
  },
};

/** The texts for each problem with the URL of an API. */
export const frenchBaseUrlProblemText: typeof baseUrlProblemText = {
  notAUrl: 'Saisissez une URL complète, comme https://partner.example.com',
  notHttps: 'L’URL doit commencer par https://',
  hasCredentials: 'Retirez le nom d’utilisateur et le mot de passe.',
  hasQuery: 'Retirez le point d’interrogation et ce qui le suit.',
  hasFragment: 'Retirez le # et ce qui le suit.',
};

import { frenchBaseUrlProblemText } from '../../components/texts/settings-text.fr.ts';
import { pluralIn } from '../wording.ts';
import type { PolicyProblemKind } from './model.ts';
import type { policyText } from './text.en.ts';

const plural = /* @__PURE__ */ pluralIn('fr');

const problem: Record<PolicyProblemKind, string> = {
  unknownName: 'Paramètre inconnu.',
  notAGroup: 'Un groupe de paramètres est attendu.',
  notAList: 'Une liste est attendue.',
  ...frenchBaseUrlProblemText,
  notAKey: 'Une clé ne contient que des lettres simples, des chiffres et des signes, sans espaces.',
  keyWithoutAddress: 'apiKey est ignoré sans partnerUrl valide.',
  notAnEnvironment: 'Valeur attendue\u00a0: production ou sandbox.',
  notAHost: 'Un hôte est attendu, comme help.example.com.',
  notAPattern: 'Un nom et des exemples sont attendus.',
  nothingInCommon: 'Il faut au moins trois exemples du même format.',
  tooManyPatterns: 'Seuls les 50 premiers sont utilisés.',
  notATemplate:
    'Aucun modèle pour cette langue et ce type de réponse, ou un modèle avec une erreur d’accolades ou de crochets.',
  notDays: 'Un nombre entier de 0 à 30 est attendu.',
};

/** Texts for settings that the user's organisation manages. */
export const frenchPolicyText: typeof policyText = {
  locked: 'Défini par votre organisation',
  keyIsSet: 'Une clé est définie',
  recentDays: (days) =>
    days === 0
      ? 'Les numéros récents ne sont pas enregistrés.'
      : `Les numéros récents sont conservés ${days} ${plural(days, 'jour', 'jours')}.`,
  problemTitle: (count) =>
    count === 1
      ? 'Une partie de la stratégie de votre organisation a été ignorée.'
      : `${count} parties de la stratégie de votre organisation ont été ignorées.`,
  problemAdvice: 'Le reste s’applique. Transmettez ceci à votre service informatique\u00a0:',
  problem: ({ path, kind }) => `${path || 'La stratégie'}\u00a0: ${problem[kind]}`,
};

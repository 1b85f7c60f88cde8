import type { Site } from '../../utils/site-pattern.ts';
import { pluralIn } from '../wording.ts';
import type { SiteProblem } from './helpdesk-settings.ts';
import type { helpdesksText } from './text.en.ts';

const plural = /* @__PURE__ */ pluralIn('fr');

const namesOf = ({ host, hasSubdomains, isHttp }: Site): string =>
  `outes les pages de ${host}${hasSubdomains ? ' et de ses sous-domaines' : ''}${isHttp ? ', sans chiffrement' : ''}`;
const pagesOf = (site: Site): string => `T${namesOf(site)}`;
/** Inside a sentence. */
const pagesIn = (site: Site): string => `t${namesOf(site)}`;

const plainProblem: Record<Exclude<SiteProblem['kind'], 'isKnown' | 'isThere'>, string> = {
  notAnAddress: 'Ce n’est pas l’adresse d’un site. Un exemple\u00a0: helpdesk.example.com.',
  notHttps: 'L’URL doit commencer par https://. Les autres ne sont pas chiffrées.',
  hasCredentials: 'Retirez le nom d’utilisateur, le mot de passe et le @.',
  hasWildcard: 'Un * ne peut figurer qu’au début, comme dans *.example.com.',
  tooBroad: 'Trop large. Saisissez un seul site, comme *.example.com.',
};

export const frenchHelpdesksText: typeof helpdesksText = {
  title: 'Helpdesks',
  lead: 'Là où Waybill cherche des numéros de suivi. Il ne fait rien sur les autres pages.',
  retry: 'Réessayer',
  unreadableTitle: 'La liste des helpdesks enregistrée ne peut pas être lue.',
  unreadableAdvice:
    'Si elle est endommagée, votre prochaine modification commence une nouvelle liste\u202f; ajoutez-y alors vos sites. Une liste d’une version plus récente est conservée.',

  own: 'Vos propres sites',
  noOwn: 'Aucun pour l’instant. Ajoutez l’adresse de votre helpdesk s’il n’est pas dans la liste ci-dessous.',
  address: 'Adresse d’un helpdesk',
  addressPlaceholder: 'helpdesk.example.com',
  addressHint:
    'Commencez par *. pour inclure les sous-domaines. Votre navigateur demandera votre autorisation.',
  isPunycode: (host) =>
    `Contient des lettres non latines (${host}). Assurez-vous qu’il s’agit bien de votre site.`,
  isManySites: (host) =>
    `Ce sont tous les sites qui se terminent par .${host}. Indiquez-en un seul, comme *.example.${host}.`,
  isLoopback: 'Cet ordinateur seulement, sans chiffrement\u00a0: pour le développement.',
  add: 'Ajouter',
  pagesOf,
  problem: (problem) => {
    if (problem.kind === 'isKnown') return `Déjà pris en charge\u00a0: voir ${problem.name} ci-dessous.`;
    if (problem.kind === 'isThere') return `Déjà dans la liste\u00a0: ${pagesIn(problem.site)}.`;
    return plainProblem[problem.kind];
  },
  refused: (host) => `Votre navigateur ne l’a pas autorisé\u00a0: Waybill reste désactivé sur ${host}.`,
  added: (site) => `Ajouté\u00a0: ${pagesIn(site)}. Inutile de recharger les onglets ouverts.`,
  removed: (site) => `Retiré\u00a0: ${pagesIn(site)}.`,
  undo: 'Annuler',
  remove: (host) => `Retirer ${host}`,
  lostTitle: 'Votre navigateur n’autorise pas Waybill sur ces pages.',
  lostAdvice: 'Il n’y fait rien tant que vous ne l’autorisez pas.',
  allow: 'Autoriser l’accès',
  notSaved: 'La modification n’a pas été enregistrée.',

  known: (count) => `${count} ${plural(count, 'helpdesk connu', 'helpdesks connus')}`,
  isOff: 'Désactivé\u00a0: Waybill n’y fait rien.',
  isNotAllowed: 'Désactivé\u00a0: votre navigateur n’y autorise pas Waybill. Activez-le pour l’autoriser.',
  switchLater: 'Les changements prennent effet aussitôt, y compris dans les onglets ouverts.',
};

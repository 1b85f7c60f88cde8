import { waitText } from '../../components/texts/wait-text.ts';
import { frenchStateText } from '../shipment/text.fr.ts';
import { pluralIn } from '../wording.ts';
import type { bulkLookupText } from './text.en.ts';
import type { bulkViewText } from './view-text.en.ts';

const plural = /* @__PURE__ */ pluralIn('fr');
const ids = (count: number) => `${count} ${plural(count, 'numéro', 'numéros')}`;

const MAX_LISTED = 3;
/** For example `A, B, C et 4 autres`. */
function firstOf(all: readonly string[]): string {
  const more = all.length - MAX_LISTED;
  return `${all.slice(0, MAX_LISTED).join(', ')}${more > 0 ? ` et ${more} ${plural(more, 'autre', 'autres')}` : ''}`;
}

export const frenchBulkLookupText: typeof bulkLookupText = {
  rowStatus: {
    ...frenchStateText.statusCategory,
    notFound: 'Introuvable',
    failed: 'Échec',
    waiting: 'Pas encore vérifié',
  },
  open: 'Saisir une liste',
  showTable: (count) => `Retour au tableau · ${count}`,

  replyForAll: (count) => `Répondre pour les ${count}`,
  lookingUp: 'Recherche…',

  check: (requests, total) => `Vérifier ${requests} sur ${total}`,
  checkNeeds: (requests) => `Demande ${requests} ${plural(requests, 'recherche', 'recherches')}`,
  openAsTable: 'Ouvrir en tableau',
  openAsTableNeeds: 'Montre ce qui est connu, sans recherche',
  clickToLookUp: 'Cliquer pour rechercher',
  deliveredAge: (day) => `livré ${day}`,
  updatedAge: (age) => `mis à jour ${age}`,
};

export const frenchBulkViewText: typeof bulkViewText = {
  back: 'Retour',
  replyTitle: (count) => `Réponse sur ${ids(count)}`,
  unclear: (count) => `${ids(count)} sans résultat clair.`,
  unclearAdvice: (unclear) =>
    `La réponse dit seulement que vous vérifiez ${firstOf(unclear)}. Ajoutez ce que vous savez.`,

  draftTitle: 'Rechercher une liste',
  draftField: 'Liste de numéros',
  draftHint: 'Collez n’importe quel texte\u00a0: une liste, un ticket, une colonne de tableur.',
  found: (count) =>
    count === 0 ? 'Aucun numéro trouvé' : `${ids(count)} ${plural(count, 'trouvé', 'trouvés')}`,
  includeOthers: (count, example) =>
    count === 1
      ? `Rechercher aussi ${example}`
      : `Rechercher aussi ${count} autres entrées, comme ${example}`,
  othersAre: 'Aucun format connu ne correspond.',
  tooMany: (max, count) => `Seuls les ${max} premiers sur ${count} sont recherchés.`,
  lookUp: (count) => (count === 0 ? 'Rechercher' : `Rechercher ${ids(count)}`),

  tableTitle: ids,
  progress: (done, total) => `${done} sur ${total}`,
  progressName: 'Déjà recherchés',
  stop: 'Annuler',
  stopping: 'Annulation…',
  pausedTitle: 'Trop de requêtes.',
  pausedFor: (ms) => `Reprise dans ${waitText(ms, 'fr')}.`,
  done: (total) => (total === 1 ? '1 numéro recherché.' : `Les ${total} numéros ont été recherchés.`),
  doneWithFailures: (failed) => `${failed} ${plural(failed, 'recherche a échoué', 'recherches ont échoué')}.`,
  notLookedUp: (left) => `${ids(left)} non ${plural(left, 'recherché', 'recherchés')}.`,
  cancelled: (left) => `Annulé. ${ids(left)} non ${plural(left, 'recherché', 'recherchés')}.`,
  platformChanged: 'L’environnement ou les paramètres de connexion ont changé.',
  platformChangedAdvice: 'Recherchez à nouveau tous les numéros, pour ne pas mélanger les résultats.',
  lookUpAgain: 'Rechercher à nouveau',
  resume: (left) => (left === 1 ? 'Rechercher le dernier (1)' : `Rechercher les ${left} autres`),
  retryFailed: (count) => `Réessayer ${count} ${plural(count, 'échec', 'échecs')}`,

  filter: 'Filtrer le tableau',
  filterPlaceholder: 'Filtrer',
  statusFilter: 'Afficher seulement',
  all: (count) => `Tous ${count}`,
  only: (words, count) => `${words} ${count}`,
  noMatches: 'Aucun résultat.',
  showAll: 'Tout afficher',

  copyTsv: 'Copier le tableau',
  copyCsv: 'Copier en CSV',
  columnId: 'Numéro de suivi',
  columnStatus: 'Statut',
  columnLine: 'Détails',
  columnUpdated: 'Mis à jour',
  columns: {
    trackingId: 'Numéro de suivi',
    rowStatus: 'Statut',
    status: 'Statut de la plateforme',
    statusCode: 'Code de statut',
    updatedAt: 'Mis à jour',
    carrier: 'Transporteur',
    carrierId: 'Numéro de suivi du transporteur',
    deliveredOn: 'Livré le',
    environment: 'Environnement',
    checkedAt: 'Vérifié le',
    note: 'Remarque',
  },
};

import { pluralIn } from '../wording.ts';
import type { CharacterClass, PatternPart } from './engine/patterns/custom-pattern.ts';
import type { InferenceProblem } from './engine/patterns/infer-pattern.ts';
import type { OtherNumberKind } from './engine/patterns/other-numbers.ts';
import type { PatternWarning } from './engine/patterns/pattern-warnings.ts';
import { MAX_IGNORED_IDS } from './model.ts';
import type { detectionText, rulesText } from './text.en.ts';

const plural = /* @__PURE__ */ pluralIn('fr');

const className: Record<CharacterClass, { one: string; many: string }> = {
  digits: { one: 'chiffre', many: 'chiffres' },
  capitals: { one: 'lettre', many: 'lettres' },
  alphanumerics: { one: 'lettre ou chiffre', many: 'lettres ou chiffres' },
};

function partInWords(part: PatternPart): string {
  if (part.kind === 'literal') return part.text;
  const { min, max, kind } = part;
  const name = className[kind][max === 1 ? 'one' : 'many'];
  if (min === max) return `${min} ${name}`;
  return min === 0 ? `jusqu’à ${max} ${name}` : `${min} à ${max} ${name}`;
}

/** `UR suivi de 17 chiffres`, `R, 1 lettre, 9 chiffres, puis CA`. */
function inWords(parts: readonly PatternPart[]): string {
  const words = parts.map(partInWords);
  const [first = '', ...others] = words;
  if (others.length === 0) return first;
  if (others.length === 1) return `${first} suivi de ${others[0]}`;
  return `${words.slice(0, -1).join(', ')}, puis ${others.at(-1)}`;
}

const otherNumbers: Record<OtherNumberKind, string> = {
  phone: 'numéros de téléphone',
  order: 'numéros de commande',
  invoice: 'numéros de facture',
  return: 'numéros de retour',
  case: 'numéros de dossier et de ticket',
  card: 'numéros de carte',
  account: 'numéros de compte bancaire',
  tax: 'numéros fiscaux',
  product: 'références de produit',
  device: 'numéros de série',
  date: 'dates et heures',
};

const badText = (text: string) =>
  `«\u00a0${text}\u00a0» n’est pas valide. Utilisez des lettres et des chiffres, avec des espaces ou - . _ /\u00a0: entre eux.`;

function problem(found: InferenceProblem): string {
  switch (found.kind) {
    case 'tooFew':
      return `Il faut encore ${found.missing} ${plural(found.missing, 'exemple', 'exemples')}.`;
    case 'notAnId':
      return badText(found.text);
    case 'tooShort':
      return `«\u00a0${found.text}\u00a0» est trop court\u00a0: un numéro compte au moins quatre caractères.`;
    case 'tooLong':
      return `«\u00a0${found.text}\u00a0» est trop long\u00a0: un numéro compte au plus quarante caractères.`;
    case 'noDigits':
      return `«\u00a0${found.text}\u00a0» n’a pas de chiffres et ressemble donc à un mot ordinaire.`;
    case 'both':
      return `${found.text} est à la fois un exemple et un contre-exemple.`;
    case 'nothingInCommon':
      return 'Ces exemples ont trop peu en commun. Ajoutez chaque sorte de numéro comme un format à part.';
  }
}

function warning(found: PatternWarning): string {
  switch (found.kind) {
    case 'counterExamples':
      return `${found.ids.join(', ')}\u00a0: un contre-exemple, mais il correspond encore. Ajoutez au moins cinq exemples pour les distinguer.`;
    case 'alsoFits':
      return `des ${otherNumbers[found.what]}, comme ${found.sample}`;
    case 'digitsOnly':
      return 'tout nombre de cette longueur, sauf si un libellé dit ce que c’est';
    case 'noFixedLetters':
      return 'tout code de cette longueur\u00a0: les exemples n’ont pas de lettres en commun';
    case 'short':
      return 'beaucoup de codes courts\u00a0: peu de caractères se distinguent mal';
  }
}

export const frenchDetectionText: typeof detectionText = {
  title: 'Détection',
  lead: 'Waybill trouve les numéros par les liens, les libellés et les formats connus. Ajoutez quelques exemples des vôtres\u00a0: il les trouvera aussi.',
  loading: 'Lecture des formats…',
  retry: 'Réessayer',

  patterns: 'Formats',
  noPatterns: 'Aucun format pour l’instant. Collez quelques-uns de vos numéros ci-dessous.',
  unreadableTitle: 'Les formats n’ont pas pu être lus.',
  unreadableAdvice:
    'Des formats endommagés sont remplacés quand vous en enregistrez un. Ceux d’une version plus récente sont conservés.',
  edit: (name) => `Modifier ${name}`,
  remove: (name) => `Supprimer ${name}`,
  isBeingEdited: 'En cours de modification ci-dessous',
  saved: (name) => `«\u00a0${name}\u00a0» enregistré. Nouvelle analyse des tickets ouverts.`,
  removed: (name) => `«\u00a0${name}\u00a0» a été supprimé.`,
  undo: 'Annuler',
  notSaved: 'Les formats n’ont pas pu être modifiés.',
  importPatterns: 'Importer',
  exportPatterns: 'Exporter',
  fileName: 'waybill-formats.json',
  imported: (added, known) => {
    const there = known === 0 ? '' : ` ${known} y ${plural(known, 'était', 'étaient')} déjà.`;
    return `${added} ${plural(added, 'format ajouté', 'formats ajoutés')}.${there}`;
  },
  importProblem: {
    notJson: 'Ce fichier ne peut pas être lu\u00a0: ce n’est pas du JSON.',
    notPatterns: 'Ce n’est pas un fichier de formats de Waybill. Rien n’a été importé.',
    tooMany: 'Cela ferait plus de 50 formats. Rien n’a été importé.',
  },

  teach: 'Ajouter un format',
  editing: 'Modifier le format',
  examples: 'Exemples',
  examplesHint: 'Au moins trois numéros, un par ligne. Des exemples variés donnent le meilleur résultat.',
  counterExamples: 'Contre-exemples (facultatif)',
  counterExamplesHint: 'Des numéros qui se ressemblent mais désignent autre chose, comme des commandes.',
  startOver: 'Recommencer',
  cancel: 'Annuler',

  pattern: 'Format',
  noPattern: 'Ce que les exemples ont en commun apparaît ici.',
  inWords,
  problem,
  fitsExamples: (count) => `Correspond aux ${count} exemples, avec ou sans espaces ou tirets.`,
  verdict: {
    good: 'Semble correct',
    warned: (count) => `${count} ${plural(count, 'avertissement', 'avertissements')}`,
  },
  alsoFinds: 'Trouverait aussi\u00a0:',
  counterWarning: 'Un contre-exemple correspond.',
  warning,
  name: 'Nom du format',
  save: 'Enregistrer le format',
  tooMany: 'Vous avez atteint 50 formats. Supprimez-en un d’abord.',

  preview: 'Essayer',
  previewHint: 'Collez un ticket pour voir ce que Waybill surlignerait.',
  nothingFound: 'Aucun numéro dans ce texte.',
  thisPattern: 'Ce format',
  otherwise: 'Détection intégrée',
};

/** Texts of the rules for what counts as an ID. */
export const frenchRulesText: typeof rulesText = {
  title: 'Ce qui compte comme numéro de suivi',
  loading: 'Lecture des règles…',
  retry: 'Réessayer',
  unreadableTitle: 'Les règles n’ont pas pu être lues.',
  unreadableAdvice:
    'Les règles par défaut s’appliquent. Des règles endommagées sont remplacées quand vous en modifiez une ici. Celles d’une version plus récente sont conservées.',
  notChanged: 'Les règles n’ont pas pu être modifiées.',

  mode: 'Recherche',
  modeName: { eager: 'Large', strict: 'Stricte' },
  modeMeans: {
    eager: () => 'Surligne tout ce qui ressemble à un numéro de suivi.',
    strict: (labels) =>
      labels
        ? 'Surligne seulement les numéros à côté d’un libellé, dans un lien ou d’un format personnalisé.'
        : 'Surligne seulement les numéros dans un lien ou d’un format personnalisé.',
  },
  labels: 'Libellés',
  labelsOn:
    'Considère comme un numéro de suivi ce qui suit «\u00a0numéro de suivi\u00a0» ou figure sous un tel titre.',
  labelsOff:
    'Un libellé ne fait pas d’un nombre un numéro de suivi. «\u00a0Numéro de commande\u00a0» et autres l’excluent toujours.',
  carriers: 'Numéros des transporteurs',
  carriersOn:
    'Considère comme un numéro de suivi un nombre avec la clé de contrôle d’un transporteur, ou près de son nom.',
  carriersOff: 'La clé de contrôle ou le nom d’un transporteur ne fait pas d’un nombre un numéro de suivi.',
  carriersLocked: 'La recherche stricte les exclut.',

  notIds: 'Pas un numéro de suivi',
  notIdsCount: (count) => `${count} ${plural(count, 'entrée', 'entrées')}`,
  enter: 'Ne jamais surligner',
  enterHint:
    'Un par ligne. La casse, les espaces et les tirets n’importent pas. Vous pouvez toujours les rechercher vous-même.',
  add: 'Ajouter',
  empty: 'Rien pour l’instant. Ajoutez les numéros que Waybill prend à tort pour des numéros de suivi.',
  remove: (id) => `Retirer ${id}`,
  problem: (found) => {
    switch (found.kind) {
      case 'empty':
        return 'Saisissez d’abord un numéro.';
      case 'tooMany':
        return `La liste compte au plus ${MAX_IGNORED_IDS} entrées. Retirez-en d’abord\u202f; rien n’a été ajouté.`;
      case 'notAnId':
        return badText(found.text);
      default:
        return problem(found);
    }
  },
  added: (ids, known) => {
    const what =
      ids.length === 1
        ? `${ids[0]} n’est plus surligné.`
        : `${ids.length} ${plural(ids.length, 'entrée n’est plus surlignée', 'entrées ne sont plus surlignées')}.`;
    if (known === 0) return what;
    return `${what} ${known} ${plural(known, 'figurait', 'figuraient')} déjà dans la liste.`;
  },
  allKnown: (ids) =>
    ids.length === 1
      ? `${ids[0]} figure déjà dans la liste.`
      : `Les ${ids.length} entrées figurent déjà dans la liste.`,
  removed: (id) => `${id} a été retiré de la liste.`,
  undo: 'Annuler',

  leftOut: 'Exclu par les règles ci-dessous',
};

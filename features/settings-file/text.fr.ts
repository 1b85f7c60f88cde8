import { frenchOptionsText } from '../connection/text.fr.ts';
import { frenchRulesText } from '../detection/text.fr.ts';
import { frenchLanguageText } from '../language/text.fr.ts';
import { frenchPhotosText } from '../proof/text.fr.ts';
import { frenchReplyTemplatesText } from '../replies/templates-text.fr.ts';
import { frenchReplyFormText } from '../replies/text.fr.ts';
import { frenchStatusColorsText } from '../status-colors/text.fr.ts';
import { pluralIn } from '../wording.ts';
import type { SettingChange, UrlField } from './settings-changes.ts';
import type { LeftOut, SettingsFileProblem } from './settings-file.ts';
import type { settingsFileText } from './text.en.ts';

const plural = /* @__PURE__ */ pluralIn('fr');

const refused: Record<SettingsFileProblem['kind'], string> = {
  tooLong: 'Il dépasse 1\u00a0000\u00a0000 de caractères. Un fichier de paramètres en a bien moins.',
  notJson: 'Ce n’est pas du JSON. Choisissez un fichier exporté depuis Waybill.',
  notSettings: 'Ce n’est pas un fichier de paramètres de Waybill.',
  newer: 'Il vient d’une version plus récente de Waybill. Mettez Waybill à jour, puis réessayez.',
  wrong: 'Ces parties sont inutilisables\u00a0:',
};

const onOff = (isOn: boolean) => (isOn ? 'Activé' : 'Désactivé');
const orNone = (text: string) => text || 'Aucune';
const named = (names: string[]) => (names.length === 0 ? 'Aucun' : names.join('\n'));
const MAX_LISTED = 10;
/** Returns a text such as `Nouveaux : A, B et 3 autres`, or nothing for an empty list. */
function listed(what: string, ids: string[]): string {
  if (ids.length === 0) return '';
  const more = ids.length - MAX_LISTED;
  const others = more > 0 ? ` et ${more} ${plural(more, 'autre', 'autres')}` : '';
  return `${what}\u00a0: ${ids.slice(0, MAX_LISTED).join(', ')}${others}`;
}
const switchName = {
  labels: `Détection\u00a0: ${frenchRulesText.labels}`,
  carriers: `Détection\u00a0: ${frenchRulesText.carriers}`,
  leavesNameOut: `Réponses\u00a0: ${frenchReplyFormText.leaveNameOut}`,
  statusColours: frenchStatusColorsText.switch,
  proofOnDemand: frenchPhotosText.switch,
};

const lostSecret: Record<UrlField, string> = {
  partnerUrl: 'La clé enregistrée appartient à l’ancienne URL et sera supprimée, même en cas d’annulation.',
  clientUrl:
    'Le jeton d’accès enregistré appartient à l’ancienne URL et sera supprimé, même en cas d’annulation.',
};

const templateName = ({ language, state }: LeftOut) =>
  `${frenchReplyFormText.stateName[state]}, ${frenchReplyFormText.languageName[language].toLowerCase()}`;

function change(changed: SettingChange): ReturnType<(typeof settingsFileText)['change']> {
  switch (changed.kind) {
    case 'environment': {
      const names = frenchOptionsText.environmentName;
      return { name: 'Environnement', from: names[changed.from], to: names[changed.to] };
    }
    case 'address': {
      const { environment, field, from, to, losesSecret } = changed;
      return {
        name: `${frenchOptionsText.environmentName[environment]}\u00a0: ${frenchOptionsText[field]}`,
        from: orNone(from),
        to: orNone(to),
        note: losesSecret ? lostSecret[field] : undefined,
      };
    }
    case 'patterns':
      return { name: 'Formats personnalisés', from: named(changed.from), to: named(changed.to) };
    case 'detectionMode':
      return {
        name: 'Détection\u00a0: Recherche',
        from: frenchRulesText.modeName[changed.from],
        to: frenchRulesText.modeName[changed.to],
      };
    case 'notIds': {
      const { from, to, added, removed } = changed;
      const lines = [listed('Nouveaux', added), listed('Retirés', removed)].filter((line) => line !== '');
      return {
        name: 'Détection\u00a0: Pas un numéro de suivi',
        from: frenchRulesText.notIdsCount(from),
        to: [frenchRulesText.notIdsCount(to), ...lines].join('\n'),
      };
    }
    case 'template': {
      const { from, to } = changed;
      return {
        name: `Réponse\u00a0: ${templateName(changed)}`,
        from: from ?? 'Le modèle par défaut',
        to: to ?? 'Le modèle par défaut',
      };
    }
    case 'interfaceLanguage': {
      const { label, choices } = frenchLanguageText;
      return { name: label, from: choices[changed.from], to: choices[changed.to] };
    }
    case 'agent':
    case 'signature': {
      const { agentName, signature } = frenchReplyTemplatesText;
      const name = `Réponses\u00a0: ${changed.kind === 'agent' ? agentName : signature}`;
      return { name, from: orNone(changed.from), to: orNone(changed.to) };
    }
    case 'replyLanguage': {
      const nameOf = (language: typeof changed.from) =>
        language ? frenchReplyFormText.languageName[language] : frenchLanguageText.choices.browser;
      return { name: 'Langue des réponses', from: nameOf(changed.from), to: nameOf(changed.to) };
    }
    case 'proofOnDemand':
      // The file stores the opposite of the switch.
      return { name: switchName.proofOnDemand, from: onOff(!changed.from), to: onOff(!changed.to) };
    default:
      return { name: switchName[changed.kind], from: onOff(changed.from), to: onOff(changed.to) };
  }
}

/** Texts of the section that exports and imports settings. */
export const frenchSettingsFileText: typeof settingsFileText = {
  title: 'Fichier de paramètres',
  lead: 'Transférez vos paramètres vers un autre navigateur, ou reprenez ceux d’un autre.',
  contents:
    'Contient les URL, l’environnement, les formats, les règles de détection, les modèles, vos nom et signature et les préférences. Jamais les clés, les numéros recherchés, les helpdesks ajoutés ni les paramètres gérés.',
  fileName: 'waybill-parametres.json',
  export: 'Exporter',
  import: 'Importer…',
  summaryTitle: (count) =>
    count === 0
      ? 'Rien ne changerait'
      : `${count} ${plural(count, 'paramètre changerait', 'paramètres changeraient')}`,
  now: 'Maintenant',
  after: 'Après l’import',
  lockedCount: (count) =>
    `${count} ${plural(count, 'paramètre est géré par votre organisation et ne changera pas', 'paramètres sont gérés par votre organisation et ne changeront pas')}.`,
  apply: 'Appliquer',
  cancel: 'Annuler',
  close: 'Fermer',
  undo: 'Annuler',
  change,
  refusedTitle: 'Le fichier n’a pas été importé.',
  refused: ({ kind }) => refused[kind],
  morePaths: (count) => `et ${count} ${plural(count, 'autre', 'autres')}`,
  failed: 'Les paramètres sont restés tels quels.',
  done: {
    exported: 'Exporté, sans les clés.',
    same: 'Rien à importer. Ces paramètres sont déjà en place.',
    undone: 'Annulé. Les paramètres sont comme avant.',
    partlyUndone: 'Annulé, sauf ce qui a été modifié après l’importation.',
  },
  unreadable: 'Les paramètres qui n’ont pas pu être lus n’y figurent pas.',
  leftOut: (templates) =>
    `Non exporté à cause d’une erreur\u00a0: ${templates.map(templateName).join('\u202f; ')}. Corrigez-la dans «\u00a0Réponses\u00a0».`,
  applied: (count) => `${count} ${plural(count, 'paramètre modifié', 'paramètres modifiés')}.`,
  enterSecret: {
    partnerUrl: 'Saisissez la clé de la nouvelle URL dans la page «\u00a0Connexion\u00a0».',
    clientUrl: 'Saisissez le jeton d’accès de la nouvelle URL dans la page «\u00a0Connexion\u00a0».',
  },
};

import { optionsText } from '../connection/text.en.ts';
import { rulesText } from '../detection/text.en.ts';
import { languageText } from '../language/text.en.ts';
import { photosText } from '../proof/photos-text.en.ts';
import { replyFormText } from '../replies/reply-form-text.en.ts';
import { replyTemplatesText } from '../replies/templates-text.en.ts';
import { statusColorsText } from '../status-colors/text.en.ts';
import type { SettingChange, UrlField } from './settings-changes.ts';
import type { LeftOut, SettingsFileProblem } from './settings-file.ts';

const refused: Record<SettingsFileProblem['kind'], string> = {
  tooLong: 'It has more than 1,000,000 characters. Settings files are far shorter.',
  notJson: 'It isn’t JSON. Choose a file that was exported from Waybill.',
  notSettings: 'This isn’t a Waybill settings file.',
  newer: 'It’s from a newer version of Waybill. Update Waybill, then try again.',
  wrong: 'These parts of it can’t be used:',
};

interface ChangeText {
  name: string;
  from: string;
  to: string;
  note?: string | undefined;
}

const onOff = (isOn: boolean) => (isOn ? 'On' : 'Off');
const orNone = (text: string) => text || 'None';
const named = (names: string[]) => (names.length === 0 ? 'None' : names.join('\n'));
const MAX_LISTED = 10;
/** Returns a text such as `New: A, B and 3 more`, or nothing for an empty list. */
function listed(what: string, ids: string[]): string {
  if (ids.length === 0) return '';
  const more = ids.length - MAX_LISTED;
  return `${what}: ${ids.slice(0, MAX_LISTED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
const switchName = {
  labels: `Detection: ${rulesText.labels}`,
  carriers: `Detection: ${rulesText.carriers}`,
  leavesNameOut: `Replies: ${replyFormText.leaveNameOut}`,
  statusColours: statusColorsText.switch,
  proofOnDemand: photosText.switch,
};

const lostSecret: Record<UrlField, string> = {
  partnerUrl: 'The saved key belongs to the old URL and will be deleted, even if you undo.',
  clientUrl: 'The saved access token belongs to the old URL and will be deleted, even if you undo.',
};

const templateName = ({ language, state }: LeftOut) =>
  `${replyFormText.stateName[state]}, ${replyFormText.languageName[language]}`;

function change(changed: SettingChange): ChangeText {
  switch (changed.kind) {
    case 'environment': {
      const { from, to } = changed;
      const names = optionsText.environmentName;
      return { name: 'Environment', from: names[from], to: names[to] };
    }
    case 'address': {
      const { environment, field, from, to, losesSecret } = changed;
      return {
        name: `${optionsText.environmentName[environment]}: ${optionsText[field]}`,
        from: orNone(from),
        to: orNone(to),
        note: losesSecret ? lostSecret[field] : undefined,
      };
    }
    case 'patterns':
      return { name: 'Custom patterns', from: named(changed.from), to: named(changed.to) };
    case 'detectionMode':
      return {
        name: 'Detection: Search',
        from: rulesText.modeName[changed.from],
        to: rulesText.modeName[changed.to],
      };
    case 'notIds': {
      const { from, to, added, removed } = changed;
      const lines = [listed('New', added), listed('Removed', removed)].filter((line) => line !== '');
      return {
        name: 'Detection: Not an ID',
        from: rulesText.notIdsCount(from),
        to: [rulesText.notIdsCount(to), ...lines].join('\n'),
      };
    }
    case 'template': {
      const { from, to } = changed;
      return {
        name: `Reply: ${templateName(changed)}`,
        from: from ?? 'The default',
        to: to ?? 'The default',
      };
    }
    case 'interfaceLanguage': {
      const { label, choices } = languageText;
      return { name: label, from: choices[changed.from], to: choices[changed.to] };
    }
    case 'agent':
    case 'signature': {
      const { agentName, signature } = replyTemplatesText;
      const name = `Replies: ${changed.kind === 'agent' ? agentName : signature}`;
      return { name, from: orNone(changed.from), to: orNone(changed.to) };
    }
    case 'replyLanguage': {
      const nameOf = (language: typeof changed.from) =>
        language ? replyFormText.languageName[language] : 'Same as browser';
      return { name: 'Language of replies', from: nameOf(changed.from), to: nameOf(changed.to) };
    }
    case 'proofOnDemand':
      // The file stores the opposite of the switch.
      return { name: switchName.proofOnDemand, from: onOff(!changed.from), to: onOff(!changed.to) };
    default:
      return { name: switchName[changed.kind], from: onOff(changed.from), to: onOff(changed.to) };
  }
}

/** Texts of the section that exports and imports settings. */
export const settingsFileText = {
  title: 'Settings file',
  lead: 'Move your settings to or from another browser.',
  contents:
    'Includes URLs, environment, patterns, detection rules, templates, your name and signature, and preferences. Never keys, looked-up IDs, added helpdesks or managed settings.',
  fileName: 'waybill-settings.json',
  export: 'Export',
  import: 'Import…',
  summaryTitle: (count: number) =>
    count === 0
      ? 'Nothing would change'
      : count === 1
        ? '1 setting would change'
        : `${count} settings would change`,
  now: 'Now',
  after: 'After the import',
  lockedCount: (count: number) =>
    count === 1
      ? '1 setting is managed by your organisation and won’t change.'
      : `${count} settings are managed by your organisation and won’t change.`,
  apply: 'Apply changes',
  cancel: 'Cancel',
  close: 'Close',
  undo: 'Undo',
  change,
  refusedTitle: 'The file wasn’t imported.',
  refused: ({ kind }: SettingsFileProblem) => refused[kind],
  morePaths: (count: number) => `and ${count} more`,
  failed: 'The settings weren’t changed.',
  done: {
    exported: 'Exported, without keys.',
    same: 'Nothing to import. These settings are already in use.',
    undone: 'Undone. The settings are as before.',
    partlyUndone: 'Undone, except for what was changed after the import.',
  },
  unreadable: 'Settings that couldn’t be read are left out.',
  leftOut: (templates: LeftOut[]) =>
    `Left out until corrected in “Replies”: ${templates.map(templateName).join('; ')}.`,
  applied: (count: number) => (count === 1 ? '1 setting was changed.' : `${count} settings were changed.`),
  enterSecret: {
    partnerUrl: 'Enter the key for the new URL on the page “Connection”.',
    clientUrl: 'Enter the access token for the new URL on the page “Connection”.',
  },
};

import { originOf, parseBaseUrl } from '../../utils/base-url.ts';
import type { DetectionRules } from '../detection/engine/rules.ts';
import type { LanguageChoice } from '../language/model.ts';
import { ENVIRONMENTS, type Environment } from '../platform/model.ts';
import { REPLY_LANGUAGES, type ReplyLanguage } from '../replies/languages.ts';
import { REPLY_STATES, type ReplyState, type TemplateEdits } from '../replies/model.ts';
import type { PortableSettings } from './settings-file.ts';

const ADDRESSES = ['partnerUrl', 'clientUrl'] as const;
export type UrlField = (typeof ADDRESSES)[number];

/** The current and the new value of one setting. */
export type SettingChange =
  | { kind: 'environment'; from: Environment; to: Environment }
  | {
      kind: 'address';
      environment: Environment;
      field: UrlField;
      from: string;
      to: string;
      /** The key or token saved for the URL will be removed, and the user has to enter one for the new URL. */
      losesSecret: boolean;
    }
  | { kind: 'patterns'; from: string[]; to: string[] }
  | { kind: 'detectionMode'; from: DetectionRules['mode']; to: DetectionRules['mode'] }
  /** `from`, `to`: number of ignored IDs. */
  | { kind: 'notIds'; from: number; to: number; added: string[]; removed: string[] }
  | {
      kind: 'template';
      language: ReplyLanguage;
      state: ReplyState;
      from: string | undefined;
      to: string | undefined;
    }
  | { kind: 'interfaceLanguage'; from: LanguageChoice; to: LanguageChoice }
  | { kind: 'agent' | 'signature'; from: string; to: string }
  | { kind: 'replyLanguage'; from: ReplyLanguage | undefined; to: ReplyLanguage | undefined }
  | {
      kind: 'labels' | 'carriers' | 'leavesNameOut' | 'statusColours' | 'proofOnDemand';
      from: boolean;
      to: boolean;
    };

/** Whether a key or token is saved for each URL. */
export type SavedSecrets = Readonly<Record<Environment, Readonly<Record<UrlField, boolean>>>>;

export interface SettingsChanges {
  changes: SettingChange[];
  /** Number of settings in the file that are ignored because they are managed here. */
  lockedCount: number;
}

/**
 * Returns the changes that a settings file would make.
 * @param present the current settings, without managed ones
 * @param next the settings of the file
 * @param here which secrets are saved, and the managed reply templates
 */
export function changesOf(
  present: PortableSettings,
  next: PortableSettings,
  { secrets, templates }: { secrets: SavedSecrets; templates: TemplateEdits },
): SettingsChanges {
  const changes: SettingChange[] = [];
  let lockedCount = 0;

  /** Calls `add` if the file has a different value and the setting is not managed here. */
  function compare<T>(from: T | undefined, to: T | undefined, add: (from: T, to: T) => void): void {
    if (to === undefined) return;
    if (from === undefined) lockedCount += 1;
    else if (JSON.stringify(from) !== JSON.stringify(to)) add(from, to);
  }

  compare(present.environment, next.environment, (from, to) =>
    changes.push({ kind: 'environment', from, to }),
  );
  for (const environment of ENVIRONMENTS) {
    for (const field of ADDRESSES) {
      compare(present[environment]?.[field], next[environment]?.[field], (from, to) => {
        const losesSecret = secrets[environment][field] && originOf(from) !== originOf(to);
        changes.push({ kind: 'address', environment, field, from: shown(from), to: shown(to), losesSecret });
      });
    }
  }
  compare(present.patterns, next.patterns, (from, to) =>
    changes.push({ kind: 'patterns', from: from.map(({ name }) => name), to: to.map(({ name }) => name) }),
  );
  compare(present.detectionRules, next.detectionRules, (from, to) => {
    if (from.mode !== to.mode) changes.push({ kind: 'detectionMode', from: from.mode, to: to.mode });
    for (const kind of ['labels', 'carriers'] as const)
      if (from[kind] !== to[kind]) changes.push({ kind, from: from[kind], to: to[kind] });
    const added = to.notIds.filter((id) => !from.notIds.includes(id));
    const removed = from.notIds.filter((id) => !to.notIds.includes(id));
    if (added.length + removed.length > 0)
      changes.push({ kind: 'notIds', from: from.notIds.length, to: to.notIds.length, added, removed });
  });
  if (next.replyTemplates) {
    for (const language of REPLY_LANGUAGES) {
      for (const state of REPLY_STATES) {
        const from = present.replyTemplates?.[language]?.[state];
        const to = next.replyTemplates[language]?.[state];
        if (templates[language]?.[state] !== undefined) lockedCount += to === undefined ? 0 : 1;
        else if (from !== to) changes.push({ kind: 'template', language, state, from, to });
      }
    }
  }
  compare(present.replyChoices, next.replyChoices, (from, to) => {
    if (from.language !== to.language)
      changes.push({ kind: 'replyLanguage', from: from.language, to: to.language });
    if (from.leavesNameOut !== to.leavesNameOut)
      changes.push({ kind: 'leavesNameOut', from: from.leavesNameOut, to: to.leavesNameOut });
    for (const part of ['agent', 'signature'] as const)
      compare(from.sender?.[part] ?? '', to.sender?.[part], (before, after) =>
        changes.push({ kind: part, from: before, to: after }),
      );
  });
  for (const kind of ['statusColours', 'proofOnDemand'] as const) {
    compare(present[kind], next[kind], (from, to) => changes.push({ kind, from, to }));
  }
  compare(present.interfaceLanguage, next.interfaceLanguage, (from, to) =>
    changes.push({ kind: 'interfaceLanguage', from, to }),
  );
  return { changes, lockedCount };
}

/** An address as it will be used: letters that only look like others are written as `xn--…`. */
function shown(address: string): string {
  const parsed = parseBaseUrl(address);
  return parsed.ok && /[^ -~]/.test(address) ? parsed.url.href : address;
}

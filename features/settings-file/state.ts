import { signal } from '@preact/signals';
import { createQueue } from '../../utils/async.ts';
import type { RequestAccess } from '../../utils/base-url.ts';
import { type Failure, type Outcome, succeed } from '../../utils/outcome.ts';
import { grantedOrigins, patternsNotGranted } from '../connection/draft.ts';
import type { Connections } from '../connection/model.ts';
import type { Environment } from '../platform/model.ts';
import type { Send } from '../protocol.ts';
import type { SavedSecrets, SettingsChanges, UrlField } from './settings-changes.ts';
import {
  filterSettings,
  type LeftOut,
  type PortableSettings,
  readSettingsFile,
  type SettingsFileProblem,
  writeSettingsFile,
} from './settings-file.ts';

export type FileStep =
  | { step: 'idle' | 'undone' | 'partlyUndone' | 'same' }
  | { step: 'refused'; problem: SettingsFileProblem }
  /** A file was read, and the user can review its changes. */
  | ({
      step: 'summary' | 'applying';
      settings: PortableSettings;
      present: PortableSettings;
    } & SettingsChanges)
  /**
   * `before`: the earlier values of the changed settings. `after`: all settings right after the import. `open`: the URLs
   * whose key has to be entered, or whose token was removed. `granted`: the origins with access before. `failure`: why it
   * could not be undone.
   */
  | {
      step: 'applied';
      count: number;
      before: PortableSettings;
      after: PortableSettings;
      open: UrlField[];
      granted: string[];
      failure?: Failure;
    }
  | { step: 'failed'; failure: Failure };

interface Dependencies {
  send: Send;
  /** The saved connections, once they are loaded. */
  saved: { readonly value: Connections | undefined };
  requestAccess: RequestAccess;
  /** Downloads a file with this text. */
  download(text: string): void;
}

/** What a file does not contain: templates with mistakes, and, if it is partial, settings that cannot be read. */
export interface Exported {
  leftOut: LeftOut[];
  isPartial: boolean;
}

/** State of the Settings file section. A file is applied only after the user has seen its summary. */
export function createFileState({ send, saved, requestAccess, download }: Dependencies) {
  const file = signal<FileStep>({ step: 'idle' });
  /**
   * The result of an export, until the next import. Separate from the state of the import, whose summary or undo it must
   * not replace.
   */
  const exported = signal<Outcome<Exported>>();

  /** Runs requests one after another, so that the latest request shows its result last. */
  const enqueue = createQueue();

  async function exportFile(): Promise<void> {
    const outcome = await send('exportSettings', {});
    // A summary stays on screen, because the export may be a backup before the import; so does the undo of an import.
    if (!['summary', 'applying', 'applied'].includes(file.value.step)) file.value = { step: 'idle' };
    if (!outcome.ok) {
      exported.value = outcome;
      return;
    }
    const { settings, isPartial } = outcome.value;
    const { text, leftOut } = writeSettingsFile(settings);
    download(text);
    exported.value = succeed({ leftOut, isPartial });
  }

  function secretsOf(environment: Environment): SavedSecrets[Environment] {
    const { hasKey = false, hasClientToken = false } = saved.value?.[environment] ?? {};
    return { partnerUrl: hasKey, clientUrl: hasClientToken };
  }

  async function readFile(text: string): Promise<void> {
    exported.value = undefined;
    const reading = readSettingsFile(text);
    if (!reading.ok) {
      file.value = { step: 'refused', problem: reading.problem };
      return;
    }
    const { settings } = reading;
    const found = await compare(settings);
    if (!found.ok) {
      file.value = { step: 'failed', failure: found.failure };
      return;
    }
    const isSame = found.value.changes.length === 0 && found.value.lockedCount === 0;
    file.value = isSame ? { step: 'same' } : { step: 'summary', settings, ...found.value };
  }

  /** Reads the current settings, and finds how others would change them. */
  async function compare(
    settings: PortableSettings,
  ): Promise<Outcome<SettingsChanges & { present: PortableSettings }>> {
    const [present, replies, { changesOf }] = await Promise.all([
      send('getPortableSettings', {}),
      send('getReplySettings', {}),
      // Loaded here, because the options are rarely opened to read a file.
      import('./settings-changes.ts'),
    ]);
    if (!present.ok) return present;
    if (!replies.ok) return replies;
    const found = changesOf(present.value, settings, {
      secrets: { production: secretsOf('production'), sandbox: secretsOf('sandbox') },
      templates: replies.value.managed ?? {},
    });
    return succeed({ present: present.value, ...found });
  }

  /**
   * Replaces the settings. If the reply is lost, checks whether they were saved nevertheless.
   * @param present the previous settings, which are returned if the background's reply with them is lost
   * @param expected if given, only the settings that still have these values are replaced
   */
  async function replaceSettings(
    settings: PortableSettings,
    present: PortableSettings,
    expected?: PortableSettings,
  ) {
    const outcome = await send('applyPortableSettings', { settings, expected });
    if (outcome.ok || !outcome.failure.isUncertain) return outcome;
    // The background may have stopped after it had saved them.
    const found = await compare(settings);
    if (!found.ok || found.value.changes.length > 0) return outcome;
    return succeed({ before: present, after: found.value.present, isPartial: false });
  }

  async function apply(summary: Extract<FileStep, { step: 'summary' | 'applying' }>): Promise<void> {
    const { settings, changes, present } = summary;
    const granted = saved.value ? grantedOrigins(saved.value) : [];
    const outcome = await replaceSettings(settings, present);
    const open = changes.flatMap((change) => {
      if (change.kind !== 'address' || change.to === '') return [];
      const isKeyMissing = change.field === 'partnerUrl' && !secretsOf(change.environment).partnerUrl;
      return change.losesSecret || isKeyMissing ? [change.field] : [];
    });
    if (!outcome.ok) {
      file.value = { step: 'failed', failure: outcome.failure };
      return;
    }
    const before = changedBy(settings, outcome.value.before);
    const { after } = outcome.value;
    file.value = { step: 'applied', count: changes.length, before, after, open, granted };
  }

  /** Restores the settings before the import, except those that were changed since, here or in another view. */
  async function undo(applied: Extract<FileStep, { step: 'applied' }>): Promise<void> {
    const outcome = await replaceSettings(applied.before, {}, applied.after);
    if (outcome.ok) file.value = { step: outcome.value.isPartial ? 'partlyUndone' : 'undone' };
    else file.value = { ...applied, failure: outcome.failure };
  }

  return {
    file,
    exported,
    exportFile: () => enqueue(exportFile),
    readFile: (text: string) => enqueue(() => readFile(text)),
    /** Applies the file whose summary is shown, even if another one is chosen before it is applied. */
    async apply() {
      const summary = file.value;
      if (summary.step !== 'summary') return;
      exported.value = undefined;
      file.value = { ...summary, step: 'applying' };
      await enqueue(() => apply(summary));
    },
    async undo() {
      const applied = file.value;
      if (applied.step !== 'applied') return;
      exported.value = undefined;
      // With the imported URLs, the access to hosts that they replaced was given back. Requested during the click.
      const patterns = saved.value ? patternsNotGranted(applied.granted, saved.value) : [];
      if (patterns.length > 0) await requestAccess(patterns);
      await enqueue(() => undo(applied));
    },
    cancel: () => {
      exported.value = undefined;
      file.value = { step: 'idle' };
    },
  };
}

/** The earlier values of the settings that a file has changed. The others stay as they are when the import is undone. */
function changedBy(settings: PortableSettings, before: PortableSettings): PortableSettings {
  return filterSettings(
    before,
    (name) => name in settings && JSON.stringify(settings[name]) !== JSON.stringify(before[name]),
  );
}

export type FileState = ReturnType<typeof createFileState>;

import type { Enqueue } from '../../utils/async.ts';
import type { HandlersOf } from '../../utils/messaging.ts';
import { type Outcome, succeed } from '../../utils/outcome.ts';
import { isUnreadable, type StorageAccess, type StoredItem } from '../../utils/storage.ts';
import type { ConnectionService } from '../connection/background/connections.ts';
import type { ConnectionDraft, Connections } from '../connection/model.ts';
import type { DetectionService } from '../detection/background/detection.ts';
import { detectionRulesItem, patternsItem } from '../detection/storage.ts';
import type { LanguageService } from '../language/background.ts';
import { languageItem } from '../language/storage.ts';
import type { Environment } from '../platform/model.ts';
import type { ProofPreferenceService } from '../proof/background.ts';
import { proofPreferenceItem } from '../proof/storage.ts';
import type { ReplyTo } from '../protocol.ts';
import type { ReplyService } from '../replies/background.ts';
import { NO_SENDER } from '../replies/model.ts';
import { replyChoicesItem, replyTemplatesItem } from '../replies/storage.ts';
import { withoutTemplates } from '../replies/writer/template-edits.ts';
import type { StatusColors } from '../status-colors/background/status-colors.ts';
import { statusColorsItem } from '../status-colors/storage.ts';
import type { settingsFileMessages } from './messages.ts';
import { filterSettings, type PortableSettings } from './settings-file.ts';

export interface Dependencies {
  /** Runs changes of settings one after another. */
  enqueue: Enqueue;
  storage: Pick<StorageAccess, 'read' | 'prepare' | 'writeTogether'>;
  connections: Pick<ConnectionService, 'getView' | 'saveTogether'>;
  detection: Pick<DetectionService, 'getPatterns'> & {
    rules: Pick<DetectionService['rules'], 'getRules'>;
  };
  replies: Pick<ReplyService, 'getSettings' | 'templatesToStore' | 'choicesToStore'>;
  statusColors: Pick<StatusColors, 'getState'>;
  proofPreference: Pick<ProofPreferenceService, 'get'>;
  language: Pick<LanguageService, 'get'>;
  /** Makes open pages load their settings again. */
  notifyPages(): Promise<void>;
}

/** The stored items of the settings. Addresses and environment are in `settingsItem`, which only the connection reads. */
const ITEMS: Record<Exclude<keyof PortableSettings, 'environment' | Environment>, StoredItem<unknown>> = {
  patterns: patternsItem,
  detectionRules: detectionRulesItem,
  replyTemplates: replyTemplatesItem,
  replyChoices: replyChoicesItem,
  statusColours: statusColorsItem,
  proofOnDemand: proofPreferenceItem,
  interfaceLanguage: languageItem,
};

/** Exports settings, and applies the settings of a file: all or none. Never includes keys or managed settings. */
export function createSettingsFile(services: Dependencies, newId: () => string) {
  const { enqueue, storage, connections, detection, replies, statusColors, proofPreference, language } =
    services;

  /** Reads the settings, and the connections from which some of them are. */
  async function readSettings(): Promise<{ settings: PortableSettings; connected: Connections }> {
    const [connected, { patterns }, { rules }, replySettings, { isOn }, { onDemand }, interfaceLanguage] =
      await Promise.all([
        connections.getView(),
        detection.getPatterns(),
        detection.rules.getRules(),
        replies.getSettings(),
        statusColors.getState(),
        proofPreference.get(),
        language.get(),
      ]);
    const { edits, managed = {}, choices } = replySettings;
    // Choices on single helpdesks stay in this browser.
    const { languages: _, ...portableChoices } = choices;
    const settings = {
      ...(connected.isEnvironmentManaged ? {} : { environment: connected.environment }),
      production: ownAddresses(connected, 'production'),
      sandbox: ownAddresses(connected, 'sandbox'),
      patterns: patterns.map(({ id: _, ...pattern }) => pattern),
      detectionRules: rules,
      replyTemplates: withoutTemplates(edits, managed),
      // The sender is always included, so that undoing an import can empty it again.
      replyChoices: { ...portableChoices, sender: choices.sender ?? NO_SENDER },
      statusColours: isOn,
      proofOnDemand: onDemand,
      interfaceLanguage,
    };
    return { settings, connected };
  }

  const exportSettings = async (): Promise<PortableSettings> => (await readSettings()).settings;

  /** Without the settings that cannot be read: a file with their defaults would replace those of another browser. */
  async function exportReadable(): Promise<ReplyTo<'exportSettings'>> {
    const { settings, connected } = await readSettings();
    const states = Object.entries(ITEMS).map(async ([name, item]) => {
      const { state } = await storage.read(item);
      return isUnreadable(state) ? [name] : [];
    });
    const left = new Set((await Promise.all(states)).flat());
    if (connected.unreadable) for (const name of ['environment', 'production', 'sandbox']) left.add(name);
    return { settings: filterSettings(settings, (name) => !left.has(name)), isPartial: left.size > 0 };
  }

  async function prepareOne<T>(item: StoredItem<T>, value: T | undefined) {
    return value === undefined ? {} : storage.prepare(item, value);
  }

  /** The settings of a file in their stored form, without URLs and environment. */
  async function prepareItems(settings: PortableSettings): Promise<Record<string, unknown>> {
    const { patterns, replyTemplates, replyChoices, proofOnDemand } = settings;
    const prepared = await Promise.all([
      prepareOne(
        patternsItem,
        patterns?.map((pattern) => ({ ...pattern, id: newId() })),
      ),
      prepareOne(detectionRulesItem, settings.detectionRules),
      prepareOne(replyTemplatesItem, replyTemplates && (await replies.templatesToStore(replyTemplates))),
      prepareOne(replyChoicesItem, replyChoices && (await replies.choicesToStore(replyChoices))),
      prepareOne(statusColorsItem, settings.statusColours),
      prepareOne(proofPreferenceItem, proofOnDemand === undefined ? undefined : { onDemand: proofOnDemand }),
      prepareOne(languageItem, settings.interfaceLanguage),
    ]);
    return Object.assign({}, ...prepared);
  }

  /** Saves everything with one write, so that the browser can stop the background at any time. */
  async function applySettings(settings: PortableSettings): Promise<Outcome<unknown>> {
    const [items, connected] = await Promise.all([prepareItems(settings), connections.getView()]);
    const draftsOf = (given: PortableSettings) => ({
      production: draftOf(connected, 'production', given),
      sandbox: draftOf(connected, 'sandbox', given),
    });
    const drafts = draftsOf(settings);
    // If the saved settings cannot be read, saving unchanged URLs would replace them and remove their keys.
    const changesUrls = JSON.stringify(drafts) !== JSON.stringify(draftsOf({}));
    const { environment } = settings;
    const isSelected = connected.isEnvironmentManaged || environment === connected.environment;
    if (!changesUrls && (isSelected || !environment)) return succeed(await storage.writeTogether(items));
    return connections.saveTogether({
      items,
      ...(changesUrls && { drafts }),
      ...(isSelected ? {} : { environment }),
    });
  }

  return {
    exportSettings,
    exportReadable,
    /**
     * @param expected if given, only the settings that still have these values are replaced
     * @returns the settings before and after, for undo, and whether some had other values than expected
     */
    apply: (
      settings: PortableSettings,
      expected?: PortableSettings,
    ): Promise<Outcome<ReplyTo<'applyPortableSettings'>>> =>
      enqueue(async () => {
        const before = await exportSettings();
        const { replaced, isPartial } = stillExpected(settings, before, expected);
        const outcome = await applySettings(replaced);
        if (!outcome.ok) return outcome;
        // Not awaited, because a slow page must not delay the settings.
        void services.notifyPages();
        return succeed({ before, after: await exportSettings(), isPartial });
      }),
  };
}

/** Leaves out the settings whose present values are neither expected nor the new ones. */
function stillExpected(
  settings: PortableSettings,
  present: PortableSettings,
  expected: PortableSettings = present,
): { replaced: PortableSettings; isPartial: boolean } {
  const has = (name: keyof PortableSettings, values: PortableSettings) =>
    JSON.stringify(present[name]) === JSON.stringify(values[name]);
  const replaced = filterSettings(settings, (name) => has(name, expected) || has(name, settings));
  return { replaced, isPartial: Object.keys(replaced).length < Object.keys(settings).length };
}

function ownAddresses(connected: Connections, environment: Environment) {
  const { partnerUrl, clientUrl, managed = [] } = connected[environment];
  return {
    ...(managed.includes('partnerUrl') ? {} : { partnerUrl }),
    ...(managed.includes('clientUrl') ? {} : { clientUrl }),
  };
}

function draftOf(
  connected: Connections,
  environment: Environment,
  settings: PortableSettings,
): ConnectionDraft {
  const { partnerUrl, clientUrl } = connected[environment];
  const next = settings[environment];
  return { partnerUrl: next?.partnerUrl ?? partnerUrl, clientUrl: next?.clientUrl ?? clientUrl };
}

/** Handlers of the messages that export and import settings. */
export function settingsFileHandlers(services: Dependencies): HandlersOf<typeof settingsFileMessages> {
  const file = createSettingsFile(services, () => crypto.randomUUID());
  return {
    getPortableSettings: async () => succeed(await file.exportSettings()),
    exportSettings: async () => succeed(await file.exportReadable()),
    applyPortableSettings: ({ settings, expected }) => file.apply(settings, expected),
  };
}

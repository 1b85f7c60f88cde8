import { createQueue } from '../../utils/async.ts';
import { logUnexpected } from '../../utils/logger.ts';
import type { HandlersOf } from '../../utils/messaging.ts';
import { fail, type Outcome, succeed } from '../../utils/outcome.ts';
import { refusalOf } from '../../utils/storage.ts';
import type { ConnectionService } from '../connection/background/connections.ts';
import type { ConnectionDraft, Connections } from '../connection/model.ts';
import type { DetectionService } from '../detection/background/detection.ts';
import type { LanguageService } from '../language/background.ts';
import type { Environment } from '../platform/model.ts';
import type { ProofPreferenceService } from '../proof/background.ts';
import type { ReplyService } from '../replies/background.ts';
import { NO_SENDER } from '../replies/model.ts';
import { withoutTemplates } from '../replies/writer/template-edits.ts';
import type { StatusColors } from '../status-colors/background/status-colors.ts';
import type { settingsFileMessages } from './messages.ts';
import type { PortableSettings } from './settings-file.ts';

export interface Dependencies {
  connections: Pick<ConnectionService, 'getView' | 'save' | 'setEnvironment'>;
  detection: Pick<DetectionService, 'getPatterns' | 'save'> & {
    rules: Pick<DetectionService['rules'], 'getRules' | 'replace'>;
  };
  replies: Pick<ReplyService, 'getSettings' | 'saveTemplates' | 'replaceChoices'>;
  statusColors: Pick<StatusColors, 'getState' | 'setOn' | 'environmentChanged'>;
  proofPreference: ProofPreferenceService;
  language: LanguageService;
}

/** Exports settings, and applies the settings of a file: all or none. Never includes keys or managed settings. */
export function createSettingsFile(services: Dependencies, newId: () => string) {
  const { connections, detection, replies, statusColors, proofPreference, language } = services;
  const enqueue = createQueue();

  async function exportSettings(): Promise<PortableSettings> {
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
    return {
      ...(connected.isEnvironmentManaged ? {} : { environment: connected.environment }),
      production: ownAddresses(connected, 'production'),
      sandbox: ownAddresses(connected, 'sandbox'),
      patterns: patterns.map(({ id: _, ...pattern }) => pattern),
      detectionRules: rules,
      replyTemplates: withoutTemplates(edits, managed),
      // Always there, so that undoing an import can empty it again.
      replyChoices: { ...portableChoices, sender: choices.sender ?? NO_SENDER },
      statusColours: isOn,
      proofOnDemand: onDemand,
      interfaceLanguage,
    };
  }

  /** Writes URLs last, because a key that is removed with its URL cannot be restored if a later step fails. */
  async function applySettings(settings: PortableSettings): Promise<void> {
    const { patterns, detectionRules, replyTemplates, replyChoices } = settings;
    const { statusColours, proofOnDemand, interfaceLanguage } = settings;
    if (patterns) await detection.save(patterns.map((pattern) => ({ ...pattern, id: newId() })));
    if (detectionRules) await detection.rules.replace(detectionRules);
    if (replyTemplates) await replies.saveTemplates(replyTemplates);
    if (replyChoices) await replies.replaceChoices(replyChoices);
    if (statusColours !== undefined) await statusColors.setOn(statusColours);
    if (proofOnDemand !== undefined) await proofPreference.set({ onDemand: proofOnDemand });
    if (interfaceLanguage !== undefined) await language.set(interfaceLanguage);
    const connected = await connections.getView();
    const draftsOf = (given: PortableSettings) => ({
      production: draftOf(connected, 'production', given),
      sandbox: draftOf(connected, 'sandbox', given),
    });
    const drafts = draftsOf(settings);
    // Saving the same over settings that cannot be read would replace them, and remove their keys.
    if (JSON.stringify(drafts) !== JSON.stringify(draftsOf({}))) await unwrap(connections.save(drafts));
    const { environment } = settings;
    if (environment === undefined || connected.isEnvironmentManaged || environment === connected.environment)
      return;
    await unwrap(connections.setEnvironment(environment));
    await statusColors.environmentChanged();
  }

  return {
    exportSettings,
    /** @returns the previous settings, for undo */
    apply: (settings: PortableSettings): Promise<Outcome<PortableSettings>> =>
      enqueue(async () => {
        const before = await exportSettings();
        try {
          await applySettings(settings);
          return succeed(before);
        } catch (error) {
          await applySettings(before);
          if (error instanceof OutcomeError) return error.outcome;
          const refusal = refusalOf(error);
          if (refusal) return fail(refusal);
          logUnexpected('settings of a file', error);
          return fail('interrupted');
        }
      }),
  };
}

/** Carries a failed outcome past the remaining steps. */
class OutcomeError extends Error {
  constructor(readonly outcome: ReturnType<typeof fail>) {
    super(outcome.failure.kind);
  }
}

async function unwrap(step: Promise<Outcome<unknown>>): Promise<void> {
  const outcome = await step;
  if (!outcome.ok) throw new OutcomeError(outcome);
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
    async applyPortableSettings({ settings }) {
      const outcome = await file.apply(settings);
      return outcome.ok ? succeed({ before: outcome.value }) : outcome;
    },
  };
}

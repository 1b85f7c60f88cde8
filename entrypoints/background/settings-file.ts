import type { ConnectionDraft, Connections } from '../../utils/connections.ts';
import type { Environment } from '../../utils/environment.ts';
import { fail, type Outcome, succeed } from '../../utils/errors.ts';
import { createTurns } from '../../utils/in-turn.ts';
import { logUnexpected } from '../../utils/logger.ts';
import { withoutTemplates } from '../../utils/replies/templates.ts';
import type { PortableSettings } from '../../utils/settings-file.ts';
import type { Services } from './handlers.ts';

type Dependencies = Pick<Services, 'connections' | 'detection' | 'replies' | 'tones' | 'proofPreference'>;

/** Takes the settings out, and puts those of a file in: all, or none. Keys and what is managed are never among them. */
export function createSettingsFile(services: Dependencies, newId: () => string) {
  const { connections, detection, replies, tones, proofPreference } = services;
  const inTurn = createTurns();

  async function collect(): Promise<PortableSettings> {
    const [connected, { patterns }, { rules }, { edits, managed = {}, choices }, { isOn }, { onDemand }] =
      await Promise.all([
        connections.describe(),
        detection.describe(),
        detection.rules.describe(),
        replies.describe(),
        tones.describe(),
        proofPreference.get(),
      ]);
    return {
      ...(connected.isEnvironmentManaged ? {} : { environment: connected.environment }),
      production: ownAddresses(connected, 'production'),
      sandbox: ownAddresses(connected, 'sandbox'),
      patterns: patterns.map(({ id: _, ...pattern }) => pattern),
      detectionRules: rules,
      replyTemplates: withoutTemplates(edits, managed),
      replyChoices: choices,
      statusColours: isOn,
      proofOnDemand: onDemand,
    };
  }

  /** Addresses last: a key that goes with its address does not come back when a later step fails. */
  async function put(settings: PortableSettings): Promise<void> {
    const { patterns, detectionRules, replyTemplates, replyChoices } = settings;
    const { statusColours, proofOnDemand } = settings;
    if (patterns) await detection.save(patterns.map((pattern) => ({ ...pattern, id: newId() })));
    if (detectionRules) await detection.rules.replace(detectionRules);
    if (replyTemplates) await replies.saveTemplates(replyTemplates);
    if (replyChoices) await replies.replaceChoices(replyChoices);
    if (statusColours !== undefined) await tones.setOn(statusColours);
    if (proofOnDemand !== undefined) await proofPreference.set({ onDemand: proofOnDemand });
    const connected = await connections.describe();
    await must(
      connections.save({
        production: draftOf(connected, 'production', settings),
        sandbox: draftOf(connected, 'sandbox', settings),
      }),
    );
    const { environment } = settings;
    if (environment === undefined || connected.isEnvironmentManaged || environment === connected.environment)
      return;
    await must(connections.setEnvironment(environment));
    await tones.environmentChanged();
  }

  return {
    collect,
    /** @returns the settings as they were, for undo */
    apply: (settings: PortableSettings): Promise<Outcome<PortableSettings>> =>
      inTurn(async () => {
        const before = await collect();
        try {
          await put(settings);
          return succeed(before);
        } catch (error) {
          await put(before);
          if (error instanceof Refusal) return error.outcome;
          logUnexpected('settings of a file', error);
          return fail('interrupted');
        }
      }),
  };
}

/** Carries a failure out of the steps, past those that would follow. */
class Refusal extends Error {
  constructor(readonly outcome: ReturnType<typeof fail>) {
    super(outcome.failure.kind);
  }
}

async function must(step: Promise<Outcome<unknown>>): Promise<void> {
  const outcome = await step;
  if (!outcome.ok) throw new Refusal(outcome);
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

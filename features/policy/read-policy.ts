import { parseBaseUrl } from '../../utils/base-url.ts';
import { readSite } from '../../utils/site-pattern.ts';
import { recordOf, safeRead, z } from '../../utils/zod.ts';
import { inferPattern } from '../detection/engine/patterns/infer-pattern.ts';
import { MAX_PATTERNS, PATTERN_FIELDS, type SavedPattern } from '../detection/model.ts';
import { type Environment, EnvironmentSchema } from '../platform/model.ts';
import { MAX_RECENT_DAYS } from '../recent/recent.ts';
import { type TemplateEdits, TemplateEditsSchema } from '../replies/model.ts';
import { parseTemplate } from '../replies/writer/parse-template.ts';
import { withTemplates } from '../replies/writer/template-edits.ts';
import {
  KeySchema,
  type ManagedConnection,
  ManagedFieldSchema,
  type ManagedPolicy,
  NO_POLICY,
  type PolicyProblem,
  type PolicyProblemKind,
  type PolicyReading,
} from './model.ts';

const MAX_PROBLEMS = 50;

const GroupSchema = recordOf(z.unknown());
const ListSchema = z.array(z.unknown());
const DaysSchema = z.int().check(z.minimum(0), z.maximum(MAX_RECENT_DAYS));
const HostSchema = z.string().check(z.regex(/^(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+$/i));
const PatternSchema = z.object({
  name: PATTERN_FIELDS.name,
  examples: PATTERN_FIELDS.examples,
  counterExamples: z.optional(PATTERN_FIELDS.counterExamples),
});

type Report = (path: string, kind: PolicyProblemKind) => void;

/**
 * Reads an administrator's policy. Uses the valid parts and reports each invalid one. Never throws.
 * @param value the contents of `storage.managed`
 */
export function readPolicy(value: unknown): PolicyReading {
  const problems: PolicyProblem[] = [];
  const report: Report = (path, kind) => {
    if (problems.length < MAX_PROBLEMS) problems.push({ path: path.slice(0, 100), kind });
  };
  const policy: ManagedPolicy = structuredClone(NO_POLICY.policy);
  const read: Record<keyof ManagedPolicy, (part: unknown) => void> = {
    production: (part) => {
      policy.production = readConnection(part, 'production', report);
    },
    sandbox: (part) => {
      policy.sandbox = readConnection(part, 'sandbox', report);
    },
    environment: (part) => {
      const environment = safeRead(EnvironmentSchema, part);
      if (environment.success) policy.environment = environment.data;
      else report('environment', 'notAnEnvironment');
    },
    helpdeskHosts: (part) => {
      policy.helpdeskHosts = readList(part, 'helpdeskHosts', report, (host, path) => {
        const parsed = safeRead(HostSchema, host);
        // Also what looks like a host but cannot be one, such as 300.300.300.300.
        if (parsed.success && readSite(parsed.data).ok) return parsed.data.toLowerCase();
        report(path, 'notAHost');
        return undefined;
      });
    },
    patterns: (part) => {
      const patterns = readList(part, 'patterns', report, readPattern);
      if (patterns.length > MAX_PATTERNS) report('patterns', 'tooManyPatterns');
      policy.patterns = patterns.slice(0, MAX_PATTERNS);
    },
    replyTemplates: (part) => {
      policy.replyTemplates = readTemplates(part, report);
    },
    recentDays: (part) => {
      const days = safeRead(DaysSchema, part);
      if (days.success) policy.recentDays = days.data;
      else report('recentDays', 'notDays');
    },
  };
  for (const [name, part] of Object.entries(readGroup(value, '', report))) {
    if (Object.hasOwn(read, name)) read[name as keyof ManagedPolicy](part);
    else report(name, 'unknownName');
  }
  return { policy, problems };
}

function readGroup(value: unknown, path: string, report: Report): Record<string, unknown> {
  const group = safeRead(GroupSchema, value);
  if (!group.success) report(path, 'notAGroup');
  return group.data ?? {};
}

function readList<T>(
  value: unknown,
  path: string,
  report: Report,
  readEntry: (entry: unknown, path: string, report: Report) => T | undefined,
): T[] {
  const list = safeRead(ListSchema, value);
  if (!list.success) report(path, 'notAList');
  return (list.data ?? [])
    .map((entry, index) => readEntry(entry, `${path}[${index}]`, report))
    .filter((entry) => entry !== undefined);
}

function readConnection(value: unknown, path: Environment, report: Report): ManagedConnection {
  const connection: ManagedConnection = {};
  for (const [name, text] of Object.entries(readGroup(value, path, report))) {
    const field = safeRead(ManagedFieldSchema, name);
    const at = `${path}.${name}`;
    if (!field.success) report(at, 'unknownName');
    else if (field.data === 'apiKey') {
      const key = safeRead(KeySchema, text);
      if (key.success) connection.apiKey = key.data;
      else report(at, 'notAKey');
    } else {
      const parsed = parseBaseUrl(typeof text === 'string' ? text : '');
      if (parsed.ok) connection[field.data] = parsed.url.href;
      else report(at, parsed.problem);
    }
  }
  const { apiKey, ...addresses } = connection;
  if (apiKey === undefined || connection.partnerUrl !== undefined) return connection;
  // Otherwise users could send the organisation's key to a URL of their own.
  report(`${path}.apiKey`, 'keyWithoutAddress');
  return addresses;
}

function readPattern(value: unknown, path: string, report: Report): SavedPattern | undefined {
  const taught = safeRead(PatternSchema, value);
  if (!taught.success) {
    report(path, 'notAPattern');
    return undefined;
  }
  const { counterExamples = [], ...others } = taught.data;
  const inference = inferPattern(others.examples, counterExamples);
  if (!inference.ok) report(path, 'nothingInCommon');
  return inference.ok
    ? { ...others, counterExamples, id: `policy ${path}`.slice(0, 64), pattern: inference.pattern }
    : undefined;
}

function readTemplates(value: unknown, report: Report): TemplateEdits {
  let templates: TemplateEdits = {};
  for (const [language, states] of Object.entries(readGroup(value, 'replyTemplates', report))) {
    for (const [state, text] of Object.entries(readGroup(states, `replyTemplates.${language}`, report))) {
      const one = safeRead(TemplateEditsSchema, { [language]: { [state]: text } });
      const isSound = one.success && typeof text === 'string' && parseTemplate(text).ok;
      if (isSound) templates = withTemplates(templates, one.data);
      else report(`replyTemplates.${language}.${state}`, 'notATemplate');
    }
  }
  return templates;
}

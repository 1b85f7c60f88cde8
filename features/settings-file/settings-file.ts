import { parseJson } from '../../utils/json.ts';
import { safeRead, z } from '../../utils/zod.ts';
import { AddressSchema } from '../connection/storage.ts';
import { DetectionRulesSchema, MAX_PATTERNS, PATTERN_FIELDS } from '../detection/model.ts';
import { LanguageChoiceSchema } from '../language/storage.ts';
import { EnvironmentSchema } from '../platform/model.ts';
import type { ReplyLanguage } from '../replies/languages.ts';
import {
  NO_SENDER,
  ReplyLanguageSchema,
  ReplySenderSchema,
  type ReplyState,
  TemplateEditsSchema,
  templatesOf,
} from '../replies/model.ts';
import { TemplateSchema } from '../replies/storage.ts';

const SETTINGS_FILE_VERSION = 1;

/** Maximum length of a file, enough for 50 patterns with many examples each. */
export const MAX_SETTINGS_FILE_LENGTH = 1_000_000;

const AddressesSchema = z.strictObject({
  partnerUrl: z.optional(AddressSchema),
  clientUrl: z.optional(AddressSchema),
});

/**
 * The settings that a file transfers to another browser, as they are stored: templates may have mistakes. The schema
 * allows no keys, tokens or looked-up IDs. Absent settings stay unchanged.
 */
export const PortableSettingsSchema = z.strictObject({
  environment: z.optional(EnvironmentSchema),
  production: z.optional(AddressesSchema),
  sandbox: z.optional(AddressesSchema),
  patterns: z.optional(z.array(z.strictObject(PATTERN_FIELDS)).check(z.maxLength(MAX_PATTERNS))),
  detectionRules: z.optional(DetectionRulesSchema),
  replyTemplates: z.optional(TemplateEditsSchema),
  replyChoices: z.optional(
    z.strictObject({
      language: z.optional(ReplyLanguageSchema),
      leavesNameOut: z.boolean(),
      sender: z.optional(z.strictObject(ReplySenderSchema.shape)),
    }),
  ),
  statusColours: z.optional(z.boolean()),
  proofOnDemand: z.optional(z.boolean()),
  interfaceLanguage: z.optional(LanguageChoiceSchema),
});
export type PortableSettings = z.infer<typeof PortableSettingsSchema>;

/** Only the settings with the names that are wanted. */
export function filterSettings(
  settings: PortableSettings,
  isWanted: (name: keyof PortableSettings) => boolean,
): PortableSettings {
  const names = Object.keys(settings) as (keyof PortableSettings)[];
  return Object.fromEntries(names.filter(isWanted).map((name) => [name, settings[name]]));
}

/** The schema of a file. A function, so that the background's script does not contain it. */
const fileSchema = () =>
  z.strictObject({
    ...PortableSettingsSchema.shape,
    replyTemplates: z.optional(templatesOf(TemplateSchema)),
  });

/** Why a file is rejected. `paths`: the first invalid members, such as `sandbox.partnerUrl`. */
export type SettingsFileProblem =
  | { kind: 'tooLong' | 'notJson' | 'notSettings' | 'newer' }
  | { kind: 'wrong'; paths: string[]; more: number };

export type SettingsFileReading =
  | { ok: true; settings: PortableSettings }
  | { ok: false; problem: SettingsFileProblem };

const MAX_PATHS = 5;

/** A template that a file cannot contain, because it has a mistake. */
export interface LeftOut {
  language: ReplyLanguage;
  state: ReplyState;
}

/**
 * Writes a file that `readSettingsFile` can read. Leaves out templates with mistakes, which an older or newer version
 * may have stored, so that they do not keep the other settings from being exported.
 */
export function writeSettingsFile(settings: PortableSettings): { text: string; leftOut: LeftOut[] } {
  const content = structuredClone(settings);
  // Without a name or URLs of its own, a file for colleagues keeps theirs.
  const { agent, signature } = content.replyChoices?.sender ?? NO_SENDER;
  if (!agent && !signature) delete content.replyChoices?.sender;
  for (const urls of [content.production, content.sandbox])
    for (const name of ['partnerUrl', 'clientUrl'] as const) if (urls?.[name] === '') delete urls[name];
  // Nothing else can be wrong with stored settings.
  const mistakes = safeRead(fileSchema(), settings).error?.issues ?? [];
  const leftOut = mistakes.map(({ path }) => {
    const [, language, state] = path as [string, ReplyLanguage, ReplyState];
    delete content.replyTemplates?.[language]?.[state];
    return { language, state };
  });
  const file = { waybillSettings: SETTINGS_FILE_VERSION, ...content };
  return { text: `${JSON.stringify(file, null, 2)}\n`, leftOut };
}

/** Reads a settings file. Rejects the whole file if one value is invalid, so that no file is applied in part. */
export function readSettingsFile(text: string): SettingsFileReading {
  const refuse = (problem: SettingsFileProblem) => ({ ok: false as const, problem });
  if (text.length > MAX_SETTINGS_FILE_LENGTH) return refuse({ kind: 'tooLong' });
  const value = parseJson(text);
  if (value === undefined) return refuse({ kind: 'notJson' });
  const file = safeRead(z.looseObject({ waybillSettings: z.int().check(z.positive()) }), value);
  if (!file.success) return refuse({ kind: 'notSettings' });
  const { waybillSettings: version, ...settings } = file.data;
  if (version > SETTINGS_FILE_VERSION) return refuse({ kind: 'newer' });
  const parsed = safeRead(fileSchema(), settings);
  if (parsed.success) return { ok: true, settings: parsed.data };
  const named = parsed.error.issues.flatMap(pathsOf).filter((path) => path !== '');
  const paths = [...new Set(named.length > 0 ? named : unreadableMembers(settings))];
  return refuse({
    kind: 'wrong',
    paths: paths.slice(0, MAX_PATHS),
    more: Math.max(0, paths.length - MAX_PATHS),
  });
}

/** The members that are not in the schema, or that cannot even be compared with it. */
function unreadableMembers(settings: Record<string, unknown>): string[] {
  const schema = fileSchema();
  const isReadable = (name: string, value: unknown) =>
    Object.hasOwn(schema.shape, name) && safeRead(schema, { [name]: value }).success;
  return Object.entries(settings)
    .filter(([name, value]) => !isReadable(name, value))
    .map(([name]) => name.slice(0, 100));
}

function pathsOf(issue: z.core.$ZodIssue): string[] {
  const names = issue.code === 'unrecognized_keys' ? issue.keys : [undefined];
  return names.map((name) =>
    [...issue.path, ...(name === undefined ? [] : [name])]
      .map((step, index) =>
        typeof step === 'number' ? `[${step}]` : `${index === 0 ? '' : '.'}${String(step)}`,
      )
      .join('')
      .slice(0, 100),
  );
}

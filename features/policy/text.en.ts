import { baseUrlProblemText } from '../../components/texts/settings-text.en.ts';
import type { PolicyProblem, PolicyProblemKind } from './model.ts';

const problem: Record<PolicyProblemKind, string> = {
  unknownName: 'Unknown setting.',
  notAGroup: 'This has to be a group of settings.',
  notAList: 'This has to be a list.',
  ...baseUrlProblemText,
  notAKey: 'A key can contain only unaccented letters, digits and symbols, without spaces.',
  keyWithoutAddress: 'apiKey is ignored without a valid partnerUrl.',
  notAnEnvironment: 'This has to be production or sandbox.',
  notAHost: 'This has to be a host such as help.example.com.',
  notAPattern: 'This has to have a name and examples.',
  nothingInCommon: 'At least three examples of the same format are needed.',
  tooManyPatterns: 'Only the first 50 are used.',
  notATemplate:
    'No template for this language and reply type, or one with a mistake in its braces or brackets.',
  notDays: 'This has to be a whole number from 0 to 30.',
};

/** Texts for settings that the user's organisation manages. */
export const policyText = {
  locked: 'Set by your organisation',
  keyIsSet: 'A key is set',
  recentDays: (days: number) =>
    days === 0
      ? 'Recent IDs aren’t saved.'
      : `Recent IDs are saved for ${days === 1 ? '1 day' : `${days} days`}.`,
  problemTitle: (count: number) =>
    count === 1
      ? 'Part of your organisation’s policy was ignored.'
      : `${count} parts of your organisation’s policy were ignored.`,
  problemAdvice: 'The rest applies. Send this to your IT team:',
  problem: ({ path, kind }: PolicyProblem) => `${path || 'The policy'}: ${problem[kind]}`,
};

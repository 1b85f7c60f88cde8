import type { PolicyProblem } from '../../managed-policy.ts';
import { options } from './options.ts';

const policyProblem: Record<PolicyProblem['kind'], string> = {
  unknownName: 'Waybill knows no setting of this name.',
  notAGroup: 'This has to be a group of settings.',
  notAList: 'This has to be a list.',
  ...options.baseUrlProblem,
  notAKey: 'A key has only plain letters, digits and signs, without spaces.',
  keyWithoutAddress: 'A key counts only beside a partnerUrl that can be used.',
  notAnEnvironment: 'This has to be production or sandbox.',
  notAHost: 'This has to be a host such as help.example.com.',
  notAPattern: 'This has to have a name and examples.',
  nothingInCommon: 'At least three examples of the same shape are needed.',
  tooManyPatterns: 'Only the first 50 are used.',
  notATemplate: 'No template for this language and state, or one with a mistake in its braces or brackets.',
  notDays: 'This has to be a whole number from 0 to 30.',
};

/** What an organisation has set, and files of settings. */
export const fleet = {
  locked: 'Set by your organisation',
  keyIsSet: 'A key is set',
  policyProblemTitle: (count: number) =>
    count === 1
      ? 'A part of your organisation’s policy is not used.'
      : `${count} parts of your organisation’s policy are not used.`,
  policyProblemAdvice: 'Everything else in it holds. Tell whoever looks after this computer:',
  policyProblem: ({ path, kind }: PolicyProblem) => `${path || 'The policy'}: ${policyProblem[kind]}`,
};

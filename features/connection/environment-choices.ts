import type { Messages } from '../../utils/messages/catalogue.ts';
import { ENVIRONMENTS, type Environment } from '../platform/model.ts';

/** The environments to choose between, the harmless one first. */
export function environmentChoices({
  environmentName,
}: Pick<Messages['options'], 'environmentName'>): { value: Environment; text: string }[] {
  return ENVIRONMENTS.toReversed().map((value) => ({ value, text: environmentName[value] }));
}

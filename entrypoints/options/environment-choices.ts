import type { Environment } from '../../utils/environment.ts';
import type { Messages } from '../../utils/messages/catalogue.ts';

/** Harmless first. */
const ENVIRONMENTS: readonly Environment[] = ['sandbox', 'production'];

/** The environments to choose between. */
export function environmentChoices({
  environmentName,
}: Pick<Messages['options'], 'environmentName'>): { value: Environment; text: string }[] {
  return ENVIRONMENTS.map((value) => ({ value, text: environmentName[value] }));
}

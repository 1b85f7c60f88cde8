import { ADVERSARIAL_UNITS, repeatedBetweenIds } from '../../tests/adversarial-texts.ts';
import { threadMessages } from '../thread/message.ts';

/** A text of variable length. */
export interface GrowthInput {
  name: string;
  textOf(length: number): string;
}

const adversarial = (unit: string): GrowthInput => ({
  name: `${JSON.stringify(unit).slice(1, -1)} again and again`,
  textOf: (length) => repeatedBetweenIds(unit, length),
});

/** The agent's view: the messages of the generated threads without their tags. */
function ticket(): GrowthInput {
  const text = threadMessages(0, 3_000)
    .join('\n')
    .replace(/<[^>]*>/g, ' ');
  return {
    name: 'ticket text',
    textOf: (length) => text.repeat(Math.ceil(length / text.length)).slice(0, length),
  };
}

/** All inputs; ordinary ticket text comes first. */
export function growthInputs(): GrowthInput[] {
  return [ticket(), ...ADVERSARIAL_UNITS.map(adversarial)];
}

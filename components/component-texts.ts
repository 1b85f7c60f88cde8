import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Failure } from '../utils/outcome.ts';
import type { commonText, failuresText, settingsFailuresText } from './text.en.ts';

/** The strings that the components bring themselves; all others come as props. */
export interface ComponentTexts {
  common: typeof commonText;
  failures: typeof failuresText;
  settingsFailures: typeof settingsFailuresText;
}

const TextsContext = createContext<ComponentTexts | undefined>(undefined);

/** Gives the components below it their strings. */
export const ComponentTextsProvider = TextsContext.Provider;

export function useComponentTexts(): ComponentTexts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('There is no ComponentTextsProvider above this component.');
  return texts;
}

/** The sentences of a failure in the settings, which need not send anyone there and are about no tracking ID. */
export function settingsFailureText(
  texts: Pick<ComponentTexts, 'failures' | 'settingsFailures'>,
  failure: Failure,
): { title: string; advice: string } {
  return { ...texts.failures[failure.kind](failure), ...texts.settingsFailures[failure.kind] };
}

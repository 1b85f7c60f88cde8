import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Failure } from '../utils/outcome.ts';
import type { settingsFailuresText } from './texts/settings-text.en.ts';
import type { commonText, failuresText } from './texts/text.en.ts';

/** The built-in texts of the components; all other texts are props. */
export interface ComponentTexts {
  common: typeof commonText;
  failures: typeof failuresText;
  /** Only in the options. */
  settingsFailures?: typeof settingsFailuresText;
}

const TextsContext = createContext<ComponentTexts | undefined>(undefined);

/** Provides the texts to all components below it. */
export const ComponentTextsProvider = TextsContext.Provider;

/** The texts of the provider above. Throws if there is none. */
export function useComponentTexts(): ComponentTexts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('There is no ComponentTextsProvider above this component.');
  return texts;
}

/** Returns a function that appends keys to a label: “Keep open (P)”. They are named as in `aria-keyshortcuts`. */
export function useKeyLabel(): (label: string, shortcut: string | undefined) => string {
  const { keyCaps } = useComponentTexts().common;
  const capOf = (key: string) => keyCaps[key] ?? key;
  return (label, shortcut) =>
    shortcut === undefined ? label : `${label} (${shortcut.split('+').map(capOf).join('+')})`;
}

/** The texts of a failure in the settings; they do not refer to the settings or to a tracking ID. */
export function settingsFailureText(
  texts: Pick<ComponentTexts, 'failures' | 'settingsFailures'>,
  failure: Failure,
): { title: string; advice: string } {
  return { ...texts.failures[failure.kind](failure), ...texts.settingsFailures?.[failure.kind] };
}

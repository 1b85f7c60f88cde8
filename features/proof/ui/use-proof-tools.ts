import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { ImageProblem } from '../fetch-image.ts';
import type { ProofTools } from '../state.ts';
import type { ImageState } from './use-image.ts';

const ProofToolsContext = createContext<ProofTools | undefined>(undefined);

/** Provides the proof tools to all components below it: `<ProofToolsProvider value={createProofTools(…)}>`. */
export const ProofToolsProvider = ProofToolsContext.Provider;

/** The page's proof tools. */
export function useProofTools(): ProofTools {
  const tools = useContext(ProofToolsContext);
  if (!tools) throw new Error('There is no ProofToolsProvider above this component.');
  return tools;
}

/**
 * Explains why an image is not shown: from its state, or by fetching it again if the extension has access.
 * @returns `undefined` if nothing is wrong or the reason is not known yet
 */
export function useExplanation(url: string, state: ImageState): ImageProblem | undefined {
  const tools = useProofTools();
  const [found, setFound] = useState<ImageProblem>();
  const isUnexplained = state.step === 'broken' && !state.isLate;

  useEffect(() => {
    setFound(undefined);
    if (!isUnexplained) return;
    const controller = new AbortController();
    void tools.explain(url, controller.signal).then((problem) => {
      if (!controller.signal.aborted) setFound(problem);
    });
    return () => controller.abort();
  }, [tools, url, isUnexplained]);

  if (state.step === 'tooLarge') return { kind: 'tooManyPixels', megapixels: state.megapixels };
  if (state.step !== 'broken') return undefined;
  return state.isLate ? { kind: 'timedOut', host: new URL(url).host } : found;
}

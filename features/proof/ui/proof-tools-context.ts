import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ProofTools } from '../state.ts';

const ProofToolsContext = createContext<ProofTools | undefined>(undefined);

/** Provides the proof tools to all components below it: `<ProofToolsProvider value={createProofTools(…)}>`. */
export const ProofToolsProvider = ProofToolsContext.Provider;

/** The page's proof tools. */
export function useProofTools(): ProofTools {
  const tools = useContext(ProofToolsContext);
  if (!tools) throw new Error('There is no ProofToolsProvider above this component.');
  return tools;
}

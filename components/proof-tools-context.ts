import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ProofTools } from '../utils/proof/proof-tools.ts';

const ProofToolsContext = createContext<ProofTools | undefined>(undefined);

/** Lets every proof of delivery below it save, copy and explain: `<ProofToolsProvider value={createProofTools(…)}>`. */
export const ProofToolsProvider = ProofToolsContext.Provider;

/** What the page's proof images can do besides being shown. */
export function useProofTools(): ProofTools {
  const tools = useContext(ProofToolsContext);
  if (!tools) throw new Error('There is no ProofToolsProvider above this component.');
  return tools;
}

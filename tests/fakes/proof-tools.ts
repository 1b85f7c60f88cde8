import { allEnglishMessages as messages } from '../../features/catalogue.ts';
import { createProofTools, type ProofTools } from '../../features/proof/state.ts';
import type { SharedSend } from '../../features/shared-protocol.ts';

/** The proof tools of a page that no other page can cover, such as the popup. */
export function createOwnProofTools(send: SharedSend): ProofTools {
  return createProofTools({
    send,
    texts: { messages, locale: 'en' },
    enlarge: async () => undefined,
    change: (make) => make(),
  });
}

import type { ComponentType } from 'preact';
import { createIgnoreList } from '../../features/detection/ignore-list.ts';
import type { Recognition } from '../../features/detection/recognition.ts';
import { FOLLOWED_ITEMS } from '../../features/followed-items.ts';
import { keepLinksPrivate } from '../../features/popup/private-links.ts';
import { Result, type ResultProps } from '../../features/popup/ui/Result.tsx';
import { createProofTools } from '../../features/proof/state.ts';
import { ProofToolsProvider } from '../../features/proof/ui/use-proof-tools.ts';
import { follow } from '../../utils/browser.ts';

/**
 * The view of a shipment with its tools for proof images. The popup's first paint does not need it, so the popup
 * imports this file later.
 */
export function createResult(
  dependencies: Omit<Parameters<typeof createProofTools>[0], 'enlarge' | 'change'> & {
    recognition: Recognition;
  },
): ComponentType<ResultProps> {
  const ignoreList = createIgnoreList(dependencies.send, dependencies.recognition);
  // Here images have room, and no page covers the buttons.
  const tools = createProofTools({
    ...dependencies,
    enlarge: async () => undefined,
    change: (apply) => apply(),
  });
  follow([FOLLOWED_ITEMS.proofPreference], tools.load);
  void tools.load();
  void keepLinksPrivate();
  return (props) => (
    <ProofToolsProvider value={tools}>
      <Result {...props} ignoreList={ignoreList} />
    </ProofToolsProvider>
  );
}

// The first paint does not need newer answers, the rows of tables or the latest list either.
export { followNetwork, followRows } from '../../features/bulk-lookup/follow-rows.ts';
export { keepLastList } from '../../features/bulk-lookup/last-list.ts';
export { followLookup } from '../../features/lookup/follow-lookup.ts';

/** Handles the page, then every added node. Ignores changes made by the handler. */
export function watchAdded(handle: (root: Node) => void): void {
  handle(document.body);
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) handle(node);
    observer.takeRecords();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

/** Every text node below a node, in document order. */
export function* textsIn(root: Node): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  if (root instanceof Text) yield root;
  while (walker.nextNode()) yield walker.currentNode as Text;
}

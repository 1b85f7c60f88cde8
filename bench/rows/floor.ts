import { watchAdded } from './watch-added.ts';

/** Kept where the compiler cannot prove that nobody reads it. */
const seen = { length: 0 };

watchAdded((root) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) seen.length += (walker.currentNode as Text).length;
});
document.addEventListener('bench-never', () => console.log(seen.length));

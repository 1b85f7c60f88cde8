import { watchAdded } from './watch-added.ts';

/** Prevents the compiler from removing the unused result. */
const seen = { length: 0 };

watchAdded((root) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) seen.length += (walker.currentNode as Text).length;
});
document.addEventListener('bench-never', () => console.log(seen.length));

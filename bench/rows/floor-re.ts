import { ID } from './id-shape.ts';
import { watchAdded } from './watch-added.ts';

/** Prevents the compiler from removing the unused result. */
const seen = { ids: 0 };

watchAdded((root) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (ID.exec((walker.currentNode as Text).data)) seen.ids++;
});
document.addEventListener('bench-never', () => console.log(seen.ids));

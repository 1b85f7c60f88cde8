import Mark from 'mark.js';
import { MARK_CLASS } from '../page/marks.ts';
import { IDS } from './id-shape.ts';
import { watchAdded } from './watch-added.ts';

/** One selector: the library tests each selector of a list for every text. */
const exclude = ['textarea, [contenteditable="true"], [contenteditable="true"] *'];

watchAdded((root) => {
  if (root instanceof Element) new Mark(root).markRegExp(IDS, { className: MARK_CLASS, exclude });
});

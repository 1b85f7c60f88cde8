import Mark from 'mark.js';
import { MARK_CLASS } from '../page/marks.ts';
import { EDITORS, IDS } from './id-shape.ts';
import { watchAdded } from './watch-added.ts';

const exclude = EDITORS.split(', ').flatMap((selector) => [selector, `${selector} *`]);

watchAdded((root) => {
  if (root instanceof Element) new Mark(root).markRegExp(IDS, { className: MARK_CLASS, exclude });
});

import { MARK_CLASS } from '../page/marks.ts';
import { EDITORS, IDS } from './id-shape.ts';
import { textsIn } from './watch-added.ts';

function wrap(text: Text): void {
  for (const { index } of [...text.data.matchAll(IDS)].reverse()) {
    const id = text.splitText(index);
    id.splitText(14);
    const mark = document.createElement('span');
    mark.className = MARK_CLASS;
    mark.style.background = 'gold';
    id.replaceWith(mark);
    mark.append(id);
  }
}

/** The obvious approach: search the whole page, put a span around each ID, and repeat on every change. */
function scan(): void {
  for (const text of [...textsIn(document.body)]) {
    if (text.parentElement?.closest(`.${MARK_CLASS}, ${EDITORS}`)) continue;
    wrap(text);
  }
}

scan();
const observer = new MutationObserver(() => {
  scan();
  observer.takeRecords();
});
observer.observe(document.body, { childList: true, characterData: true, subtree: true });

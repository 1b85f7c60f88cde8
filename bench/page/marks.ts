import type { PageCheck } from './window-bench.ts';

/** The class of the elements that some rows put around IDs. */
export const MARK_CLASS = 'bench-id';

/** A visibly highlighted ID. */
interface Mark {
  text: string;
  isConnected: boolean;
}

/** The text of a highlighted range; empty if the range no longer matches its nodes. */
function textOf({ startContainer, startOffset, endContainer, endOffset }: AbstractRange): string {
  const range = new Range();
  try {
    range.setStart(startContainer, startOffset);
    range.setEnd(endContainer, endOffset);
  } catch {
    return '';
  }
  return range.toString();
}

/** All current highlights, made with the Highlight API or with elements. */
export function marks(): Mark[] {
  const highlighted = [...CSS.highlights.values()].flatMap((highlight) => [...highlight]);
  return [
    ...highlighted.map((range) => ({
      text: textOf(range),
      isConnected: range.startContainer.isConnected && range.endContainer.isConnected,
    })),
    ...Array.from(document.getElementsByClassName(MARK_CLASS), (element) => ({
      text: element.textContent,
      isConnected: true,
    })),
  ];
}

/** The IDs in the visible part of the thread. */
export function idsInView(thread: Element): string[] {
  const { top, bottom } = thread.getBoundingClientRect();
  const ids: string[] = [];
  let isPassed = false;
  for (let message = thread.firstElementChild; message && !isPassed; message = message.nextElementSibling) {
    const box = message.getBoundingClientRect();
    isPassed = box.top >= bottom;
    if (box.bottom > top && !isPassed) ids.push(...(message.textContent.match(/WBTK\d{10}/g) ?? []));
  }
  return ids;
}

/** Compares the highlights with the IDs on the page. */
export function checkMarks(thread: Element): PageCheck {
  const all = marks();
  const texts = new Set(all.map(({ text }) => text));
  return {
    missed: idsInView(thread).filter((id) => !texts.has(id)).length,
    wrong: all.filter(({ text }) => !/^WBTK\d{10}$/.test(text)).length,
    stale: all.filter(({ isConnected }) => !isConnected).length,
  };
}

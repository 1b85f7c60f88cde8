import type { Frame, Page } from '@playwright/test';

/** In CSS pixels. A line may be a little wider or narrower when its punctuation moves to the other end. */
const TOLERANCE = 4;

/**
 * Shows a view from right to left for a moment and compares.
 * @returns boxes that are not where a mirror shows those of the usual direction. If there are none, nothing overflows or
 * overlaps that does not in the usual direction
 */
export function unmirrored(view: Page | Frame): Promise<string[]> {
  return view.evaluate((tolerance) => {
    const root = document.documentElement;
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important; }');
    document.adoptedStyleSheets.push(still);
    /** Text inside a line keeps its direction, and so do code and drawings. */
    const isMirrored = (element: Element): boolean =>
      !element.matches('.cm-editor *, svg *, option') &&
      element.checkVisibility() &&
      !/^(inline|contents)$/.test(getComputedStyle(element).display);
    const elements = [...document.body.querySelectorAll('*')].filter(isMirrored);
    const boxes = () => elements.map((element) => element.getBoundingClientRect());
    try {
      const before = boxes();
      const { clientWidth } = root;
      root.dir = 'rtl';
      const after = boxes();
      return elements.flatMap((element, at) => {
        const [ltr, rtl] = [before[at], after[at]];
        if (!ltr || !rtl) return [];
        const off = [clientWidth - ltr.right - rtl.left, ltr.top - rtl.top, ltr.width - rtl.width];
        if (off.every((pixels) => Math.abs(pixels) <= tolerance)) return [];
        return [`${element.tagName} ${element.getAttribute('class')}: off by ${off.map(Math.round)}`];
      });
    } finally {
      root.removeAttribute('dir');
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
    }
  }, TOLERANCE);
}

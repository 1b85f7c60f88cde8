import type { Frame, Page } from '@playwright/test';

/** Elements that are meant to scroll sideways: tables of data, code, fields. */
const MAY_SCROLL = 'input, textarea, select, pre, .cm-scroller, :has(> table)';

/**
 * What a narrow window cuts off (WCAG 1.4.10): elements that hide or scroll a part of their content, and the page if it
 * is wider than the window. Not what is for screen readers only, nor text that is shortened and has a tooltip.
 */
export function cutOff(view: Page | Frame): Promise<string[]> {
  return view.evaluate((mayScroll) => {
    const found = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      if (clipPath !== 'none' || element.title || element.matches(mayScroll)) return false;
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      const isCut = overflowX !== 'visible' && scrollWidth > clientWidth;
      const isCutBelow = (overflowY === 'hidden' || overflowY === 'clip') && scrollHeight > clientHeight;
      return isCut || isCutBelow;
    });
    const names = found.map(
      ({ localName, className, textContent }) => `${localName}.${className}: ${textContent}`,
    );
    return document.documentElement.scrollWidth > innerWidth ? ['the page', ...names] : names;
  }, MAY_SCROLL);
}

/**
 * Links, buttons and summaries of less than 24 pixels: axe lets them pass if there is room around them. Not links in a
 * sentence, nor the buttons in rows that are a target themselves.
 */
export function smallTargets(view: Page | Frame): Promise<string[]> {
  return view.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button:not(tr *), summary')]
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        const { top = '0', bottom = '0' } = getComputedStyle(element, '::after');
        const around = Math.max(0, -Number.parseFloat(top)) + Math.max(0, -Number.parseFloat(bottom)) || 0;
        return width > 1 && Math.min(width, height + around) < 24 && !element.closest('p, li:not([class])');
      })
      .map(({ localName, className, textContent }) => `${localName}.${className}: ${textContent}`),
  );
}

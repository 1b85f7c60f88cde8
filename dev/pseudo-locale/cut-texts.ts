import type { Frame, Page } from '@playwright/test';

/**
 * Texts of a view that cannot be read as a whole: cut where overflow is hidden and no title has the rest, wider than
 * their box, below a button, or placeholders wider than their field. Only for reading out a picture: a line says which
 * element, and what.
 */
export async function cutTexts(view: Page | Frame): Promise<string[]> {
  // The helper that tsx calls in named functions, and that pages lack.
  await view.evaluate('globalThis.__name ??= (named) => named');
  return view.evaluate(() => {
    /** In CSS pixels, for rounding. */
    const TOLERANCE = 1;
    const pen = document.createElement('canvas').getContext('2d');

    const hasOwnText = (element: Element): boolean =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    const isForReadersOnly = (element: HTMLElement): boolean => {
      for (let at: HTMLElement | null = element; at; at = at.parentElement)
        if (getComputedStyle(at).clipPath !== 'none') return true;
      return element.matches('option');
    };

    function problemOf(
      element: HTMLElement,
      { overflowX, overflowY, textOverflow, display, font }: CSSStyleDeclaration,
    ) {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      if (element instanceof HTMLInputElement) {
        if (element.value !== '' || !pen || textOverflow === 'ellipsis') return undefined;
        pen.font = font;
        const room = clientWidth - Number.parseFloat(getComputedStyle(element).paddingInlineStart);
        return pen.measureText(element.placeholder).width > room + TOLERANCE ? 'placeholder' : undefined;
      }
      if (display === 'inline' || !element.innerText.trim()) return undefined;
      const isWide = scrollWidth > clientWidth + TOLERANCE;
      const isHigh = scrollHeight > clientHeight + 2 * TOLERANCE;
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      if (isWide && hides(overflowX)) return 'cut at the end of a line';
      if (isHigh && hides(overflowY)) return 'cut at the bottom';
      if (!hasOwnText(element)) return undefined;
      if (isWide && overflowX === 'visible') return 'wider than its box';
      return isHigh && element.matches('button, a, [role="tab"]') ? 'higher than its box' : undefined;
    }

    /** Whether a button that is placed over its neighbours covers a text of theirs. */
    function coversText(button: HTMLElement): boolean {
      const { parentElement } = button;
      if (!parentElement || getComputedStyle(button).position !== 'absolute') return false;
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const texts = document.createTreeWalker(parentElement, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        if (button.contains(texts.currentNode)) continue;
        range.selectNodeContents(texts.currentNode);
        for (const line of range.getClientRects())
          if (line.left < right && line.right > left && line.top < bottom && line.bottom > top) return true;
      }
      return false;
    }

    const isTooWide = document.documentElement.scrollWidth > innerWidth;
    const cut = [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      if (!(element instanceof HTMLElement) || isForReadersOnly(element)) return [];
      if (!element.checkVisibility({ visibilityProperty: true })) return [];
      if (element.matches('button') && coversText(element))
        return [`button.${element.className}: covers the text beside it: ${element.ariaLabel}`];
      const problem = problemOf(element, getComputedStyle(element));
      if (!problem || element.closest('[title], .cm-editor, textarea, .key-line')) return [];
      const text = element instanceof HTMLInputElement ? element.placeholder : element.innerText;
      return [
        `${element.tagName.toLowerCase()}.${element.className}: ${problem}: ${text.replace(/\s+/g, ' ').slice(0, 60)}`,
      ];
    });
    return isTooWide ? ['the page is wider than its window', ...cut] : cut;
  });
}

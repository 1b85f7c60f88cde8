/**
 * Resolves when the page has been laid out: reading positions earlier would force a layout.
 * @param element the root; `null` in a document that the page has just reopened, for which the promise never resolves
 */
export function whenLaidOut(element: Element | null): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    if (element) observer.observe(element);
  });
}

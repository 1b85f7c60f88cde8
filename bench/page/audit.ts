import { idsInView, marks } from './marks.ts';
import type { PageAudit } from './window-bench.ts';

interface LayoutShift extends PerformanceEntry {
  value: number;
}

/** Observes the page frame by frame. Observing takes time itself, so nothing else is measured in an audit. */
export function startAudit(thread: Element): () => PageAudit {
  const seen: PageAudit = {
    loadedMs: undefined,
    mutations: 0,
    layoutShift: 0,
    firstMarkedMs: undefined,
    viewMarkedMs: undefined,
    allMarkedMs: undefined,
  };
  new MutationObserver((records) => (seen.mutations += records.length)).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) seen.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });

  const total = thread.textContent.match(/WBTK\d{10}/g)?.length ?? 0;
  let loaded: { at: number; inView: string[] } | undefined;

  function look(): void {
    if (loaded) {
      const elapsed = performance.now() - loaded.at;
      const texts = new Set(marks().map(({ text }) => text));
      if (texts.size > 0) seen.firstMarkedMs ??= elapsed;
      if (loaded.inView.every((id) => texts.has(id))) seen.viewMarkedMs ??= elapsed;
      if (texts.size >= total) seen.allMarkedMs ??= elapsed;
    }
    if (seen.allMarkedMs === undefined) requestAnimationFrame(look);
  }
  addEventListener('load', () => {
    loaded = { at: performance.now(), inView: idsInView(thread) };
    seen.loadedMs = loaded.at;
    look();
  });
  return () => seen;
}

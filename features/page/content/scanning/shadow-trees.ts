import { firstChildOf, firstElementChildOf, isInDocument, isMatch } from '../../../../utils/native-dom.ts';
import { isSkipped, shadowRootOf } from '../../elements.ts';
import { takeFirst } from './slices.ts';

/** The elements that pages are full of, most frequent first, because the browser compares in this order. */
const FREQUENT =
  'div,span,p,a,b,td,tr,li,br,img,strong,em,i,svg,button,input,label,time,h2,h3,ul,ol,header,section,article,font,' +
  'table,tbody,footer,form,hr,iframe,link,option,pre,script,select,small,style,template,textarea,th,thead,svg *';
/**
 * Selector for elements that may have a shadow root: custom elements, rare ones, and empty plain ones. Checking every
 * element in JavaScript takes longer than reading the page; this query is native.
 */
const SHADOW_HOSTS = `:not(${FREQUENT}), :empty:is(div,span,p,section,article,aside,footer,header,main,nav)`;

/**
 * An element may get its root after it was added: a component when it is defined, an empty element in an effect of a
 * framework. No event reports that.
 */
const MIN_RECHECK_MS = 250;
const MAX_RECHECK_MS = 8_000;
const MAX_WAITING = 500;

// A form's `localName` may be one of its fields.
const isComponent = ({ localName }: Element): boolean => /-/.test(localName);

export interface ShadowTrees {
  /** Enters the shadow root of an element, if it has one; one that may get one is checked again later. */
  enter(element: Element): void;
  /** The same for an element and all elements inside it. */
  enterAll(element: Element): void;
  /** Forgets the roots that have left the page. */
  forgetRemoved(): void;
}

/**
 * The shadow trees of a page. For observers and queries, each tree is a separate document.
 * @param roots the roots in the page so far; updated in place
 * @param onRoot called with each root that was entered
 */
export function createShadowTrees(
  roots: Set<ShadowRoot>,
  onRoot: (root: ShadowRoot) => void,
  signal: AbortSignal,
): ShadowTrees {
  /** A separate set, because pages have many empty elements, which would displace the components. */
  const components = new Set<Element>();
  const empty = new Set<Element>();
  let delay = MIN_RECHECK_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function enter(element: Element): void {
    // Hosts are components or empty elements; most elements are neither.
    const waiting = isComponent(element) ? components : empty;
    if (firstChildOf(element) && waiting === empty) return;
    if (!isMatch(element, SHADOW_HOSTS) || isSkipped(element)) return;
    const root = shadowRootOf(element);
    if (root) {
      waiting.delete(element);
      if (roots.has(root)) return;
      roots.add(root);
      onRoot(root);
    } else if (!waiting.has(element)) {
      // The oldest one probably never gets a root: some pages use components without.
      if (waiting.size >= MAX_WAITING) takeFirst(waiting);
      waiting.add(element);
      delay = MIN_RECHECK_MS;
      recheckLater();
    }
  }

  function recheckLater(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      for (const waiting of [components, empty])
        for (const element of waiting) {
          if (!isInDocument(element)) waiting.delete(element);
          // Checked before the selector in `enter`, which is slower.
          else if (shadowRootOf(element)) enter(element);
        }
      delay *= 2;
      if (delay > MAX_RECHECK_MS) empty.clear();
      else if (components.size + empty.size > 0) recheckLater();
    }, delay);
  }
  signal.addEventListener('abort', () => clearTimeout(timer));

  return {
    enter,
    enterAll(element) {
      enter(element);
      if (!firstElementChildOf(element)) return;
      for (const host of Element.prototype.querySelectorAll.call(element, SHADOW_HOSTS)) enter(host);
    },
    forgetRemoved() {
      for (const root of roots) if (!isInDocument(root)) roots.delete(root);
    },
  };
}

/** Closed roots: Chrome has a function for them, Firefox a property of each element; both only for extensions. */
interface ExtensionDom {
  chrome?: { dom?: { openOrClosedShadowRoot?: (element: HTMLElement) => ShadowRoot | null } };
}
interface OpenableElement {
  openOrClosedShadowRoot?: ShadowRoot | null;
}

/** The elements that pages are full of, most frequent first, because the browser compares in this order. */
const FREQUENT =
  'div,span,p,a,b,td,tr,li,br,img,strong,em,i,svg,button,input,label,time,h1,h2,h3,h4,ul,ol,header,section,article,font,' +
  'u,table,tbody,aside,blockquote,code,dd,del,details,dl,dt,footer,form,h5,hr,iframe,link,mark,nav,option,pre,s,' +
  'script,select,small,style,sub,summary,sup,template,textarea,th,thead,svg *';
/**
 * Selector for elements that may have a shadow root: custom elements, rare ones, and empty plain ones. Checking every
 * element in JavaScript takes longer than reading the page; this query is native.
 */
export const SHADOW_HOSTS = `:not(${FREQUENT}), :empty:is(div,span,p,section,article,aside,footer,header,main,nav)`;

/** The shadow root of an element, open or closed. */
export function shadowRootOf(element: Element): ShadowRoot | null {
  if (!(element instanceof HTMLElement) || element.localName === 'waybill-card') return null;
  try {
    const root = (globalThis as ExtensionDom).chrome?.dom?.openOrClosedShadowRoot?.(element);
    if (root !== undefined) return root;
  } catch {
    // The extension was updated or switched off while the page is open.
  }
  return (element as OpenableElement).openOrClosedShadowRoot ?? element.shadowRoot;
}

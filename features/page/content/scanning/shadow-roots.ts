/** Closed roots: Chrome has a function for them, Firefox a property of each element; both only for extensions. */
interface ExtensionDom {
  chrome?: { dom?: { openOrClosedShadowRoot?: (element: HTMLElement) => ShadowRoot | null } };
}
interface OpenableElement {
  openOrClosedShadowRoot?: ShadowRoot | null;
}

/** The elements of HTML, frequent ones first, because the browser compares in this order. */
const KNOWN =
  'div,span,p,a,b,td,tr,li,br,img,strong,em,i,svg,button,input,label,time,h1,h2,h3,h4,ul,ol,header,section,article,font,' +
  'u,table,tbody,abbr,address,area,aside,audio,base,bdi,bdo,blockquote,body,canvas,caption,center,cite,code,col,colgroup,' +
  'data,datalist,dd,del,details,dfn,dialog,dl,dt,embed,fieldset,figcaption,figure,footer,form,h5,h6,head,hgroup,hr,html,' +
  'iframe,ins,kbd,legend,link,main,map,mark,menu,meta,meter,nav,noscript,object,optgroup,option,output,picture,pre,' +
  'progress,q,rp,rt,ruby,s,samp,script,search,select,slot,small,source,style,sub,summary,sup,template,textarea,tfoot,th,' +
  'thead,title,track,tt,var,video,wbr,svg *';
/**
 * Selector for elements that may have a shadow root: custom elements, and empty plain ones. Checking every element in
 * JavaScript takes longer than reading the page; this query is native.
 */
export const SHADOW_HOSTS = `:not(${KNOWN}), :empty:is(div,span,p,section,article,aside,footer,header,main,nav)`;

/** The shadow root of an element, open or closed. */
export function shadowRootOf(element: Element): ShadowRoot | null {
  if (!(element instanceof HTMLElement) || element.tagName === 'WAYBILL-CARD') return null;
  try {
    const root = (globalThis as ExtensionDom).chrome?.dom?.openOrClosedShadowRoot?.(element);
    if (root !== undefined) return root;
  } catch {
    // The extension was updated or switched off while the page is open.
  }
  return (element as OpenableElement).openOrClosedShadowRoot ?? element.shadowRoot;
}

/** Chrome gives the closed roots by a call, Firefox by a member of each element; both to extensions only. */
interface ExtensionDom {
  chrome?: { dom?: { openOrClosedShadowRoot?: (element: HTMLElement) => ShadowRoot | null } };
}
interface OpenableElement {
  openOrClosedShadowRoot?: ShadowRoot | null;
}

const KNOWN =
  'a,abbr,address,area,article,aside,audio,b,base,bdi,bdo,blockquote,body,br,button,canvas,caption,center,cite,code,' +
  'col,colgroup,data,datalist,dd,del,details,dfn,dialog,div,dl,dt,em,embed,fieldset,figcaption,figure,font,footer,form,' +
  'h1,h2,h3,h4,h5,h6,head,header,hgroup,hr,html,i,iframe,img,input,ins,kbd,label,legend,li,link,main,map,mark,menu,' +
  'meta,meter,nav,noscript,object,ol,optgroup,option,output,p,picture,pre,progress,q,rp,rt,ruby,s,samp,script,search,' +
  'section,select,slot,small,source,span,strong,style,sub,summary,sup,svg,svg *,table,tbody,td,template,textarea,tfoot,' +
  'th,thead,time,title,tr,track,tt,u,ul,var,video,wbr';
/**
 * Elements that may hold a shadow root: custom ones, and plain ones without content of their own. Asking every element
 * costs more than reading the page; this one query is native.
 */
const HOSTS = `:not(${KNOWN}), :is(article,aside,div,footer,header,main,nav,p,section,span):empty`;

/** The shadow root of an element, open or closed; none or one. */
export function ownShadowRoot(element: Element): ShadowRoot[] {
  const root = element.matches(HOSTS) ? shadowRootOf(element) : null;
  return root ? [root] : [];
}

/** The shadow roots of an element and of those inside it; not yet the ones inside these. */
export function shadowRootsIn(element: Element): ShadowRoot[] {
  const inside = Array.from(element.querySelectorAll(HOSTS), shadowRootOf);
  return [...ownShadowRoot(element), ...inside.filter((root) => root !== null)];
}

function shadowRootOf(element: Element): ShadowRoot | null {
  if (!(element instanceof HTMLElement) || element.tagName === 'WAYBILL-CARD') return null;
  const { dom } = (globalThis as ExtensionDom).chrome ?? {};
  if (dom?.openOrClosedShadowRoot) return dom.openOrClosedShadowRoot(element);
  return (element as OpenableElement).openOrClosedShadowRoot ?? element.shadowRoot;
}

/**
 * Properties of page elements as the browser defines them. The fields of a form replace those of the form:
 * `<input name="firstChild">` is `form.firstChild`, for extensions too (HTML: `[LegacyOverrideBuiltIns]`). Methods are
 * called from their prototype.
 *
 * One function for each property: browsers compile such a function to the same code as `node.firstChild`.
 */
const firstChild = /* @__PURE__ */ getterOf('firstChild');
const nextSibling = /* @__PURE__ */ getterOf('nextSibling');
const previousSibling = /* @__PURE__ */ getterOf('previousSibling');
const nextElementSibling = /* @__PURE__ */ getterOf('nextElementSibling');
const previousElementSibling = /* @__PURE__ */ getterOf('previousElementSibling');
const parentNode = /* @__PURE__ */ getterOf('parentNode');
const parentElement = /* @__PURE__ */ getterOf('parentElement');
const children = /* @__PURE__ */ getterOf('children');
const firstElementChild = /* @__PURE__ */ getterOf('firstElementChild');
const isConnected = /* @__PURE__ */ getterOf('isConnected');
const textContent = /* @__PURE__ */ getterOf('textContent');
const ownerDocument = /* @__PURE__ */ getterOf('ownerDocument');

/** The first child of a node, also of a form with a field of this name. */
export const firstChildOf = (node: Node): ChildNode | null => firstChild.call(node);

/** The next sibling of a node, also of a form with a field of this name. */
export const nextSiblingOf = (node: Node): ChildNode | null => nextSibling.call(node);

/** The previous sibling of a node, also of a form with a field of this name. */
export const previousSiblingOf = (node: Node): ChildNode | null => previousSibling.call(node);

/** The next element beside an element, also of a form with a field of this name. */
export const nextElementSiblingOf = (element: Element): Element | null => nextElementSibling.call(element);

/** The element before an element, also before a form with a field of this name. */
export const previousElementSiblingOf = (element: Element): Element | null =>
  previousElementSibling.call(element);

/** The parent of a node, also of a form with a field of this name. */
export const parentNodeOf = (node: Node): ParentNode | null => parentNode.call(node);

/** The parent of a node, if it is an element, also of a form with a field of this name. */
export const parentElementOf = (node: Node): HTMLElement | null => parentElement.call(node);

/** The elements in an element, also in a form with a field of this name. */
export const childrenOf = (element: Element): HTMLCollection => children.call(element);

/** The first element in an element, also in a form with a field of this name. */
export const firstElementChildOf = (element: Element): Element | null => firstElementChild.call(element);

/** Whether a node is in a document, also for a form with a field of this name. */
export const isInDocument = (node: Node): boolean => isConnected.call(node);

/** The text in an element, also in a form with a field of this name. */
export const textContentOf = (element: Element): string => textContent.call(element) ?? '';

/** The document of a node, also of a form with a field of this name; `null` for a document. */
export const documentOf = (node: Node): Document | null => ownerDocument.call(node);

/** The box of an element in the viewport, also of a form with a field of this name. */
export const boxOf = (element: Element): DOMRect => Element.prototype.getBoundingClientRect.call(element);

/** Whether an element matches selectors, also a form with a field of this name. */
export const isMatch = (element: Element, selectors: string): boolean =>
  Element.prototype.matches.call(element, selectors);

/** The nearest element that matches selectors, from an element outwards, also from a form with a field of this name. */
export const closestOf = (element: Element, selectors: string): Element | null =>
  Element.prototype.closest.call(element, selectors);

/** Whether an element in an element matches selectors, also in a form with a field of this name. */
export const hasMatch = (element: Element, selectors: string): boolean =>
  Element.prototype.querySelector.call(element, selectors) !== null;

/** The elements with a tag, or with any (`*`), in an element, also in a form with a field of this name. */
export const taggedIn = (element: Element, tag: string): HTMLCollectionOf<Element> =>
  Element.prototype.getElementsByTagName.call(element, tag);

/**
 * The getter of a property as the browser defines it, for HTML elements in any document. It throws for other objects,
 * unless the property is one of all elements or nodes.
 */
export function getterOf<K extends keyof HTMLElement>(name: K): (this: Node) => HTMLElement[K] {
  let owner: object = HTMLElement.prototype;
  while (!Object.hasOwn(owner, name)) owner = Object.getPrototypeOf(owner);
  return Object.getOwnPropertyDescriptor(owner, name)?.get as (this: Node) => HTMLElement[K];
}

/**
 * Stands in for WXT's content script context, which announces itself to the page by `window.postMessage` and lets any
 * page switch the script off with a forged event. Waybill's content script keeps its own life cycle.
 */
export class ContentScriptContext {}

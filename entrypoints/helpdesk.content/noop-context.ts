/**
 * Replaces WXT's content script context, which sends the page a `window.postMessage` and lets any page stop the script
 * with a forged event. Waybill's content script manages its own life cycle.
 */
export class ContentScriptContext {}

/** What the rows look for: the shape of all IDs on the generated pages. */
export const ID = /[A-Z]{4}\d{10}/;
export const IDS = /[A-Z]{4}\d{10}/g;

/** Where text is not marked: a mark would end up in what the agent sends. */
export const EDITORS = 'textarea, script, style, [contenteditable="true"]';

/** The format of all IDs on the generated pages, for which the rows search. */
export const ID = /[A-Z]{4}\d{10}/;
export const IDS = /[A-Z]{4}\d{10}/g;

/** Elements whose text is not highlighted: the highlight would become part of the agent's message. */
export const EDITORS = 'textarea, script, style, [contenteditable="true"]';

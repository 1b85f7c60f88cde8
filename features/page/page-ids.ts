/** Name of the port on which each frame of a tab sends its IDs to an open popup. */
export const PAGE_IDS_PORT = 'page-ids';

/** How many IDs of a frame are counted one by one; a frame with more reports only that it has more. */
export const MAX_REPORTED_IDS = 99;

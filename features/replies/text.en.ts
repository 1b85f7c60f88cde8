/** The strings of what an answer offers to copy and insert. */
export const copyingText = {
  openReply: 'Reply',
  copySummary: 'Copy summary',
  oneLine: 'On one line',
  formatted: 'With formatting',
  insert: 'Insert',
};

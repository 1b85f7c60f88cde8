/** Puts the focus into a field and selects one of its lines, which brings it into view. @param line counted from 1 */
export function showLine(field: HTMLTextAreaElement, line: number): void {
  const before = field.value.split('\n').slice(0, line - 1);
  const start = before.reduce((length, text) => length + text.length + 1, 0);
  const end = field.value.indexOf('\n', start);
  field.focus();
  field.setSelectionRange(start, end === -1 ? field.value.length : end);
  // Selecting scrolls in some browsers only.
  const lineHeight = Number.parseFloat(getComputedStyle(field).lineHeight);
  field.scrollTop = Math.max(0, (line - 3) * lineHeight);
}

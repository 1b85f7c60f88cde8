/** A longer text is no header but content. */
const MAX_LABEL = 80;

/** Whether an element may have a label over or before it. */
export function isCell(element: Element): boolean {
  return element.tagName === 'TD' || element.tagName === 'TH' || element.tagName === 'DD';
}

/**
 * What labels a table cell or a `dd`: the header of its column, the first cell of its row, or its `dt`. Never the label
 * of another column, row or value.
 * @returns the texts of the labels, a line each; `undefined` for other elements, and where there is none
 */
export function cellLabel(element: Element): string | undefined {
  const labels = element instanceof HTMLTableCellElement ? cellLabels(element) : [termOf(element)];
  const texts = labels.map((label) => label?.textContent?.trim() ?? '');
  return texts.filter((text) => text !== '' && text.length <= MAX_LABEL).join('\n') || undefined;
}

function cellLabels(cell: HTMLTableCellElement): (Element | undefined)[] {
  const row = cell.closest('tr');
  if (!row) return [];
  const head = row.closest('table')?.rows[0];
  const isUnderHead = head && head !== row && head.cells.length === row.cells.length && head.cells.length > 1;
  const lead = row.cells[0];
  return [isUnderHead ? head.cells[cell.cellIndex] : undefined, lead === cell ? undefined : lead];
}

function termOf(element: Element): Element | undefined {
  if (element.tagName !== 'DD') return undefined;
  let term = element.previousElementSibling;
  while (term?.tagName === 'DD') term = term.previousElementSibling;
  return term ?? undefined;
}

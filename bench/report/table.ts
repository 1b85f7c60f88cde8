/** Formats a number for a table; a missing value is a dash. */
export function number(value: number | undefined, digits = 1): string {
  return value === undefined || Number.isNaN(value)
    ? '–'
    : value.toFixed(digits).replace(/^-(0(?:\.0*)?)$/, '$1');
}

/** Formats a ratio, such as "1.25x". */
export function times(value: number | undefined): string {
  return value === undefined ? '–' : `${value.toFixed(2)}x`;
}

/** The rows that have any value besides their name. */
export function measuredRows(rows: readonly string[][]): string[][] {
  return rows.filter(([, ...cells]) => cells.some((cell) => cell !== '–'));
}

/** A Markdown table with aligned columns, so that it is also readable in a terminal. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = header.map((title, column) =>
    Math.max(3, title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${widths
      .map((width, column) => {
        const cell = cells[column] ?? '';
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(header), line(rule), ...rows.map(line)].join('\n');
}

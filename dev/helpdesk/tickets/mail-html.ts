/** A cell of a table in a mail, styled only with attributes, because the page's policy blocks inline styles. */
function cell(html: string, isHead = false): string {
  const tag = isHead ? 'th' : 'td';
  return `<${tag} align="left" valign="top"${isHead ? ' bgcolor="#eef1f5"' : ''}><font face="Arial, Helvetica, sans-serif" size="2">${html}</font></${tag}>`;
}

/**
 * A table in the style of mail programs.
 * @param head the column titles
 * @param rows the cells, as HTML
 */
export function mailTable(head: string[], rows: string[][]): string {
  const headRow = `<tr>${head.map((title) => cell(title, true)).join('')}</tr>`;
  const bodyRows = rows.map((row) => `<tr>${row.map((html) => cell(html)).join('')}</tr>`).join('');
  return `<table width="100%" border="1" bordercolor="#d5dae1" cellspacing="0" cellpadding="8" frame="box" rules="all">${headRow}${bodyRows}</table>`;
}

/** A paragraph in the mail's font. */
export function mailText(html: string): string {
  return `<p><font face="Arial, Helvetica, sans-serif" size="2" color="#1d2733">${html}</font></p>`;
}

/**
 * A whole mail document on white, with a coloured band at the top.
 * @param band the band's text
 * @param color the band's colour
 */
export function mailDocument(band: string, color: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${band}</title></head>
<body bgcolor="#ffffff" text="#1d2733" link="#0b5c8a" marginwidth="0" marginheight="0" topmargin="0" leftmargin="0">
<table width="100%" cellspacing="0" cellpadding="14" border="0"><tr><td bgcolor="${color}"><font face="Arial, Helvetica, sans-serif" size="3" color="#ffffff"><b>${band}</b></font></td></tr>
<tr><td bgcolor="#ffffff">${content}</td></tr></table></body></html>`;
}

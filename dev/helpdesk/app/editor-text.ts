/** The text of an editor, in which a browser puts each further line into a `div` of its own. */
export function editorText(editor: HTMLElement): string {
  const parts = [...editor.childNodes].map((node) => {
    if (node.nodeName === 'BR') return '\n';
    return node.nodeName === 'DIV' ? `\n${node.textContent}` : node.textContent;
  });
  return parts.join('').trim();
}

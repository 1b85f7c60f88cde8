/** The text of an editor, in which browsers put each additional line into its own `div`. */
export function editorText(editor: HTMLElement): string {
  const parts = [...editor.childNodes].map((node) => {
    if (node.nodeName === 'BR') return '\n';
    return node.nodeName === 'DIV' ? `\n${node.textContent}` : node.textContent;
  });
  return parts.join('').trim();
}

/** Whether an element accepts typed text. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/** `r` anywhere on the page starts a reply in the active ticket, like in real helpdesks. */
export function startShortcuts(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'r' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const composer = document.querySelector<HTMLElement>('.ticket:not([hidden]) .composer-text');
    if (composer === null) return;
    event.preventDefault();
    composer.focus();
  });
}

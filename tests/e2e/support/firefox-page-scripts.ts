// Functions that run in the page of a Firefox test. They use nothing from outside.

/** Shows IDs and an editor that inserts what is pasted, as rich editors do. */
export function showEditor(ids: readonly string[]): void {
  document.body.innerHTML = `${ids.map((id) => `<p>${id}</p>`).join('')}<textarea></textarea>`;
  document.querySelector('textarea')?.addEventListener('paste', ({ target, clipboardData }) => {
    (target as HTMLTextAreaElement).value += clipboardData?.getData('text/plain');
  });
}

/** Dispatches what WXT's content scripts listen to, and what a click on an ID consists of. */
export function forgeEvents({ x, y, extensionId }: { x: number; y: number; extensionId: string }): void {
  const type = `${extensionId}:helpdesk:wxt:content-script-started`;
  const detail = { contentScriptName: 'helpdesk', messageId: 'forged' };
  document.dispatchEvent(new CustomEvent(type, { detail }));
  window.postMessage({ type, ...detail, invalidate: true }, '*');
  const at = { clientX: x, clientY: y, bubbles: true, composed: true };
  for (const event of [new PointerEvent('pointerdown', at), new MouseEvent('click', at)])
    document.elementFromPoint(x, y)?.dispatchEvent(event);
}

/** Shows an ID in black on white in the corner of the page, in a shadow root inside another one. */
export function showInShadow(mode: ShadowRootMode, id: string): void {
  const inner = document.createElement('div');
  inner.attachShadow({ mode }).innerHTML = `<p style="font: 16px monospace; margin: 8px">${id}</p>`;
  const outer = document.createElement('my-message');
  outer.style.cssText =
    'position: fixed; z-index: 9; top: 0; left: 0; width: 200px; height: 40px; color: #000; background: #fff';
  outer.attachShadow({ mode }).append(inner);
  document.body.append(outer);
}

import { addShadowHost, createHtml, dismissOnOutsideClick, setRaised } from '../../../utils/dom.ts';
import type { Anchor } from '../../page/model.ts';
import type { PageTexts } from '../../page/page-texts.ts';

const STYLE = `
  div {
    position: fixed;
    z-index: 2147483647;
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 6px 6px 6px 12px;
    border-radius: 10px;
    color-scheme: light dark;
    color: light-dark(#1c2333, #e6e8ee);
    background: light-dark(#ffffff, #1c1f25);
    box-shadow: 0 0 0 1px light-dark(rgb(16 24 40 / 0.12), rgb(255 255 255 / 0.16)), 0 6px 16px -4px rgb(16 24 40 / 0.28);
    font: 13px/20px system-ui, sans-serif;
  }
  button {
    padding: 4px 10px;
    border: 0;
    border-radius: 8px;
    color: light-dark(#3451d1, #93a7ff);
    background: light-dark(#eef1ff, #232a4a);
    font: inherit;
    font-weight: 500;
    cursor: pointer;
  }
  @media (forced-colors: active) {
    div, button { border: 1px solid; }
  }
`;
const GAP = 8;

/**
 * Prepares the notice that the extension was updated or removed, for pages that stayed open: their script can no
 * longer reach the background.
 * @returns shows the notice below an ID, until a click elsewhere or Escape
 */
export function createReloadNotice({ current }: Pick<PageTexts, 'current'>): (anchor: Anchor) => void {
  return ({ x, y, height }) => {
    const { outdated, reload: label } = current();
    const { host, root } = addShadowHost(STYLE);
    const line = createHtml('div');
    line.setAttribute('role', 'alert');
    const button = createHtml('button');
    button.textContent = label;
    button.addEventListener('click', ({ isTrusted }) => isTrusted && reload());
    line.append(outdated, button);
    root.append(line);
    setRaised(host, true);
    const { offsetWidth, offsetHeight } = line;
    line.style.left = `${Math.max(GAP, Math.min(x, innerWidth - offsetWidth - GAP))}px`;
    line.style.top = `${Math.max(GAP, Math.min(y + height + GAP, innerHeight - offsetHeight - GAP))}px`;
    const shown = new AbortController();
    const dismiss = (): void => {
      shown.abort();
      host.remove();
    };
    dismissOnOutsideClick(({ target }) => target === host, dismiss, shown.signal);
  };
}

/** Reloads the whole page, or only this frame if the page around it has another origin. */
function reload(): void {
  try {
    (window.top ?? window).location.reload();
  } catch {
    location.reload();
  }
}

import { addShadowHost, createHtml, returnFocus, setRaised, toParentFrame } from '../../../utils/dom.ts';
import { boxOf, documentOf } from '../../../utils/native-dom.ts';

/** Lets the agent choose one of several editors: each is outlined and numbered. */
interface EditorChooser {
  /**
   * Adds the listeners that choosing needs. Call this before a card is shown: the card's own listeners close it on Escape
   * and on clicks outside, so they must come later. Not before that, because listeners cost time with every key.
   */
  standBy(): void;
  /** @returns the editor; `undefined` if the agent pressed Escape, clicked elsewhere or did not choose in time */
  choose(editors: readonly HTMLElement[]): Promise<HTMLElement | undefined>;
}

const STYLE = `
  [role='group'] {
    color-scheme: light dark;
    --accent: light-dark(#3451d1, #93a7ff);
    --surface: light-dark(#ffffff, #1c1f25);
    font: 500 13px/20px system-ui, sans-serif;
  }
  button {
    position: fixed;
    z-index: 2147483647;
    box-sizing: border-box;
    padding: 0;
    border: 2px solid var(--accent);
    border-radius: 8px;
    background: color-mix(in srgb, var(--accent) 10%, transparent);
    font: inherit;
    cursor: pointer;
  }
  button:hover, button:focus { background: color-mix(in srgb, var(--accent) 22%, transparent); outline: 0; }
  button:focus { box-shadow: 0 0 0 2px var(--surface), 0 0 0 5px var(--accent); }
  b {
    position: absolute;
    top: 4px;
    left: 4px;
    min-width: 22px;
    height: 22px;
    border-radius: 6px;
    color: var(--surface);
    background: var(--accent);
    font-weight: 600;
    line-height: 22px;
    text-align: center;
  }
  p {
    position: fixed;
    z-index: 2147483647;
    top: 16px;
    left: 50%;
    max-width: calc(100vw - 32px);
    box-sizing: border-box;
    margin: 0;
    padding: 8px 14px;
    border-radius: 10px;
    color: light-dark(#1a1d24, #e8eaf0);
    background: var(--surface);
    box-shadow: 0 0 0 1px light-dark(rgb(16 24 40 / 0.12), rgb(255 255 255 / 0.16)), 0 12px 32px -8px rgb(16 24 40 / 0.3);
    translate: -50%;
  }
  @media (forced-colors: active) {
    button:hover, button:focus { border-width: 5px; }
    b, p { border: 1px solid; }
  }
`;
/** Number of editors that can be chosen by a digit key. The others can be clicked. */
const MAX_KEYS = 9;
/** The card waits for the result for 25 seconds. */
const LIMIT_MS = 20_000;
/** An editor outside the window has a mark of this size at the edge. */
const MARK = 30;
const EDGE = 4;
/** The helpdesk must not receive these events: it closes things on clicks elsewhere. */
const OWN_EVENTS = ['mousedown', 'pointerup', 'mouseup', 'click', 'keypress', 'keyup'];

interface Choosing {
  host: HTMLElement;
  buttons: HTMLButtonElement[];
  end(chosen?: HTMLElement): void;
  pick(index: number): void;
}

/** Creates the chooser of a page. Ends with `signal`. @param readHint returns the hint that is shown while choosing */
export function createEditorChooser(readHint: () => string, signal: AbortSignal): EditorChooser {
  let open: Choosing | undefined;
  const options = { capture: true, signal };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (open && event.isTrusted) onKey(open, event);
  };
  const onPointerDown = (event: PointerEvent): void => {
    if (!open || !event.isTrusted) return;
    if (event.target === open.host) event.stopImmediatePropagation();
    else open.end();
  };
  signal.addEventListener('abort', () => open?.end());

  // The browser ignores a listener that is already registered.
  function standBy(): void {
    addEventListener('keydown', onKeyDown, options);
    addEventListener('pointerdown', onPointerDown, options);
  }

  return {
    standBy,
    choose(editors) {
      open?.end();
      standBy();
      return new Promise((resolve) => {
        const focusedBefore = document.activeElement;
        const life = new AbortController();
        const { host, buttons, place } = draw(editors, readHint());
        const end = (chosen?: HTMLElement): void => {
          if (life.signal.aborted) return;
          life.abort();
          clearTimeout(timer);
          open = undefined;
          host.remove();
          if (!chosen) returnFocus(focusedBefore);
          resolve(chosen);
        };
        const timer = setTimeout(end, LIMIT_MS);
        const pick = (index: number): void => end(editors[index]);
        buttons.forEach((button, index) => {
          button.addEventListener('click', ({ isTrusted }) => isTrusted && pick(index));
        });
        open = { host, buttons, end, pick };
        addEventListener('scroll', place, { capture: true, passive: true, signal: life.signal });
        addEventListener('resize', place, { signal: life.signal });
        place();
        // The card may cover an editor, its number and the hint.
        setRaised(host, true);
        buttons[0]?.focus({ preventScroll: true });
      });
    },
  };
}

/** The page receives none of these keys. Enter and space already press the focused button. */
function onKey({ buttons, end, pick }: Choosing, event: KeyboardEvent): void {
  event.stopImmediatePropagation();
  const { key, shiftKey } = event;
  const index = Number(key) - 1;
  if (key === 'Escape') end();
  else if (buttons[index] && index < MAX_KEYS) pick(index);
  else if (key === 'Tab') {
    const root = buttons[0]?.getRootNode() as ShadowRoot;
    const at = buttons.indexOf(root.activeElement as HTMLButtonElement);
    buttons.at((at + (shiftKey ? -1 : 1)) % buttons.length)?.focus({ preventScroll: true });
  } else return;
  event.preventDefault();
}

/** Draws a button over each editor. `place` puts them where the editors are. */
function draw(editors: readonly HTMLElement[], hint: string) {
  const { host, root } = addShadowHost(STYLE);
  for (const name of OWN_EVENTS) host.addEventListener(name, (event) => event.stopPropagation());
  const group = createHtml('div');
  group.setAttribute('role', 'group');
  const text = createHtml('p');
  group.ariaLabel = text.textContent = hint;
  const buttons = editors.map((editor, index) => {
    const button = createHtml('button');
    const number = createHtml('b');
    number.textContent = `${index + 1}`;
    button.ariaLabel = `${index + 1} ${nameOf(editor)}`.trim();
    button.append(number);
    return button;
  });
  group.append(...buttons, text);
  root.append(group);
  const place = (): void =>
    editors.forEach((editor, index) => {
      const { left, top, right, bottom } = visibleBox(editor);
      Object.assign((buttons[index] as HTMLElement).style, {
        left: `${left}px`,
        top: `${top}px`,
        width: `${right - left}px`,
        height: `${bottom - top}px`,
      });
    });
  return { host, buttons, place };
}

/** The name that the page gives an editor; empty if it has none. */
const nameOf = (editor: HTMLElement): string =>
  ['aria-label', 'placeholder', 'title']
    .map((name) => Element.prototype.getAttribute.call(editor, name))
    .find(Boolean)
    ?.trim() ?? '';

/** The part of an editor that is in the window, in CSS pixels of this window; a mark at the edge if there is none. */
function visibleBox(editor: HTMLElement) {
  let { left, top, right, bottom } = boxOf(editor);
  let view = documentOf(editor)?.defaultView;
  for (; view && view !== window; view = view.parent as typeof view) {
    const frame = view.frameElement as HTMLElement | null;
    if (!frame) break;
    const box = boxOf(frame);
    const inside = toParentFrame(new DOMRect(left, top, right - left, bottom - top), frame);
    left = Math.max(inside.x, box.left);
    top = Math.max(inside.y, box.top);
    right = Math.min(inside.x + inside.width, box.right);
    bottom = Math.min(inside.y + inside.height, box.bottom);
  }
  left = Math.max(EDGE, Math.min(left, innerWidth - EDGE - MARK));
  top = Math.max(EDGE, Math.min(top, innerHeight - EDGE - MARK));
  right = Math.max(left + MARK, Math.min(right, innerWidth - EDGE));
  bottom = Math.max(top + MARK, Math.min(bottom, innerHeight - EDGE));
  return { left, top, right, bottom };
}

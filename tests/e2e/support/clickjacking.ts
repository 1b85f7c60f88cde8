import { expect, type Frame } from '@playwright/test';
import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';

declare const chrome: { runtime: { sendMessage(message: unknown): Promise<{ value?: unknown }> } };

/** An ID with a shipment. */
export const CLICKED_ID = SAMPLE_IDS.moving;
/** Found only beside a label, so the card offers to add its format; it has no shipment. */
export const UNFAMILIAR_ID = '77665545';

/** The page counts the replies in its editor, as a page does to read them. */
export const EDITOR_PAGE = `
  <p style="padding: 8px 40px">Tracking number: ${CLICKED_ID}</p>
  <header style="position: fixed; z-index: 99999; left: 0; top: 70px; width: 100%; height: 30px">Menu</header>
  <textarea aria-label="Reply"></textarea>
  <p style="margin-top: 100px; padding: 8px 40px">Tracking number: ${UNFAMILIAR_ID}</p>
  <div id="cover"></div>
  <div style="height: 2000px"></div>
  <script>
    const editor = document.querySelector('textarea');
    Object.defineProperty(window, 'pasted', { get: () => editor.value.split('${CLICKED_ID}').length - 1 });
  </script>`;

/** Styles and rules that a page sets on the card's host, the root element, or an element above the card. */
export interface Attack {
  name: string;
  host?: Record<string, string>;
  root?: Record<string, string>;
  cover?: Record<string, string>;
  isPopover?: boolean;
  /** The page first takes the card from the top layer, in which nothing else covers it. */
  isLowered?: boolean;
  /** The cover comes before the card in the document. */
  isBefore?: boolean;
  /** Style rules of the page. */
  rules?: string;
}

const OVER_ALL = {
  position: 'fixed',
  inset: '0',
  width: '100%',
  height: '100%',
  'z-index': '2147483647',
  background: 'white',
};
const UNHIT_OVER_ALL = { ...OVER_ALL, 'pointer-events': 'none' };

const declarations = (style: Record<string, string>): string =>
  Object.entries(style)
    .map((declaration) => declaration.join(': '))
    .join('; ');

export const ATTACKS: readonly Attack[] = [
  { name: 'opacity of the host', host: { opacity: '0.001' } },
  { name: 'opacity of the root', root: { opacity: '0.001' } },
  { name: 'filter of the host', host: { filter: 'opacity(0)' } },
  { name: 'filter of the root', root: { filter: 'opacity(0)' } },
  { name: 'clipped root', root: { 'clip-path': 'inset(90% 0 0 0)' } },
  { name: 'clipped host', host: { display: 'block', 'clip-path': 'circle(30px at 50px 50px)' } },
  { name: 'moved by a transform', root: { transform: 'translateX(300px)' } },
  { name: 'moved by the host', host: { display: 'block', translate: '300px 0' } },
  { name: 'tiny scale', root: { scale: '0.02' } },
  { name: 'tiny zoom', root: { zoom: '0.1' } },
  { name: 'blend mode', host: { display: 'block', 'mix-blend-mode': 'lighten' } },
  { name: 'mask', root: { 'mask-image': 'linear-gradient(transparent, transparent)' } },
  { name: 'hidden host', host: { visibility: 'hidden' } },
  { name: 'cover', isLowered: true, cover: OVER_ALL },
  { name: 'cover that lets clicks through', isLowered: true, cover: UNHIT_OVER_ALL },
  { name: 'popover that lets clicks through', cover: UNHIT_OVER_ALL, isPopover: true },
  {
    name: 'cover before a host with a layer of its own',
    isLowered: true,
    host: { display: 'block', position: 'relative', 'z-index': '0' },
    cover: UNHIT_OVER_ALL,
    isBefore: true,
  },
  {
    name: 'drawn by the host',
    rules: `waybill-card::after { content: ''; ${declarations(UNHIT_OVER_ALL)} }`,
  },
  {
    name: 'drawn by the root',
    isLowered: true,
    rules: `html::after { content: ''; ${declarations(UNHIT_OVER_ALL)} }`,
  },
];

/** Applies an attack, or removes it. Runs in the page. */
export function applyAttack(attack: Attack, isOn: boolean): void {
  const { host, root, cover, isPopover = false, isLowered = false, isBefore = false, rules } = attack;
  for (const [selector, style = {}] of Object.entries({
    'waybill-card': host,
    html: root,
    '#cover': cover,
  })) {
    const element = document.querySelector<HTMLElement>(selector);
    for (const [property, value] of Object.entries(style)) {
      if (isOn) element?.style.setProperty(property, value, 'important');
      else element?.style.removeProperty(property);
    }
  }
  if (isLowered) document.querySelector<HTMLElement>('waybill-card')?.togglePopover(!isOn);
  const above = document.querySelector<HTMLElement>('#cover');
  if (cover && above && !isBefore) (isOn ? document.documentElement : document.body).append(above);
  if (rules && isOn) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  } else if (rules) document.adoptedStyleSheets.pop();
  if (!above || !isPopover) return;
  above.popover = 'manual';
  above.togglePopover(isOn);
}

/** Waits until the page script confirms that the user sees the card. */
export async function expectSeen(card: Frame, nonce: string): Promise<void> {
  const seen = () =>
    card.evaluate(async (sent) => {
      const request = { nonce: sent, frameId: 0, pressedAt: Date.now() };
      return (await chrome.runtime.sendMessage({ name: 'verifyCardSeen', request })).value;
    }, nonce);
  await expect.poll(seen, { intervals: [50] }).toEqual({ wasSeen: true });
}

import { bulkId, SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { collectErrors, expect, middleOfId, test } from '../support/fixtures.ts';
import { expectUnharmed, openCardOf } from '../support/hostile-page.ts';
import { evaluateAsContentScript } from '../support/isolated-world.ts';

const ID = SAMPLE_IDS.moving;
const TICKET = `<p id="ticket">Tracking number: ${ID}</p>`;

/** Redefines what a content script might use; each use is noted in an attribute and fails. */
function redefineGlobals(): void {
  const { dataset } = document.documentElement;
  const trap = (owner: object, name: PropertyKey): void => {
    const get = () => {
      dataset.touched = `${dataset.touched ?? ''} ${String(name)}`;
      throw new Error('redefined');
    };
    // Without a prototype, which will have traps too.
    Object.defineProperty(owner, name, Object.assign(Object.create(null), { get, set: get }));
  };
  const traps: [owner: object, names: PropertyKey[]][] = [
    [
      Element.prototype,
      ['attachShadow', 'shadowRoot', 'animate', 'closest', 'append', 'getBoundingClientRect'],
    ],
    [Node.prototype, ['textContent', 'parentElement', 'isConnected', 'contains', 'childNodes']],
    [Document.prototype, ['createElement', 'elementFromPoint', 'caretPositionFromPoint', 'querySelectorAll']],
    [CustomElementRegistry.prototype, ['define', 'get', 'whenDefined']],
    [HighlightRegistry.prototype, ['get', 'set', 'delete', 'clear', 'values', 'highlightsFromPoint']],
    [EventTarget.prototype, ['addEventListener', 'dispatchEvent']],
    [Event.prototype, ['composedPath', 'preventDefault', 'stopPropagation', 'target']],
    [MessageEvent.prototype, ['data', 'source', 'origin']],
    [
      window,
      ['MutationObserver', 'IntersectionObserver', 'Highlight', 'StaticRange', 'getSelection', 'postMessage'],
    ],
    [window, ['setTimeout', 'requestAnimationFrame', 'scheduler', 'AbortController', 'crypto', 'JSON']],
    [Promise, ['resolve', 'race', 'all']],
    [Promise.prototype, ['then', 'catch']],
    [Object.prototype, ['toString', 'valueOf', 'toJSON', 'then', 'command', 'name', 'ok', 'value']],
    [Function.prototype, ['call', 'apply', 'bind', 'toString']],
    [RegExp.prototype, ['exec', 'test']],
    [String.prototype, ['replace', 'normalize', 'slice']],
    [Map.prototype, ['get', 'set']],
    [Array.prototype, ['map', 'filter', 'forEach', 'flatMap', 'push', Symbol.iterator]],
  ];
  for (const [owner, names] of traps) for (const name of names) trap(owner, name);
}

test('a page that redefines all globals that scripts use changes nothing, and sees none of them used', async ({
  openHtml,
  platform,
}) => {
  const page = await openHtml(`${TICKET}<script>(${redefineGlobals})()</script>`);
  const errors = collectErrors(page);
  await expectUnharmed(page, platform, bulkId(801));
  expect(await evaluateAsContentScript(page, 'document.documentElement.dataset.touched ?? ""')).toBe('');
  expect(errors).toEqual([]);
});

/** Names that WXT gives its events, in all versions. */
const WXT_EVENTS = ['wxt:content-script-started', 'wxt:locationchange', 'wxt:reload-content-script'];

/** Sends the page all events and messages that the extension might listen to. */
function forgeEvents(names: string[]): void {
  const nonce = '00000000-0000-4000-8000-000000000000';
  const anchor = { x: 1, y: 1, width: 1, height: 1 };
  const messages: object[] = [
    ...['showCard', 'prepareCard', 'placeCard', 'cardToggled', 'detectionChanged', 'insertText'].map(
      (command) => ({ command, nonce, title: 'evil', anchor, change: 'height', height: 1, text: 'evil' }),
    ),
    ...['openCard', 'checkCard', 'getShipment', 'getConnections'].map((name) => ({
      name,
      request: { trackingId: 'ABCD1234567890', anchor, nonce, refresh: true },
    })),
    { kind: 'show', nonce, shownAt: 0, maxHeight: 500, growsUp: false, isPinned: false },
    { kind: 'empty' },
    { frame: nonce, ids: ['ABCD1234567890'] },
  ];
  for (const name of names) {
    const detail = { contentScriptName: name.split(':')[1], messageId: 'forged', event: 'change' };
    messages.push({ type: name, ...detail }, { type: name, ...detail, invalidate: true });
    for (const target of [document, window, document.documentElement, document.body])
      target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }
  for (const message of messages) {
    window.postMessage(message, '*');
    dispatchEvent(new MessageEvent('message', { data: message, source: window, origin: location.origin }));
    for (let i = 0; i < frames.length; i++) frames[i]?.postMessage(message, '*');
  }
}

/** Has the user's input happen without the user, on an element and at a point in it. */
function forgeInput(element: HTMLElement, { x, y }: { x: number; y: number }): void {
  const at = { clientX: x, clientY: y, bubbles: true, composed: true, cancelable: true };
  for (const name of [
    'pointermove',
    'pointerdown',
    'mousedown',
    'pointerup',
    'mouseup',
    'click',
    'auxclick',
  ]) {
    const isPointer = name.startsWith('pointer');
    const event = isPointer
      ? new PointerEvent(name, { ...at, pointerType: 'mouse' })
      : new MouseEvent(name, at);
    for (const target of [element, document.querySelector('waybill-card'), document.body, window])
      target?.dispatchEvent(event);
  }
  element.click();
  document.querySelector<HTMLElement>('waybill-card')?.click();
  for (const key of ['j', 'k', 'l', 'u', 'Enter', ' '])
    for (const name of ['keydown', 'keyup'])
      document.body.dispatchEvent(
        new KeyboardEvent(name, { key, altKey: true, shiftKey: true, bubbles: true }),
      );
}

/** What a page could send to the extension's background, if it had anything to send it with. */
const channels = () => (window as unknown as { chrome?: { runtime?: object } }).chrome?.runtime;

test('forged events, messages and clicks send nothing and switch nothing off', async ({
  openHtml,
  sharedBrowser: { extensionId },
  platform,
}) => {
  const page = await openHtml(TICKET);
  const errors = collectErrors(page);
  const names = ['helpdesk', 'page', 'card', 'undefined'].flatMap((entrypoint) =>
    WXT_EVENTS.map((name) => `${extensionId}:${entrypoint}:${name}`),
  );
  const middle = await middleOfId(page, ID);
  // Prepares the card, which the page then has in its document.
  await page.mouse.move(middle.x, middle.y);
  await expect.poll(() => page.locator('waybill-card').count()).toBe(1);
  await page.evaluate(forgeEvents, names);
  await page.locator('#ticket').evaluate(forgeInput, middle);
  expect(await page.evaluate(() => frames.length)).toBe(0);
  expect(await page.evaluate(channels)).toBeUndefined();
  await expectUnharmed(page, platform, bulkId(802));
  expect(errors).toEqual([]);

  // The same beside an open card: its ID stays, and no other one is looked up.
  await platform.resetCounts();
  await page.evaluate(forgeEvents, names);
  await page.locator('#ticket').evaluate(forgeInput, middle);
  await openCardOf(page, bulkId(802));
  expect(await platform.requests()).toEqual([]);
});

/** What a page does to the card's host element while the card is open. */
const HOST_ATTACKS: Record<string, (host: HTMLElement) => unknown> = {
  removed: (host) => host.remove(),
  'removed again and again': (host) =>
    new MutationObserver((_, observer) => {
      host.remove();
      observer.disconnect();
    }).observe(document.documentElement, { childList: true }),
  'moved into the page': (host) => document.body.prepend(host),
  'moved into another document': (host) => {
    document.implementation.createHTMLDocument().body.append(host);
  },
  cloned: (host) => document.body.append(host.cloneNode(true), host.cloneNode(true)),
  'without its styles': (host) => host.removeAttribute('style'),
  'filled by the page': (host) => host.append('A shipment that the page made up'),
  'replaced by an own one': (host) => host.replaceWith(document.createElement('waybill-card')),
  'taken out with the body': () => document.documentElement.replaceChildren(document.head, document.body),
};

test('removing, cloning, moving or filling the host element does not stop the detection', async ({
  openHtml,
  platform,
}) => {
  const page = await openHtml(TICKET);
  const errors = collectErrors(page);
  await openCardOf(page, ID);
  let next = 810;
  for (const [name, attack] of Object.entries(HOST_ATTACKS)) {
    await test.step(name, async () => {
      await platform.resetCounts();
      // The newest one: others may be left from earlier attacks.
      await page.evaluate(`(${attack})([...document.querySelectorAll('waybill-card')].at(-1))`);
      await expectUnharmed(page, platform, bulkId(next++));
    });
  }
  expect(errors).toEqual([]);
});

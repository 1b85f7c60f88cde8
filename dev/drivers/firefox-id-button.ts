import type { Page } from 'puppeteer-core';
import type { FirefoxWithExtension } from '../firefox.ts';
import type { IdButton } from './driver.ts';
import { contextOf, sendToFirefox } from './firefox-internals.ts';

/** A node as WebDriver BiDi describes it. */
interface RemoteNode {
  sharedId?: string;
  value?: {
    localName?: string;
    nodeValue?: string;
    attributes?: Record<string, string>;
    children?: RemoteNode[];
    shadowRoot?: RemoteNode | null;
  };
}

/** The button beside an ID, if there is one. Its shadow root is closed, but WebDriver reads those, too. */
export async function findIdButtonInFirefox(
  firefox: FirefoxWithExtension,
  page: Page,
): Promise<IdButton | undefined> {
  const context = contextOf(page.mainFrame());
  const { nodes } = (await sendToFirefox(firefox, 'browsingContext.locateNodes', {
    context,
    locator: { type: 'css', value: 'waybill-card' },
    serializationOptions: { maxDomDepth: 4, includeShadowTree: 'all' },
  })) as { nodes: RemoteNode[] };
  const button = nodes.flatMap(withDescendants).find(({ value }) => value?.localName === 'button');
  if (!button?.sharedId) return undefined;
  const read = (await sendToFirefox(firefox, 'script.callFunction', {
    functionDeclaration: `${placeOfButton}`,
    arguments: [{ sharedId: button.sharedId }],
    target: { context },
    awaitPromise: false,
  })) as { result?: { value?: string } };
  // It was removed between the two commands.
  if (!read.result?.value) return undefined;
  const texts = withDescendants(button).map(({ value }) => value?.nodeValue ?? '');
  return {
    name: button.value?.attributes?.['aria-label'] ?? texts.join(''),
    ...JSON.parse(read.result.value),
  };
}

function withDescendants(node: RemoteNode): RemoteNode[] {
  const { children = [], shadowRoot } = node.value ?? {};
  return [node, ...[...children, ...(shadowRoot ? [shadowRoot] : [])].flatMap(withDescendants)];
}

/** Runs in the page. */
function placeOfButton(button: HTMLElement): string {
  const { x, y, width, height } = button.getBoundingClientRect();
  const root = button.getRootNode() as ShadowRoot;
  const isFocused = root.activeElement === button && document.hasFocus();
  return button.isConnected ? JSON.stringify({ isFocused, x: x + width / 2, y: y + height / 2 }) : '';
}

import { expect, type Page } from '@playwright/test';

/** The button beside an ID, as a person meets it. */
export interface Offer {
  name: string;
  isFocused: boolean;
  /** Its middle in the viewport. */
  x: number;
  y: number;
}

/** The button that offers an ID's shipment, if there is one. It is in a closed shadow root: the browser's own tree shows it. */
export async function offer(page: Page): Promise<Offer | undefined> {
  const session = await page.context().newCDPSession(page);
  try {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const button = nodes.find(
      ({ role, name }) => role?.value === 'button' && String(name?.value).endsWith('Show shipment'),
    );
    if (!button?.backendDOMNodeId) return undefined;
    const { backendDOMNodeId: backendNodeId } = button;
    const box = await session.send('DOM.getBoxModel', { backendNodeId }).catch(() => undefined);
    // It went between the two questions.
    if (!box) return undefined;
    const { model } = box;
    const [left = 0, top = 0, , , right = 0, bottom = 0] = model.border;
    const isFocused = button.properties?.some(
      ({ name, value }) => name === 'focused' && value.value === true,
    );
    return {
      name: String(button.name?.value),
      isFocused: isFocused === true,
      x: (left + right) / 2,
      y: (top + bottom) / 2,
    };
  } finally {
    await session.detach();
  }
}

/** Waits for the button. */
export async function expectOffer(page: Page): Promise<Offer> {
  await expect.poll(() => offer(page), { intervals: [20, 50], message: 'the card is offered' }).toBeDefined();
  const found = await offer(page);
  if (!found) throw new Error('The offer went at once.');
  return found;
}

/** Waits until there is none. */
export async function expectNoOffer(page: Page): Promise<void> {
  await expect
    .poll(() => offer(page), { intervals: [20, 50], message: 'nothing is offered' })
    .toBeUndefined();
}

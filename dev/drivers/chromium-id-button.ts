import type { Page } from '@playwright/test';
import { PAGE_TEXTS } from '../../features/page/page-texts.ts';
import type { IdButton } from './driver.ts';

/** The button has a border only in forced colours. */
interface DrawnIdButton extends IdButton {
  borderWidth: number;
}

/**
 * The button of an ID, if there is one. Its shadow root is closed, but the accessibility tree has it.
 * @param texts in the language of the interface
 */
export async function findIdButton(page: Page, texts = PAGE_TEXTS.en): Promise<DrawnIdButton | undefined> {
  const session = await page.context().newCDPSession(page);
  try {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const button = nodes.find(
      ({ role, name }) => role?.value === 'button' && String(name?.value).endsWith(texts.showShipment),
    );
    if (!button?.backendDOMNodeId) return undefined;
    const { backendDOMNodeId: backendNodeId } = button;
    const box = await session.send('DOM.getBoxModel', { backendNodeId }).catch(() => undefined);
    // It was removed between the two calls.
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
      borderWidth: (model.padding[0] ?? left) - left,
    };
  } finally {
    await session.detach();
  }
}

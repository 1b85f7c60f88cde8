import { expect } from '@playwright/test';
import type { Browser, Frame, Page } from 'puppeteer-core';
import { builtExtension, geckoIdOf } from '../../../dev/build-extension.ts';
import { viewInFirefox } from '../../../dev/drivers/firefox-controls.ts';
import { type FirefoxOptions, type FirefoxWithExtension, launchFirefox } from '../../../dev/firefox.ts';
import type { TestServers } from '../../../dev/test-servers.ts';
import { t } from './messages.ts';

/** Starts Firefox with the built extension. */
export function launchBuiltFirefox(
  { helpdesk }: TestServers,
  options: Pick<FirefoxOptions, 'preferences' | 'userDataDir'> = {},
): Promise<FirefoxWithExtension> {
  const extensionDir = builtExtension('firefox');
  const geckoId = geckoIdOf(extensionDir);
  return launchFirefox({ extensionDir, geckoId, helpdesk, ...options });
}

/** Opens the popup in a tab and looks up an ID. */
export async function lookUpInTab(firefox: FirefoxWithExtension, trackingId: string): Promise<Page> {
  const popup = await firefox.openExtensionPage('popup.html');
  const field = viewInFirefox(popup).field(t.popup.field);
  await field.fill(trackingId);
  await field.press('Enter');
  return popup;
}

export async function textOf(card: Frame | undefined): Promise<string> {
  return (await card?.evaluate(() => document.body.textContent)) ?? '';
}

/** Finds the button by its text: by name, Firefox would compute the accessible names of the whole page. */
export async function pressButton(page: Page | Frame, text: string): Promise<void> {
  const press = (wanted: string) => {
    const button = [...document.querySelectorAll('button')].find(
      ({ innerText }) => innerText.trim() === wanted,
    );
    button?.click();
    return button !== undefined;
  };
  await expect.poll(() => page.evaluate(press, text)).toBe(true);
}

/** Counts the coloured pixels of a screenshot. */
export function coloredPixels(page: Page, png: Uint8Array): Promise<number> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    context?.drawImage(picture, 0, 0);
    const { data = [] } = context?.getImageData(0, 0, picture.width, picture.height) ?? {};
    let colored = 0;
    for (let i = 0; i < data.length; i += 4) {
      const [red = 0, green = 0, blue = 0] = data.slice(i, i + 3);
      if (Math.max(red, green, blue) - Math.min(red, green, blue) > 16) colored++;
    }
    return colored;
  }, Buffer.from(png).toString('base64'));
}

/** Puppeteer gets no events of this type until the returned function is called. */
export function leaveOutEvent(browser: Browser, type: string): () => void {
  const { connection } = browser as unknown as {
    connection: { emit(type: string, event: object): boolean };
  };
  const { emit } = connection;
  connection.emit = (each, event) => each !== type && emit.call(connection, each, event);
  return () => {
    connection.emit = emit;
  };
}

/** The paths of the extension's pages that have been loaded in frames, with what a card shows. */
export async function extensionFrames(page: Page): Promise<string[]> {
  const read = () =>
    location.protocol === 'moz-extension:' ? location.pathname + document.body.textContent?.trim() : '';
  const frames = page.frames().filter((frame) => frame !== page.mainFrame());
  const shown = await Promise.all(frames.map((frame) => frame.evaluate(read).catch(() => '')));
  return shown.filter(Boolean);
}

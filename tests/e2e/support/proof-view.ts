import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Download, Frame, Locator, Page } from '@playwright/test';
import type { AdminClient } from '../../../dev/platform/admin-client.ts';
import type { TestServers } from '../../../dev/test-servers.ts';
import { lookUp } from './extension-pages.ts';
import { expect } from './fixtures.ts';
import { t } from './messages.ts';

/**
 * Makes the platform return these proof images for an ID; names that begin with `http` are used as they are. Each test
 * needs an ID of its own: the extension caches answers.
 */
export async function layImages(
  platform: AdminClient,
  { platform: { sandbox } }: TestServers,
  trackingId: string,
  files: string[],
) {
  const images = new URL('/images/', sandbox.clientUrl);
  const pods = files.map((file) => new URL(file, images).href);
  await platform.layReply({
    environment: 'sandbox',
    trackingId,
    body: {
      trackingId,
      status: 'DELIVERED',
      updatedAt: '2026-11-18T14:32:05.120Z',
      proofOfDelivery: { recipient: 'Robin <b>Marlow</b>', deliveryDate: '2026-11-18', pods },
    },
  });
}

/** Looks up an ID with proof in the popup. */
export async function lookUpProof(popup: Page, id: string): Promise<void> {
  await lookUp(popup, id);
  await expect(popup.getByRole('button', { name: t.proof.saveEvidence })).toBeVisible();
}

/** Waits until the viewer shows its image. */
export async function expectShown(viewer: Locator): Promise<void> {
  const image = viewer.locator('.viewer-image');
  await expect
    .poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth))
    .toBeTruthy();
  await expect(viewer.locator('.viewer-loading')).toHaveCount(0);
}

/** Size and centre of the viewer's image on the screen. */
export async function place(view: Page | Frame) {
  const box = await view.locator('.viewer-image').boundingBox();
  if (!box) throw new Error('No image is shown.');
  return { ...box, middleX: box.x + box.width / 2, middleY: box.y + box.height / 2 };
}

/** The content of a download. */
export const bytesOf = async (download: Download) => readFile(await download.path());

/** Presses Ctrl+V. @returns the media types of the pasted files */
export async function paste(page: Page): Promise<string[]> {
  // The listener is there before the key: what is sent first does not always arrive first.
  const pasted = await page.evaluateHandle(() => {
    const types = new Promise<string[]>((resolve) => {
      addEventListener('paste', ({ clipboardData }) =>
        resolve([...(clipboardData?.files ?? [])].map(({ type }) => type)),
      );
    });
    return { types };
  });
  await page.keyboard.press('Control+v');
  return pasted.evaluate(({ types }) => types);
}

/** Writes files side by side into a new folder. @returns its address, with a slash at the end */
export async function unpack(files: ReadonlyMap<string, Buffer>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'waybill-'));
  for (const [name, content] of files) await writeFile(join(folder, name), content);
  return `${pathToFileURL(folder).href}/`;
}

import { readFile } from 'node:fs/promises';
import { launchPlainChromium } from '../chromium.ts';

/** Draws the toolbar icons from icon.svg: `node --import tsx dev/brand/draw-icons.ts`. */
const SIZES = [16, 32, 48, 96, 128];

const svg = await readFile(new URL('./icon.svg', import.meta.url), 'utf8');
const browser = await launchPlainChromium();
const page = await browser.newPage();
for (const size of SIZES) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
  );
  await page.screenshot({ path: `public/icon/${size}.png`, omitBackground: true });
}
await browser.close();

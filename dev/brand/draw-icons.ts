import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { findChromium } from '../browsers.mjs';

/** Draws the toolbar icons from icon.svg: `node --import tsx dev/brand/draw-icons.ts`. */
const SIZES = [16, 32, 48, 96, 128];

const svg = await readFile(new URL('./icon.svg', import.meta.url), 'utf8');
const found = await findChromium();
const browser = await chromium.launch({
  ...(found ? { executablePath: found.executablePath } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const page = await browser.newPage();
for (const size of SIZES) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
  );
  await page.screenshot({ path: `public/icon/${size}.png`, omitBackground: true });
}
await browser.close();

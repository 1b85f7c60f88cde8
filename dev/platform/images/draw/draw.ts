/**
 * Redraws the proof images: `node --import tsx dev/platform/images/draw/draw.ts`. The images are committed; run this only
 * after changing a scene.
 */
import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { launchPlainChromium } from '../../../chromium.ts';
import { SCENES, type Scene, sceneSvg } from './scenes.ts';

const FOLDER = fileURLToPath(new URL('../', import.meta.url));

async function draw(scene: Scene, browser: Browser): Promise<void> {
  const target = FOLDER + scene.file;
  const svg = sceneSvg(scene);
  if (extname(scene.file) === '.svg') return writeFile(target, svg);
  const { width, height } = scene;
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
  const isJpeg = extname(scene.file) === '.jpg';
  await page.screenshot({ path: target, ...(isJpeg ? { type: 'jpeg', quality: 78 } : { type: 'png' }) });
  await page.close();
}

const browser = await launchPlainChromium();
for (const scene of SCENES) await draw(scene, browser);
await browser.close();

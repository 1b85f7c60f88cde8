import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Frame, Page } from 'puppeteer-core';
import { builtExtension } from '../../dev/build-extension.ts';
import { type FirefoxWithExtension, launchFirefox } from '../../dev/firefox.ts';
import { configureInFirefox } from '../../dev/firefox-options.ts';
import { DELIVERED } from '../../dev/journeys/answer.ts';
import { middleOfPainted, textsOfPainted } from '../../dev/journeys/painted-in-page.ts';
import { type Stage, startStage } from '../../dev/stage.ts';

const VIEWPORT = { width: 1280, height: 800 };

let stage: Stage;
let firefox: FirefoxWithExtension;

test.beforeAll(async () => {
  const extensionDir = builtExtension('firefox');
  stage = await startStage();
  firefox = await launchFirefox({ extensionDir, geckoId: geckoIdOf(extensionDir), helpdesk: stage.helpdesk });
});

test.afterAll(async () => {
  await firefox?.close();
  await stage?.close();
});

test('in Firefox an agent configures Waybill, clicks an ID and reads the card', async () => {
  const options = await firefox.openExtensionPage('options.html');
  await configureInFirefox(options, stage.platform);

  const ticket = await firefox.browser.newPage();
  await ticket.setViewport(VIEWPORT);
  await ticket.goto(stage.helpdesk.url);
  await expect.poll(() => ticket.evaluate(textsOfPainted)).toContain(DELIVERED.id);
  const { x, y } = await ticket.evaluate(middleOfPainted, DELIVERED.id);
  await ticket.mouse.click(x, y);

  await expect.poll(async () => textOf(await openCard(ticket))).toContain(DELIVERED.status);
  const card = await textOf(await openCard(ticket));
  expect(card).toContain(DELIVERED.carrier);
  expect(card).toContain(DELIVERED.recipient);
  await expect.poll(async () => loadedImages(await openCard(ticket))).toBe(DELIVERED.proofImages);

  await ticket.keyboard.press('Escape');
  await expect.poll(() => ticket.$('waybill-card')).toBeNull();
});

function geckoIdOf(extensionDir: string): string {
  const manifest: { browser_specific_settings: { gecko: { id: string } } } = JSON.parse(
    readFileSync(join(extensionDir, 'manifest.json'), 'utf8'),
  );
  return manifest.browser_specific_settings.gecko.id;
}

/** Puppeteer knows no address of extension frames in Firefox, so each frame is asked for its own. */
async function openCard(page: Page): Promise<Frame | undefined> {
  for (const frame of page.frames()) {
    // A frame that is being loaded has no document to ask; it is asked again in the next round.
    const path = await frame.evaluate(() => location.pathname).catch(() => undefined);
    if (path === '/card.html') return frame;
  }
  return undefined;
}

async function textOf(card: Frame | undefined): Promise<string> {
  return (await card?.evaluate(() => document.body.textContent)) ?? '';
}

async function loadedImages(card: Frame | undefined): Promise<number> {
  return (
    (await card?.evaluate(
      () =>
        [...document.images].filter(({ src, complete, naturalWidth }) => {
          return src.startsWith('http') && complete && naturalWidth > 0;
        }).length,
    )) ?? 0
  );
}

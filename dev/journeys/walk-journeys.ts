import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { Driver } from '../drivers/driver.ts';
import type { TestServers } from '../test-servers.ts';
import { lookUpFromPopup } from './look-up-from-popup.ts';
import { lookUpFromTicket } from './look-up-from-ticket.ts';
import { sendTestWebhook } from './send-test-webhook.ts';
import type { Step } from './step.ts';

const SCREENSHOTS = fileURLToPath(new URL('../../.waybill/screenshots/', import.meta.url));

/**
 * Runs the three journeys, and prints a line and takes a screenshot for each step.
 * @returns the process's exit code: 1 if a step failed
 */
export async function walkJourneys(driver: Driver, { platform, helpdesk }: TestServers): Promise<number> {
  await rm(SCREENSHOTS, { recursive: true, force: true });
  await mkdir(SCREENSHOTS, { recursive: true });
  const step = timedStep();
  try {
    console.log('\nClick an ID in a ticket');
    await lookUpFromTicket(step, driver, helpdesk.url);
    console.log('\nEnter an ID into the popup');
    await lookUpFromPopup(step, driver);
    console.log('\nSend a sandbox test webhook');
    await sendTestWebhook(step, driver, platform);
  } catch (error) {
    console.error(`\n${reasonOf(error)}\n\nPictures of the steps: ${SCREENSHOTS}`);
    return 1;
  }
  console.log(`\nAll three journeys work. Pictures of the steps: ${SCREENSHOTS}`);
  return 0;
}

function timedStep(): Step {
  let number = 0;
  return async (title, tab, act) => {
    number += 1;
    const startedAt = performance.now();
    let mark = '✗';
    try {
      await act();
      mark = '✓';
    } finally {
      console.log(`  ${mark} ${title} … ${Math.round(performance.now() - startedAt)} ms`);
      await tab.takePicture(join(SCREENSHOTS, `${String(number).padStart(2, '0')}-${slugOf(title)}.png`));
    }
  };
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
}

function reasonOf(error: unknown): string {
  return stripVTControlCharacters(error instanceof Error ? error.message : String(error));
}

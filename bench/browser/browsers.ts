import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { buildExtension } from '../../dev/build-extension.ts';
import { type ChromiumWithExtension, launchChromium } from '../../dev/chromium.ts';
import { HELPDESK_HOST } from '../../dev/helpdesk/page.ts';
import type { Row } from '../rows.ts';
import { writeRowExtension } from './row-extension.ts';

/** A row with its running browser. */
export interface RunningRow extends Row {
  /** The unpacked extension. */
  extensionDir: string;
  context: BrowserContext;
}

/** The browsers of all rows, open at the same time so that repetitions can alternate between them. */
export interface Browsers {
  rows: RunningRow[];
  version: string;
  close(): Promise<void>;
}

/** Builds the extension, writes the other rows' extensions and starts one browser per row. */
export async function startBrowsers(rows: readonly Row[], port: number): Promise<Browsers> {
  const folder = await mkdtemp(join(tmpdir(), 'waybill-bench-'));
  const waybill = await buildExtension('chrome');
  const running: (RunningRow & { browser: ChromiumWithExtension })[] = [];
  async function close(): Promise<void> {
    await Promise.all(running.map(({ browser }) => browser.close()));
    await rm(folder, { recursive: true, force: true });
  }
  try {
    for (const row of rows) {
      const extensionDir = await writeRowExtension(row, folder, waybill);
      const browser = await launchChromium({
        extensionDir,
        headless: true,
        helpdesk: { host: HELPDESK_HOST, port },
      });
      running.push({ ...row, extensionDir, context: browser.context, browser });
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { rows: running, version: running[0]?.context.browser()?.version() ?? 'unknown', close };
}

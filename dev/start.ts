import { buildExtension } from './build-extension.ts';
import { type ChromiumWithExtension, launchChromium } from './chromium.ts';
import { driveChromium } from './drivers/chromium-driver.ts';
import { untilInterrupted } from './interruption.ts';
import { configureBrowser } from './journeys/configure.ts';
import { startTestServers, type TestServers } from './test-servers.ts';
import { walkJourneys } from './walk-journeys.ts';
import { describeWindow, untilWindowCloses } from './window.ts';

/**
 * Builds the extension and demonstrates it: in a window or, without a display, by running the journeys.
 * @returns the process's exit code
 */
export async function start({ isHeadless }: { isHeadless: boolean }): Promise<number> {
  const headless = isHeadless || !hasDisplay();
  const interrupted = untilInterrupted();
  const cleanups: (() => Promise<void>)[] = [];
  const show = async (): Promise<number> => {
    console.log('Building the extension …');
    const extensionDir = await buildExtension('chrome');
    const servers = await startTestServers();
    cleanups.push(servers.close);
    const chromium = await launchChromium({ extensionDir, headless, helpdesk: servers.helpdesk });
    cleanups.push(chromium.close);
    await configureBrowser(chromium, servers.platform);
    return headless ? walkJourneys(await driveChromium(chromium), servers) : keepOpen(chromium, servers);
  };
  try {
    return await Promise.race([show(), interrupted.then(() => (headless ? 130 : 0))]);
  } finally {
    await Promise.all(cleanups.map((cleanUp) => cleanUp()));
  }
}

async function keepOpen(chromium: ChromiumWithExtension, servers: TestServers): Promise<number> {
  await chromium.firstPage.goto(servers.helpdesk.url);
  console.log(describeWindow(chromium, servers));
  await untilWindowCloses(chromium.context);
  return 0;
}

/** macOS and Windows always have a display. */
function hasDisplay(): boolean {
  return process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

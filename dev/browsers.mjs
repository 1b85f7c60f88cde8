import { homedir } from 'node:os';
import { join } from 'node:path';
import { findOnPath, majorVersion } from './executables.mjs';

/**
 * @typedef {object} FoundBrowser
 * @property {string} executablePath
 * @property {number} version major version
 */

/** Minimum versions in the manifests (`wxt.config.ts`): older browsers refuse to install Waybill. */
export const OLDEST_CHROMIUM = 140;
export const OLDEST_FIREFOX = 142;

const MAC_CHROMIUM = '/Applications/Chromium.app/Contents/MacOS/Chromium';
const MAC_FIREFOX = '/Applications/Firefox.app/Contents/MacOS/firefox';
const WINDOWS_FIREFOX = 'C:\\Program Files\\Mozilla Firefox\\firefox.exe';

/**
 * The Chromium that tests and `npm start` use. Google Chrome and Edge are left out on purpose: they ignore
 * `--load-extension`.
 * @returns {Promise<FoundBrowser | undefined>}
 */
export async function findChromium(env = process.env) {
  return firstUsable('WAYBILL_CHROMIUM', env, OLDEST_CHROMIUM, [
    playwrightChromium,
    () => findOnPath('chromium', env.PATH),
    () => findOnPath('chromium-browser', env.PATH),
    () => MAC_CHROMIUM,
  ]);
}

/**
 * The Firefox that tests use.
 * @returns {Promise<FoundBrowser | undefined>}
 */
export async function findFirefox(env = process.env) {
  return firstUsable('WAYBILL_FIREFOX', env, OLDEST_FIREFOX, [
    puppeteerFirefox,
    () => findOnPath('firefox-esr', env.PATH),
    () => findOnPath('firefox', env.PATH),
    () => MAC_FIREFOX,
    () => WINDOWS_FIREFOX,
  ]);
}

/** @typedef {() => string | undefined | Promise<string | undefined>} Candidate */

/**
 * @param {string} variable names a browser that overrides all others and must work
 * @param {NodeJS.ProcessEnv} env
 * @param {number} oldest
 * @param {Candidate[]} candidates
 * @returns {Promise<FoundBrowser | undefined>}
 */
async function firstUsable(variable, env, oldest, candidates) {
  const chosen = env[variable];
  if (chosen) {
    const found = usable(chosen, oldest);
    if (!found)
      throw new Error(`${variable} is ${chosen}, which is not a browser of version ${oldest} or later.`);
    return found;
  }
  for (const candidate of candidates) {
    const executablePath = await candidate();
    const found = executablePath && usable(executablePath, oldest);
    if (found) return found;
  }
  return undefined;
}

/**
 * @param {string} executablePath
 * @param {number} oldest
 * @returns {FoundBrowser | undefined}
 */
function usable(executablePath, oldest) {
  const version = majorVersion(executablePath);
  return version !== undefined && version >= oldest ? { executablePath, version } : undefined;
}

async function playwrightChromium() {
  try {
    const { chromium } = await import('@playwright/test');
    return chromium.executablePath();
  } catch {
    // Playwright throws on systems without its Chromium; then the system's own is tried.
    return undefined;
  }
}

/** Folder in which `npx @puppeteer/browsers` and Puppeteer install browsers. */
export function puppeteerCache() {
  return process.env.PUPPETEER_CACHE_DIR || join(homedir(), '.cache', 'puppeteer');
}

async function puppeteerFirefox() {
  const { Browser, getInstalledBrowsers } = await import('@puppeteer/browsers');
  const installed = await getInstalledBrowsers({ cacheDir: puppeteerCache() });
  return installed.find(({ browser }) => browser === Browser.FIREFOX)?.executablePath;
}

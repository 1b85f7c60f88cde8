import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findChromium, findFirefox, OLDEST_CHROMIUM, OLDEST_FIREFOX, puppeteerCache } from './browsers.mjs';
import { findOnPath } from './executables.mjs';

/** A slower download is stopped, and the next method is tried. */
const DOWNLOAD_LIMIT_MS = 300_000;
const APT_LIMIT_MS = 600_000;
/** Number of lines of a failed command's output that show the reason. */
const TAIL_LINES = 15;
/** Another installation may be running, for example on a machine that has just started. */
const WAIT_FOR_OTHERS = ['-o', 'DPkg::Lock::Timeout=120'];

/**
 * One method of installing a browser.
 * @typedef {object} InstallMethod
 * @property {string} progress printed while it runs
 * @property {[command: string, args: string[]][]} commands run in order; the first failure ends the method
 * @property {number} limitMs for each command
 */

/**
 * @typedef {object} WantedBrowser
 * @property {string} name
 * @property {() => Promise<import('./browsers.mjs').FoundBrowser | undefined>} find
 * @property {InstallMethod[]} methods
 * @property {string} byHand instructions for the user after all methods have failed
 */

/**
 * The methods of installing Chromium on this machine.
 * @param {{ root: string, isDebianRoot: boolean }} machine
 * @returns {WantedBrowser}
 */
export function wantedChromium({ root, isDebianRoot }) {
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  /** @type {[string, string[]]} */
  const getBrowser = [process.execPath, [playwright, 'install', '--no-shell', 'chromium']];
  /** @type {[string, string[]]} */
  const getLibraries = [process.execPath, [playwright, 'install-deps', 'chromium']];
  /** @type {InstallMethod} */
  const download = {
    progress: 'Downloading Chromium',
    // The libraries come second: if the download fails, they are not needed.
    commands: isDebianRoot ? [getBrowser, getLibraries] : [getBrowser],
    limitMs: DOWNLOAD_LIMIT_MS,
  };
  return {
    name: 'Chromium',
    find: findChromium,
    methods: isDebianRoot ? [download, apt('Chromium', ['chromium', 'fonts-noto-core'])] : [download],
    byHand:
      'Install it with "npx playwright install --with-deps chromium", or from your system (Debian: "apt-get install chromium"),\n' +
      `or set WAYBILL_CHROMIUM to the path of a Chromium of version ${OLDEST_CHROMIUM} or newer. Google Chrome and Edge do not load unpacked extensions.`,
  };
}

/**
 * The methods of installing Firefox on this machine.
 * @param {{ root: string, isDebianRoot: boolean }} machine
 * @returns {WantedBrowser}
 */
export function wantedFirefox({ root, isDebianRoot }) {
  const browsers = join(root, 'node_modules', '@puppeteer', 'browsers', 'lib', 'cjs', 'main-cli.js');
  /** @type {InstallMethod} */
  const download = {
    progress: 'Downloading Firefox',
    commands: [[process.execPath, [browsers, 'install', 'firefox@stable', '--path', puppeteerCache()]]],
    limitMs: DOWNLOAD_LIMIT_MS,
  };
  return {
    name: 'Firefox',
    find: findFirefox,
    methods: isDebianRoot ? [download, apt('Firefox', ['firefox-esr'])] : [download],
    byHand:
      'Install it with "npx @puppeteer/browsers install firefox@stable --path ~/.cache/puppeteer", or from your system\n' +
      `(Debian: "apt-get install firefox-esr"), or set WAYBILL_FIREFOX to the path of a Firefox of version ${OLDEST_FIREFOX} or newer.`,
  };
}

/** Whether packages can be installed with apt without a prompt. */
export function isDebianRoot() {
  return process.getuid?.() === 0 && findOnPath('apt-get') !== undefined;
}

/**
 * Finds a browser or installs it.
 * @param {WantedBrowser} wanted
 * @param {{ root: string, log: (line: string) => void }} context
 * @returns {Promise<import('./browsers.mjs').FoundBrowser>}
 * @throws with instructions for the user
 */
export async function ensureBrowser({ name, find, methods, byHand }, { root, log }) {
  const present = await find();
  if (present) return present;
  let failure = '';
  for (const method of methods) {
    log(`${method.progress} …`);
    failure = await install(method, root);
    const found = await find();
    if (found) return found;
    log(`  that did not work: ${failure ? shortReason(failure) : `${name} was installed but does not run.`}`);
  }
  throw new Error([failure, `There is no ${name} that runs on this machine.`, byHand].join('\n\n').trim());
}

/**
 * @param {InstallMethod} method
 * @param {string} cwd
 * @returns {Promise<string>} the end of a failed command's output; empty after success
 */
async function install({ commands, limitMs }, cwd) {
  for (const [command, args] of commands) {
    const { ok, tail } = await runCommand(command, args, { cwd, limitMs });
    if (!ok) return tail;
  }
  return '';
}

/**
 * @param {string} name
 * @param {string[]} packages
 * @returns {InstallMethod}
 */
function apt(name, packages) {
  return {
    progress: `Installing ${name} with apt-get`,
    commands: [
      ['apt-get', ['update', '--quiet', ...WAIT_FOR_OTHERS]],
      [
        'apt-get',
        ['install', '--quiet', '--yes', '--no-install-recommends', ...WAIT_FOR_OTHERS, ...packages],
      ],
    ],
    limitMs: APT_LIMIT_MS,
  };
}

/**
 * The most informative line of a failed command's output.
 * @param {string} tail
 */
function shortReason(tail) {
  const lines = stripVTControlCharacters(tail)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.find((line) => /^(Error|E): /.test(line)) ?? lines.at(-1) ?? '';
}

/**
 * Runs a command and captures its output. Never rejects: a missing or slow command counts as failed.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, limitMs: number }} options
 * @returns {Promise<{ ok: boolean, tail: string }>} whether it exited with 0, and the end of its output
 */
function runCommand(command, args, { cwd, limitMs }) {
  // Prevents prompts of apt-get; the other commands ignore it.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return new Promise((resolve) => {
    /** @type {string[]} */
    const printed = [];
    const child = spawn(command, args, { cwd, env, timeout: limitMs, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (chunk) => printed.push(String(chunk)));
    child.stderr.on('data', (chunk) => printed.push(String(chunk)));
    child.on('error', (error) => resolve({ ok: false, tail: error.message }));
    child.on('close', (code, signal) => {
      if (signal) printed.push(`\nStopped by ${signal} after at most ${Math.round(limitMs / 1000)} s.`);
      resolve({ ok: code === 0, tail: lastLines(printed.join('')) });
    });
  });
}

/** @param {string} text */
function lastLines(text) {
  return text.trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
}

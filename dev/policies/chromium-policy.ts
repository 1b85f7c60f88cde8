import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type BrowserCopy, copyBrowser } from './browser-copy.ts';

/** Policy folders of Chromium builds for Linux. The longer name comes first; neither contains the other. */
const POLICY_FOLDERS = ['/etc/opt/chrome_for_testing/policies', '/etc/chromium/policies'];

/**
 * Copies a Chromium for Linux and makes it read policies from its own folder.
 * @param executablePath the program itself, not a start script
 * @param policies the content of a file in `policies/managed`
 */
export async function copyWithPolicies(executablePath: string, policies: object): Promise<BrowserCopy> {
  // Not `os.tmpdir()`: the name must not be longer than the one that it replaces.
  const folder = await mkdtemp('/tmp/wb-');
  return copyBrowser(executablePath, folder, async (copy) => {
    const program = await readFile(executablePath);
    const built = POLICY_FOLDERS.find((name) => program.includes(name));
    if (!built) throw new Error(`${executablePath} does not say where it looks for policies.`);
    program.write(folder.padEnd(built.length, '/'), program.indexOf(built), 'latin1');
    await writeFile(copy, program, { mode: 0o755 });
    await mkdir(join(folder, 'managed'));
    await writeFile(join(folder, 'managed', 'policy.json'), JSON.stringify(policies));
  });
}

/** The ID that Chromium assigns to an unpacked extension: the hash of its path in letters from a to p. */
export function unpackedId(extensionDir: string): string {
  const hash = createHash('sha256').update(extensionDir).digest('hex').slice(0, 32);
  return [...hash].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 16))).join('');
}

/**
 * Sets policies of an extension in a running browser with Chromium's page for testing policies. Works on every system;
 * unlike policies from a file, they are not validated against the schema.
 * @param page any page of the browser; it is navigated away
 */
export async function tryPolicies(page: Page, extensionId: string, policies: object): Promise<void> {
  await page.goto('chrome://policy/test');
  // Values of Chromium's enumerations: mandatory, user scope, platform source.
  const entries = Object.entries(policies).map(([name, value]) => ({
    level: 1,
    scope: 1,
    source: 3,
    namespace: extensionId,
    name,
    value,
  }));
  await page.evaluate(async (text) => {
    const module = 'chrome://resources/js/cr.js';
    const { sendWithPromise } = await import(module);
    await sendWithPromise('setLocalTestPolicies', text, '');
  }, JSON.stringify(entries));
}

import { copyFile, mkdir, mkdtemp, realpath, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserCopy, copyBrowser } from './browser-copy.ts';

/**
 * Copies a Firefox for Linux with a `policies.json` of its own.
 * @param policies the value of `policies` in `policies.json`
 */
export async function copyFirefoxWithPolicies(
  executablePath: string,
  policies: object,
): Promise<BrowserCopy> {
  // Firefox looks for its files beside the program that a link leads to.
  const program = await realpath(executablePath);
  const folder = await mkdtemp(join(tmpdir(), 'waybill-firefox-'));
  const distribution = join(folder, 'distribution');
  return copyBrowser(
    program,
    folder,
    async (copy) => {
      await copyFile(program, copy);
      await mkdir(distribution);
      await writeFile(join(distribution, 'policies.json'), JSON.stringify({ policies }));
    },
    ['distribution'],
  );
}

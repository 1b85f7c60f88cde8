import { copyFile, mkdir, mkdtemp, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

export interface FirefoxCopy {
  executablePath: string;
  remove(): Promise<void>;
}

/**
 * Copies a Firefox for Linux and gives it a `policies.json` of its own: the folders of the installed one belong to the
 * administrator and affect every Firefox on the machine. Only the program is copied; the rest is linked.
 * @param policies the value of `policies` in `policies.json`
 */
export async function copyFirefoxWithPolicies(
  executablePath: string,
  policies: object,
): Promise<FirefoxCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'waybill-firefox-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const program = await realpath(executablePath);
    const copy = join(folder, basename(program));
    // Firefox looks for its files beside the program that a link leads to.
    await copyFile(program, copy);
    const beside = (await readdir(dirname(program))).filter(
      (name) => ![basename(program), 'distribution'].includes(name),
    );
    for (const name of beside) await symlink(join(dirname(program), name), join(folder, name));
    await mkdir(join(folder, 'distribution'));
    await writeFile(join(folder, 'distribution', 'policies.json'), JSON.stringify({ policies }));
    return { executablePath: copy, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

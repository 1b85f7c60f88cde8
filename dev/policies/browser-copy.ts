import { readdir, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { removeFolder } from '../drivers/remove-folder.ts';

/** A copy of an installed browser, in a folder of its own. */
export interface BrowserCopy {
  executablePath: string;
  remove(): Promise<void>;
}

/**
 * Copies a browser for Linux, to give it policies of its own: the folders that it reads them from belong to the
 * administrator and affect every browser on the machine. The other files beside the program become links.
 * @param program the program itself, not a start script
 * @param folder a new folder for the copy; it is removed if the copy fails
 * @param write writes the program and its policies
 * @param replaced names of the files that `write` puts beside the program instead of the installed ones
 */
export async function copyBrowser(
  program: string,
  folder: string,
  write: (copy: string) => Promise<void>,
  replaced: readonly string[] = [],
): Promise<BrowserCopy> {
  const remove = () => removeFolder(folder);
  try {
    const executablePath = join(folder, basename(program));
    const own = [basename(program), ...replaced];
    const beside = (await readdir(dirname(program))).filter((name) => !own.includes(name));
    for (const name of beside) await symlink(join(dirname(program), name), join(folder, name));
    await write(executablePath);
    return { executablePath, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

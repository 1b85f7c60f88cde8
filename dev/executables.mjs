import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A browser that does not say its version within this time is not usable. */
const VERSION_LIMIT_MS = 30_000;

/**
 * Looks a program up as the shell would.
 * @param {string} name
 * @param {string} [path] the value of `PATH`
 * @returns {string | undefined}
 */
export function findOnPath(name, path = process.env.PATH ?? '') {
  return path
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
}

/**
 * The major version that a browser says of itself.
 * @param {string} executable
 * @returns {number | undefined} undefined when it does not run: it is absent, a stub, or lacks libraries
 */
export function majorVersion(executable) {
  if (!existsSync(executable)) return undefined;
  // On Windows `--version` opens a window and says nothing; there a browser that is present counts as a recent one.
  if (process.platform === 'win32') return Number.POSITIVE_INFINITY;
  const { status, stdout } = spawnSync(executable, ['--version'], {
    encoding: 'utf8',
    timeout: VERSION_LIMIT_MS,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const major = /\b(\d+)\.\d/.exec(stdout ?? '')?.[1];
  return status === 0 && major !== undefined ? Number(major) : undefined;
}

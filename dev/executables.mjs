import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A browser that does not print its version within this time is unusable. */
const VERSION_LIMIT_MS = 30_000;

/**
 * Looks up a program like a shell.
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
 * The major version that a browser prints.
 * @param {string} executable
 * @returns {number | undefined} undefined if it does not run: it is absent, a stub, or lacks libraries
 */
export function majorVersion(executable) {
  if (!existsSync(executable)) return undefined;
  // On Windows `--version` opens a window and prints nothing; there any installed browser is treated as recent.
  if (process.platform === 'win32') return Number.POSITIVE_INFINITY;
  const { status, stdout } = spawnSync(executable, ['--version'], {
    encoding: 'utf8',
    timeout: VERSION_LIMIT_MS,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const major = /\b(\d+)\.\d/.exec(stdout ?? '')?.[1];
  return status === 0 && major !== undefined ? Number(major) : undefined;
}

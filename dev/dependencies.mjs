import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {Record<string, { version?: string, optional?: boolean }>} LockedPackages */

/**
 * Whether `node_modules` matches the lock file. Compares it with npm's own list of installed packages, which detects
 * added and updated packages and avoids needless installations.
 * @param {string} root
 */
export function areDependenciesCurrent(root) {
  const installedList = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedList)) return false;
  return isInstalled(readPackages(join(root, 'package-lock.json')), readPackages(installedList));
}

/**
 * @param {LockedPackages} wanted
 * @param {LockedPackages} installed
 */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted)
    .filter(([folder]) => folder !== '')
    .every(([folder, { version, optional }]) => {
      const present = installed[folder];
      // Optional packages are mostly for other systems.
      return present ? present.version === version : optional === true;
    });
}

/**
 * @param {string} lockFile
 * @returns {LockedPackages}
 */
function readPackages(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages ?? {};
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {Record<string, { version?: string, optional?: boolean }>} LockedPackages */

/**
 * Whether `node_modules` holds what the lock file asks for. npm writes down what it installed; the two lists are
 * compared, so that a package that was added or updated is noticed and nothing is installed twice.
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
      // Optional packages are for other systems, mostly.
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

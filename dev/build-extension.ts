import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** Output folders of WXT's production builds. */
const BUILDS = {
  chrome: { folder: join(ROOT, '.output', 'chrome-mv3'), args: ['build'] },
  firefox: { folder: join(ROOT, '.output', 'firefox-mv3'), args: ['build', '-b', 'firefox', '--mv3'] },
};
type Target = keyof typeof BUILDS;

/** Builds the extension for production. @returns the folder to load */
export async function buildExtension(target: Target): Promise<string> {
  const { folder, args } = BUILDS[target];
  const wxt = join(ROOT, 'node_modules', 'wxt', 'bin', 'wxt.mjs');
  try {
    await promisify(execFile)(process.execPath, [wxt, ...args], { cwd: ROOT });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`The extension could not be built.\n${stdout}${stderr}`, { cause: error });
  }
  return folder;
}

/** The folder of an existing build. */
export function builtExtension(target: Target): string {
  const { folder } = BUILDS[target];
  if (existsSync(join(folder, 'manifest.json'))) return folder;
  throw new Error(
    `There is no build in ${folder}: run "npm run build${target === 'chrome' ? '' : ':firefox'}".`,
  );
}

interface Manifest {
  commands: Record<string, { suggested_key: { default: string } }>;
  /** Only in the build for Firefox. */
  browser_specific_settings: { gecko: { id: string } };
}

/** The manifest of a build. */
export function manifestOf(extensionDir: string): Manifest {
  return JSON.parse(readFileSync(join(extensionDir, 'manifest.json'), 'utf8'));
}

/** The extension's ID in Firefox. */
export const geckoIdOf = (extensionDir: string): string =>
  manifestOf(extensionDir).browser_specific_settings.gecko.id;

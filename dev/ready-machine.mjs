import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areDependenciesCurrent } from './dependencies.mjs';
import { ensureBrowser, isDebianRoot, wantedChromium, wantedFirefox } from './install-browsers.mjs';
import { nodeProblem } from './node-version.mjs';
import { npmCommand } from './npm.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Prepares a machine that has only Node and npm: installs dependencies, Chromium and, if needed, Firefox.
 * Runs before dependencies are installed: this file and its imports must statically import only Node's own modules.
 * @param {{ needsFirefox: boolean }} options
 * @throws with instructions for the user
 */
export async function readyMachine({ needsFirefox }) {
  const problem = nodeProblem(process.versions.node);
  if (problem) throw new Error(problem);
  ensureDependencies();
  const machine = { root: ROOT, isDebianRoot: isDebianRoot() };
  const wanted = needsFirefox ? [wantedChromium(machine), wantedFirefox(machine)] : [wantedChromium(machine)];
  for (const each of wanted) {
    const { executablePath, version } = await ensureBrowser(each, { root: ROOT, log: console.log });
    console.log(`${each.name}${Number.isFinite(version) ? ` ${version}` : ''}: ${executablePath}`);
  }
}

function ensureDependencies() {
  if (areDependenciesCurrent(ROOT)) return;
  console.log('Installing dependencies …');
  const [command, args] = npmCommand(['ci', '--no-audit', '--no-fund']);
  const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' });
  if (status === 0) return;
  const reason = error ? ` (${error.message})` : '';
  throw new Error(
    `"npm ci" did not succeed${reason}. Its messages above say why; the package registry may be out of reach.`,
  );
}

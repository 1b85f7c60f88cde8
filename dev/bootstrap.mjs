/**
 * Readies a machine that has Node and npm and nothing else: dependencies, Chromium and (for the tests) Firefox.
 * Runs before dependencies exist: nothing but Node's own modules may be imported at the top of any file used here.
 */
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areDependenciesCurrent } from './dependencies.mjs';
import { ensureBrowser, isDebianRoot, wantedChromium, wantedFirefox } from './install-browsers.mjs';
import { nodeProblem } from './node-version.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {string} line */
function say(line) {
  console.log(line);
}

function ensureDependencies() {
  if (areDependenciesCurrent(root)) return;
  say('Installing dependencies …');
  // npm's own script where npm started us: `npm` itself is no program on Windows.
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm, 'ci']] : ['npm', ['ci']];
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) {
    const reason = error ? ` (${error.message})` : '';
    throw new Error(
      `"npm ci" did not succeed${reason}. See its messages above; the network may be out of reach.`,
    );
  }
}

/** @param {boolean} needsFirefox */
async function bootstrap(needsFirefox) {
  const problem = nodeProblem(process.versions.node);
  if (problem) throw new Error(problem);
  ensureDependencies();
  const machine = { root, isDebianRoot: isDebianRoot() };
  const wanted = needsFirefox ? [wantedChromium(machine), wantedFirefox(machine)] : [wantedChromium(machine)];
  for (const each of wanted) {
    const { executablePath, version } = await ensureBrowser(each, { root, say });
    say(`${each.name} ${Number.isFinite(version) ? version : ''}: ${executablePath}`);
  }
}

try {
  await bootstrap(!process.argv.includes('--without-firefox'));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

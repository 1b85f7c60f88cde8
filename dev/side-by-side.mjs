/**
 * Runs npm scripts in lanes, side by side: `node dev/side-by-side.mjs unit lint,types` runs `unit` beside `lint` and then
 * `types`. What a script prints is shown in one piece when it has ended. Ends with 1 if any script fails; the others of its
 * lane are left out then, those of other lanes are not: one run names all that is wrong.
 */
import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const areGood = await Promise.all(process.argv.slice(2).map((lane) => runLane(lane.split(','))));
process.exitCode = areGood.includes(false) ? 1 : 0;

/** @param {string[]} scripts */
async function runLane(scripts) {
  for (const script of scripts) {
    const isGood = await runScript(script);
    if (!isGood) return false;
  }
  return true;
}

/**
 * @param {string} script
 * @returns {Promise<boolean>} whether it succeeded
 */
function runScript(script) {
  // npm's own script where npm started us: `npm` itself is no program on Windows.
  const npm = process.env.npm_execpath;
  const args = ['run', '--silent', script];
  const [command, all] = npm ? [process.execPath, [npm, ...args]] : ['npm', args];
  const startedAt = Date.now();
  return new Promise((resolve) => {
    const child = spawn(command, all, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    /** @type {Buffer[]} */
    const printed = [];
    child.stdout.on('data', (chunk) => printed.push(chunk));
    child.stderr.on('data', (chunk) => printed.push(chunk));
    child.on('error', (error) => printed.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) => {
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
      process.stdout.write(Buffer.concat(printed));
      console.log(`${code === 0 ? '✓' : '✗'} ${script} (${seconds} s)\n`);
      resolve(code === 0);
    });
  });
}

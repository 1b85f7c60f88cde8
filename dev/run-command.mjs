import { spawn } from 'node:child_process';

/** Number of lines of a failed command's output that show the reason. */
const TAIL_LINES = 15;

/**
 * Runs a command and captures its output. Never rejects: a missing or slow command counts as failed.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, limitMs: number, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ ok: boolean, tail: string }>} whether it exited with 0, and the end of its output
 */
export function runCommand(command, args, { cwd, limitMs, env = process.env }) {
  return new Promise((resolve) => {
    /** @type {string[]} */
    const printed = [];
    const child = spawn(command, args, { cwd, env, timeout: limitMs, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (chunk) => printed.push(String(chunk)));
    child.stderr.on('data', (chunk) => printed.push(String(chunk)));
    child.on('error', (error) => resolve({ ok: false, tail: error.message }));
    child.on('close', (code, signal) => {
      if (signal) printed.push(`\nStopped by ${signal} after at most ${Math.round(limitMs / 1000)} s.`);
      resolve({ ok: code === 0, tail: lastLines(printed.join('')) });
    });
  });
}

/** @param {string} text */
function lastLines(text) {
  return text.trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
}

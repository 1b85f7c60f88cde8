import { type ChildProcess, spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npmCommand } from '../npm.mjs';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Time limit for an interrupted script to close its browsers. */
const END_LIMIT_MS = 10_000;

/** A script of `package.json`. */
export interface Script {
  script: string;
  args?: string[];
  env?: Record<string, string>;
}

export interface RunOptions {
  /** Stops the script and all its processes. */
  signal: AbortSignal;
  /** Receives the script's output. If absent, the script writes to this process's own output. */
  write?(chunk: string): void;
}

/** Runs a script to completion. @returns whether it succeeded */
export function runScript(
  { script, args = [], env = {} }: Script,
  { signal, write }: RunOptions,
): Promise<boolean> {
  if (signal.aborted) return Promise.resolve(false);
  const [command, commandArgs] = npmCommand(['run', '--silent', script, '--', ...args]);
  const child = spawn(command, commandArgs, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    // Creates a process group, so that a signal reaches the shells and workers between npm and the test.
    detached: process.platform !== 'win32',
    stdio: write ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => write?.(chunk));
  }
  return new Promise((resolve) => {
    let limit: NodeJS.Timeout | undefined;
    const end = () => {
      endAll(child, 'SIGINT');
      limit = setTimeout(() => endAll(child, 'SIGKILL'), END_LIMIT_MS);
    };
    signal.addEventListener('abort', end, { once: true });
    const settle = (isOk: boolean) => {
      clearTimeout(limit);
      signal.removeEventListener('abort', end);
      resolve(isOk);
    };
    child.on('error', (error) => {
      write?.(`${error.message}\n`);
      settle(false);
    });
    child.on('close', (code) => settle(code === 0 && !signal.aborted));
  });
}

/** Sends a signal to a script and to all processes that it started. */
function endAll({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  if (process.platform === 'win32') {
    spawn('taskkill', ['/pid', String(pid), '/T', '/F']);
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch (error) {
    // All processes of the group have already ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

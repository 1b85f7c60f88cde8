import { readyMachine } from './ready-machine.mjs';

/**
 * Runs a tool that is written in TypeScript, in this process: a shell or a second Node in between would not forward the
 * signal to stop. Ends the process with the tool's exit code, or with 1 and a message if something fails.
 * @param {(ready: (needed: { needsFirefox: boolean }) => Promise<void>) => Promise<number>} run calls `ready` before it
 * imports TypeScript
 */
export async function runTool(run) {
  let code = 1;
  try {
    code = await run(ready);
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`);
  }
  // Resources that are still open must not keep the process running.
  process.exit(code);
}

/** @param {{ needsFirefox: boolean }} needed */
async function ready(needed) {
  await readyMachine(needed);
  const { register } = await import('tsx/esm/api');
  register();
}

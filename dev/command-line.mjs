import { parseArgs } from 'node:util';

/**
 * Parses the arguments of a command.
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {Config} config
 * @param {string} usage how to call the command, for the message of a mistake
 * @throws with a message for the user
 */
export function parseCommandLine(config, usage) {
  try {
    return parseArgs(config);
  } catch (error) {
    // After the first sentence, Node explains how to pass an argument that begins with a dash.
    const [reason] = String(error instanceof Error ? error.message : error).split('. ');
    throw new Error(`${reason}. Use it like this:\n${usage}`, { cause: error });
  }
}

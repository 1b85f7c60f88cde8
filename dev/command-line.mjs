import { parseArgs } from 'node:util';

/**
 * An option of a command. `value` is an example of its value; without it, the option takes none.
 * @typedef {{ value?: string, help: string }} CommandOption
 */

/**
 * Arguments that are not options.
 * @typedef {{ name: string, help: string }} CommandWords
 */

/**
 * @template {Record<string, CommandOption>} T
 * @typedef {{ [K in keyof T]?: T[K] extends { value: string } ? string : boolean }} Values
 */

/**
 * Parses the arguments of a command. For `--help` it prints the options and ends the process.
 * @template {Record<string, CommandOption>} T
 * @param {readonly string[]} args
 * @param {{ command: string, options: T, words?: CommandWords }} usage without `words`, options are the only arguments
 * @returns {{ values: Values<T>, words: string[] }}
 * @throws with the problem and the list of options
 */
export function readCommandLine(args, { command, options, words }) {
  const list = describeOptions(command, options, words);
  if (args.includes('--help')) {
    console.log(list);
    process.exit(0);
  }
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: words !== undefined,
      options: Object.fromEntries(
        Object.entries(options).map(([name, { value }]) => [name, { type: value ? 'string' : 'boolean' }]),
      ),
    });
    return { values: /** @type {Values<T>} */ (values), words: positionals };
  } catch (error) {
    // The rest is advice about options that begin with a dash.
    const [problem] = (error instanceof Error ? error.message : String(error)).split(/\.\s|\.$|\n/);
    throw new Error(`${problem}.\n\n${list}`);
  }
}

/**
 * @param {string} command
 * @param {Record<string, CommandOption>} options
 * @param {CommandWords} [words]
 */
function describeOptions(command, options, words) {
  const rows = Object.entries(options).map(([name, { value, help }]) => [
    `--${name}${value ? ` ${value}` : ''}`,
    help,
  ]);
  if (words) rows.unshift([words.name, words.help]);
  const width = Math.max(...rows.map(([left = '']) => left.length));
  const lines = rows.map(([left = '', help]) => `  ${left.padEnd(width)}  ${help}`);
  return [`Options of ${command}:`, ...lines].join('\n');
}

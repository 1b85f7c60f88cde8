/**
 * The command that runs npm: npm's own script if npm started this process, because `npm` is not an executable on
 * Windows.
 * @param {string[]} args
 * @returns {[command: string, args: string[]]}
 */
export function npmCommand(args) {
  const npm = process.env.npm_execpath;
  return npm ? [process.execPath, [npm, ...args]] : ['npm', args];
}

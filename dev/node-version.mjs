/** Same as `engines` in package.json. */
const OLDEST = [20, 19];

/**
 * Returns the problem with a version of Node, if there is one.
 * @param {string} version such as `20.19.0`
 * @returns {string | undefined}
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST;
  const isOld = major < oldestMajor || (major === oldestMajor && minor < oldestMinor);
  if (!isOld) return undefined;
  return `Waybill needs Node ${OLDEST.join('.')} or newer; this is Node ${version}. Install a newer one from https://nodejs.org.`;
}

/**
 * Installs the requirements of single tests (dependencies, Chromium and Firefox) without running any. `npm test`
 * includes this.
 */
import { runTool } from './run-tool.mjs';

await runTool(async (ready) => {
  await ready({ needsFirefox: true });
  return 0;
});

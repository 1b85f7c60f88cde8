import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PartOutcome } from './outcome.ts';
import { readE2eReport, readReport, readUnitReport, type TestCounts } from './reports.ts';
import { ROOT, type RunOptions, runScript, type Script } from './run-script.ts';

/** In order of execution, fastest first. */
const STATICS_AND_BUILDS: Record<string, Script> = {
  'format and lint': { script: 'lint' },
  types: { script: 'types' },
  'unused code': { script: 'unused' },
  'build for Chromium': { script: 'build' },
  'build for Firefox': { script: 'build:firefox' },
};
export const E2E = 'end-to-end tests';

/** Runs format, lint, types, the search for unused code and both builds in order; stops at the first failure. */
export async function runStaticsAndBuilds(options: RunOptions): Promise<PartOutcome[]> {
  const parts: PartOutcome[] = [];
  for (const [name, script] of Object.entries(STATICS_AND_BUILDS)) {
    const isOk = await runScript(script, options);
    parts.push({ name, isOk });
    if (!isOk) break;
  }
  return parts;
}

/** Runs the unit tests. @param report file for their report */
export async function runUnit(report: string, options: RunOptions): Promise<PartOutcome> {
  const args = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return runTests('unit tests', { script: 'unit', args }, { report, read: readUnitReport }, options);
}

/** Runs the end-to-end tests with the existing builds. @param report file for their report */
export async function runE2e(
  { report, picturesDir, args }: { report: string; picturesDir: string; args: string[] },
  options: RunOptions,
): Promise<PartOutcome> {
  const script: Script = {
    script: 'e2e',
    args: [
      '--reporter=list,json,./tests/browsers/support/feature-table.ts',
      `--output=${picturesDir}`,
      ...args,
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(ROOT, report) },
  };
  return runTests(E2E, script, { report, read: readE2eReport }, options);
}

async function runTests(
  name: string,
  script: Script,
  { report, read }: { report: string; read: (json: string, root: string) => TestCounts },
  options: RunOptions,
): Promise<PartOutcome> {
  const file = join(ROOT, report);
  // A report of an earlier run must not be read as that of this run.
  rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  const isOk = await runScript(script, options);
  const counts = readReport(file, read, ROOT);
  if (!counts) return { name, isOk: false };
  return { name, isOk: isOk && counts.passed > 0 && counts.failures.length === 0, counts };
}

import type { TestCounts } from './reports.ts';

/** The result of one part of the suite. */
export interface PartOutcome {
  /** Such as `types`, or `unit tests`. */
  name: string;
  isOk: boolean;
  /** Only for test parts whose runner wrote a report. */
  counts?: TestCounts;
}

export interface RunOutcome {
  parts: PartOutcome[];
  /** Names of parts that were skipped because others failed. */
  notRun: string[];
  ms: number;
  /** Folder for screenshots and traces of failed tests. */
  picturesDir: string;
}

/** Describes in one line which parts ran, how long they took, and where to find failures. */
export function describeRun({ parts, notRun, ms, picturesDir }: RunOutcome): string {
  const passed = parts.filter(({ isOk }) => isOk).map(describePassed);
  const failed = parts.filter(({ isOk }) => !isOk);
  if (failed.length === 0 && notRun.length === 0) {
    return `Passed in ${formatDuration(ms)}: ${passed.join(', ')}.`;
  }
  const sentences = [`Failed after ${formatDuration(ms)}: ${failed.map(describeFailed).join(', ')}.`];
  if (passed.length > 0) sentences.push(`Passed: ${passed.join(', ')}.`);
  if (notRun.length > 0) sentences.push(`Not run: ${notRun.join(', ')}.`);
  const artifacts = failed.flatMap(({ counts }) => counts?.artifacts ?? []);
  if (artifacts.length > 0) sentences.push(describeArtifacts(artifacts, picturesDir));
  return sentences.join(' ');
}

function describeArtifacts(artifacts: string[], picturesDir: string): string {
  const trace = artifacts.find((file) => file.endsWith('.zip'));
  return trace
    ? `Pictures and traces: ${picturesDir}/ (npx playwright show-trace ${trace}).`
    : `Pictures: ${picturesDir}/.`;
}

function describePassed({ name, counts }: PartOutcome): string {
  if (!counts) return name;
  const { passed, skipped } = counts;
  return `${passed} ${name}${skipped > 0 ? ` (${skipped} skipped)` : ''}`;
}

function describeFailed({ name, counts }: PartOutcome): string {
  if (!counts) return name;
  const { passed, failed, skipped, failures } = counts;
  const run = passed + failed;
  // For example tests that follow a failed one in a series.
  if (failed > 0) return `${failed} of ${run} ${name}${skipped > 0 ? ` (${skipped} did not run)` : ''}`;
  if (run === 0) return `${name} (none ran)`;
  return `${name} (${failures[0] ?? 'no test failed, but the runner did'})`;
}

/** @returns such as `8 min 3 s` */
export function formatDuration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}

/** Returns one line for each run, followed by one for each failed test. */
export function describeRuns(runs: readonly RunOutcome[]): string {
  const lines = runs.flatMap(({ parts, ms }, i) => {
    const isRed = parts.some(({ isOk }) => !isOk);
    const minutes = (ms / 60_000).toFixed(1).padStart(7);
    const failures = parts.filter(({ isOk }) => !isOk).flatMap(failuresOf);
    return [
      `${String(i + 1).padStart(3)}  ${isRed ? 'failed' : 'passed'}  ${minutes}`,
      ...failures.map((failure) => `       ${failure}`),
    ];
  });
  return ['Run  Result  Minutes', ...lines].join('\n');
}

function failuresOf({ name, counts }: PartOutcome): string[] {
  return counts && counts.failures.length > 0
    ? counts.failures
    : [describeFailed({ name, isOk: false, ...(counts && { counts }) })];
}

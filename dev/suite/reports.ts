import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { z } from '../../utils/zod.ts';

/** The results in a test runner's report. */
export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
  /** A line for each failed test, and for each file that could not be loaded. */
  failures: string[];
  /** Files of failed tests: screenshots and traces. */
  artifacts: string[];
}

const UnitReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** Reads the report of Vitest's `json` reporter. @param root paths are relative to this folder */
export function readUnitReport(json: string, root: string): TestCounts {
  const report = UnitReport.parse(JSON.parse(json));
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`${file} (the file itself)`];
    return failed.map(({ fullName }) => `${file}: ${fullName}`);
  });
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    failures,
    artifacts: [],
  };
}

const Spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(z.object({ attachments: z.array(z.object({ path: z.optional(z.string()) })) })),
    }),
  ),
});
type Spec = z.infer<typeof Spec>;

const Suite = z.object({
  specs: z.array(Spec),
  get suites() {
    return z.optional(z.array(Suite));
  },
});
type Suite = z.infer<typeof Suite>;

const E2eReport = z.object({
  suites: z.array(Suite),
  errors: z.array(z.object({ message: z.optional(z.string()) })),
});

/** Reads the report of Playwright's `json` reporter. @param root paths are relative to this folder */
export function readE2eReport(json: string, root: string): TestCounts {
  const { suites, errors } = E2eReport.parse(JSON.parse(json));
  const counts: TestCounts = { passed: 0, failed: 0, skipped: 0, failures: [], artifacts: [] };
  for (const { title, file, line, tests } of suites.flatMap(specsOf)) {
    for (const { status, results } of tests) {
      if (status === 'expected') counts.passed += 1;
      else if (status === 'skipped') counts.skipped += 1;
      else {
        // A test that passed only on a retry counts as failed.
        counts.failed += 1;
        counts.failures.push(`${file}:${line} ${title}`);
        const attachments = results.flatMap((result) => result.attachments);
        const paths = attachments.flatMap(({ path }) => path ?? []);
        counts.artifacts.push(...paths.map((path) => relative(root, path)));
      }
    }
  }
  // Errors outside any test, for example in the set-up.
  for (const { message = 'an error without a message' } of errors) {
    counts.failures.push(message.split('\n', 1).join());
  }
  return counts;
}

function specsOf({ specs, suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** Reads a report. @returns undefined if the runner wrote none */
export function readReport(
  file: string,
  read: (json: string, root: string) => TestCounts,
  root: string,
): TestCounts | undefined {
  let json: string;
  try {
    json = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  return read(json, root);
}

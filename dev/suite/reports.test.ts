import { describe, expect, it } from 'vitest';
import { readE2eReport, readReport, readUnitReport } from './reports.ts';

const ROOT = '/project';

describe('readUnitReport', () => {
  const read = (report: object) => readUnitReport(JSON.stringify(report), ROOT);

  it('counts tests and lists failed ones with their files', () => {
    const report = {
      numPassedTests: 2,
      numFailedTests: 1,
      numPendingTests: 4,
      testResults: [
        {
          name: '/project/utils/queue.test.ts',
          status: 'failed',
          assertionResults: [
            { fullName: 'queue keeps the order', status: 'failed' },
            { fullName: 'queue ends', status: 'passed' },
          ],
        },
        { name: '/project/utils/time.test.ts', status: 'passed', assertionResults: [] },
      ],
    };
    expect(read(report)).toEqual({
      passed: 2,
      failed: 1,
      skipped: 4,
      failures: ['utils/queue.test.ts: queue keeps the order'],
      artifacts: [],
    });
  });

  it('lists a file that could not be loaded', () => {
    const testResults = [{ name: '/project/utils/time.test.ts', status: 'failed', assertionResults: [] }];
    const report = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, testResults };
    expect(read(report).failures).toEqual(['utils/time.test.ts (the file itself)']);
  });
});

describe('readE2eReport', () => {
  const read = (report: object) => readE2eReport(JSON.stringify(report), ROOT);
  const spec = (title: string, status: string, attachments: object[] = []) => ({
    title,
    file: 'card.spec.ts',
    line: 7,
    tests: [{ status, results: [{ attachments }] }],
  });

  it('counts tests of nested suites and collects the files of failed ones', () => {
    const attachments = [
      { name: 'trace', path: '/project/test-results/card/trace.zip' },
      { name: 'screenshot', path: '/project/test-results/card/test-failed-1.png' },
      { name: 'stdout' },
    ];
    const nested = { specs: [spec('closes', 'unexpected', attachments), spec('moves', 'skipped')] };
    expect(read({ suites: [{ specs: [spec('opens', 'expected')], suites: [nested] }], errors: [] })).toEqual({
      passed: 1,
      failed: 1,
      skipped: 1,
      failures: ['card.spec.ts:7 closes'],
      artifacts: ['test-results/card/trace.zip', 'test-results/card/test-failed-1.png'],
    });
  });

  it('counts a test that passed only on a retry as failed', () => {
    expect(read({ suites: [{ specs: [spec('opens', 'flaky')] }], errors: [] }).failed).toBe(1);
  });

  it('lists errors outside tests by their first line', () => {
    const { failures } = read({ suites: [], errors: [{ message: 'No tests found.\nMake sure …' }] });
    expect(failures).toEqual(['No tests found.']);
  });
});

describe('readReport', () => {
  it('returns undefined if the runner wrote no report', () => {
    expect(readReport('/nowhere/report.json', readUnitReport, ROOT)).toBeUndefined();
  });
});

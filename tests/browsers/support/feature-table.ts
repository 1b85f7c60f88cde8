import { basename } from 'node:path';
import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import type { WorkerFixtures } from './fixtures.ts';

type Counts = Map<string, { passed: number; run: number }>;

/** Prints how many tests of each feature have passed in each browser. A feature is a file of `tests/browsers/`. */
export default class FeatureTable implements Reporter {
  readonly #features = new Map<string, Counts>();
  readonly #browsers = new Set<string>();

  printsToStdio(): boolean {
    return false;
  }

  onBegin(_: unknown, suite: Suite): void {
    for (const test of suite.allTests()) this.#count(test, {});
  }

  onTestEnd(test: TestCase, { status }: TestResult): void {
    if (status !== 'skipped') this.#count(test, { run: 1, passed: status === 'passed' ? 1 : 0 });
  }

  onEnd(_: FullResult): void {
    if (this.#features.size > 0) console.log(`\n${this.#describe()}`);
  }

  #count(test: TestCase, { run = 0, passed = 0 }): void {
    const { file } = test.location;
    const { browserUnderTest: browser } = (test.parent.project()?.use ?? {}) as Partial<WorkerFixtures>;
    if (!browser || !/[\\/]browsers[\\/]/.test(file)) return;
    const feature = basename(file, '.spec.ts').replaceAll('-', ' ');
    const counts: Counts = this.#features.get(feature) ?? new Map();
    const before = counts.get(browser) ?? { passed: 0, run: 0 };
    counts.set(browser, { passed: before.passed + passed, run: before.run + run });
    this.#features.set(feature, counts);
    this.#browsers.add(browser);
  }

  #describe(): string {
    const browsers = [...this.#browsers].sort();
    const row = (name: string, counts: Counts) => {
      const cells = browsers.map((browser) => {
        const { passed, run } = counts.get(browser) ?? { passed: 0, run: 0 };
        return run === passed ? `${passed || '–'}` : `${passed} of ${run}`;
      });
      return `| ${[name, ...cells].join(' | ')} |`;
    };
    const head = `| Feature | ${browsers.join(' | ')} |\n|---|${'---:|'.repeat(browsers.length)}`;
    const features = [...this.#features].sort(([a], [b]) => a.localeCompare(b));
    return [head, ...features.map(([name, counts]) => row(name, counts)), row('All', this.#sum())].join('\n');
  }

  #sum(): Counts {
    const sum: Counts = new Map();
    for (const [browser, { passed, run }] of [...this.#features.values()].flatMap((each) => [...each])) {
      const before = sum.get(browser) ?? { passed: 0, run: 0 };
      sum.set(browser, { passed: before.passed + passed, run: before.run + run });
    }
    return sum;
  }
}

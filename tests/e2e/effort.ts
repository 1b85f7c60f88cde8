import type { Page } from '@playwright/test';

/** The effort of a task for a person. */
export interface Effort {
  task: string;
  /** In the order in which they were done, such as `the ID`, `Insert`. */
  steps: string[];
  clicks: number;
  keys: number;
}

/** Counts the clicks and keys of one task after the other. */
export function createEffortCounter() {
  const efforts: Effort[] = [];

  function latest(): Effort {
    const effort = efforts.at(-1);
    if (!effort) throw new Error('No task was begun.');
    return effort;
  }

  return {
    efforts,
    begin(task: string): void {
      efforts.push({ task, steps: [], clicks: 0, keys: 0 });
    },
    /**
     * One click.
     * @param step what is clicked
     */
    async click<T>(step: string, act: () => Promise<T>): Promise<T> {
      const result = await act();
      latest().steps.push(step);
      latest().clicks += 1;
      return result;
    },
    /** A click in a prompt of the browser, which automation cannot see. */
    answerPrompt(step: string): void {
      latest().steps.push(step);
      latest().clicks += 1;
    },
    /** One press of a key, or of several together, named as by `Keyboard.press`. */
    async press(page: Page, keys: string): Promise<void> {
      await page.keyboard.press(keys);
      latest().steps.push(keys);
      latest().keys += 1;
    },
    /** The same for a command of the browser, whose keys automation cannot press. */
    async pressCommand(keys: string, act: () => Promise<void>): Promise<void> {
      await act();
      latest().steps.push(keys);
      latest().keys += 1;
    },
  };
}

/** The counts as lines of a Markdown table. */
export function effortTable(efforts: readonly Effort[]): string {
  const lines = efforts.map(
    ({ task, steps, clicks, keys }) => `| ${task} | ${steps.join(', ')} | ${clicks} | ${keys} |`,
  );
  return ['| Task | Steps | Clicks | Keys |', '|---|---|---|---|', ...lines].join('\n');
}

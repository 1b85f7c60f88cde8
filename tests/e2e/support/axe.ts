import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';

const require = createRequire(import.meta.url);
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { target: unknown }[];
}

interface Options {
  runOnly?: string[];
  rules?: Record<string, { enabled: boolean }>;
  resultTypes?: string[];
}

interface Axe {
  run(options: Options): Promise<{ violations: Violation[] }>;
}

/** axe-core's findings in a page or frame, in light and dark, as `scheme, rule: element`. */
export async function violations(view: Page | Frame): Promise<string[]> {
  return inBothSchemes(
    view,
    // Targets of at least 24 pixels, or with room around them (WCAG 2.2, 2.5.8); axe leaves this rule out by default.
    { rules: { 'target-size': { enabled: true } } },
    // In the dark scheme, only colours differ.
    { runOnly: ['color-contrast'] },
  );
}

/** Texts with a contrast of less than 7 to 1, or 4.5 to 1 if they are large (WCAG 1.4.6), in light and dark. */
export async function lowContrasts(view: Page | Frame): Promise<string[]> {
  const enhanced = { runOnly: ['color-contrast-enhanced'] };
  return inBothSchemes(view, enhanced, enhanced);
}

async function inBothSchemes(view: Page | Frame, light: Options, dark: Options): Promise<string[]> {
  const page = 'page' in view ? view.page() : view;
  if (!(await view.evaluate(() => 'axe' in globalThis))) await view.evaluate(axeSource);
  const found = await inScheme('light', light);
  found.push(...(await inScheme('dark', dark)));
  await page.emulateMedia({ colorScheme: null });
  return found;

  async function inScheme(colorScheme: 'light' | 'dark', options: Options): Promise<string[]> {
    await page.emulateMedia({ colorScheme });
    const { violations: all } = await view.evaluate(
      (how) => {
        // Ends transitions from the other scheme's colours.
        for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
        return (globalThis as unknown as { axe: Axe }).axe.run(how);
        // Passes are not needed, and listing them takes time.
      },
      { ...options, resultTypes: ['violations'] },
    );
    return all.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${colorScheme}, ${id}: ${target}`));
  }
}

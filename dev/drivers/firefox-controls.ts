import { setTimeout as delay } from 'node:timers/promises';
import type { ElementHandle, Frame, KeyInput, Page } from 'puppeteer-core';
import type { Control, View } from './driver.ts';

const LIMIT_MS = 20_000;
const STEP_MS = 30;

/**
 * Waits until a function returns something.
 * @param what what is waited for; a function if it is only known at the end
 * @param limitMs in milliseconds
 */
export async function until<Result>(
  find: () => Promise<Result | undefined | false>,
  what: string | (() => string),
  limitMs = LIMIT_MS,
): Promise<Result> {
  const end = Date.now() + limitMs;
  for (;;) {
    const found = await find();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > end) throw new Error(`Waited for ${typeof what === 'string' ? what : what()}.`);
    await delay(STEP_MS);
  }
}

/** The address of a page; empty while one document replaces another. */
export const addressOf = (page: Page): Promise<string> => page.evaluate(() => location.href).catch(() => '');

/** Finds the elements of a control in one attempt. */
type Search = () => Promise<ElementHandle[]>;

/** @param isField leaves out all but form fields: their labels have the same name */
async function all(
  container: Page | Frame | ElementHandle,
  selector: string,
  isField: boolean,
): Promise<ElementHandle[]> {
  const found: ElementHandle[] = await container.$$(selector);
  if (!isField) return found;
  const are = await Promise.all(
    found.map((each) => each.evaluate((one) => one.matches('input, textarea, select'))),
  );
  return found.filter((_, index) => are[index]);
}

/** A page or a frame of Firefox, as journeys and tests see it. */
export function viewInFirefox(target: Page | Frame, isBehind = false): View {
  const control = (selector: string, isField = false): Control =>
    controlOf(() => all(target, selector, isField), { selector, page: pageOf(target), isBehind });
  return {
    get: (role, name) => control(aria(name, role)),
    field: (label) => control(aria(label), true),
    find: control,
    text: () => target.evaluate(() => document.body.innerText),
    run: (script: unknown, argument?: unknown) => target.evaluate(script as never, argument as never),
  };
}

const pageOf = (target: Page | Frame): Page => ('page' in target ? target.page() : target);

const aria = (name: string, role?: string): string =>
  `::-p-aria([name="${name.replaceAll('"', '\\"')}"]${role === undefined ? '' : `[role="${role}"]`})`;

function controlOf(
  search: Search,
  { selector, page, isBehind }: { selector: string; page: Page; isBehind: boolean },
): Control {
  const visible: Search = async () => {
    const found = await search().catch(() => []);
    const shown = await Promise.all(found.map((each) => isShown(each).catch(() => false)));
    return found.filter((_, index) => shown[index]);
  };
  const first = () => until(async () => (await visible())[0], selector);
  const part = (inner: string, isField = false): Control =>
    controlOf(
      async () => (await Promise.all((await visible()).map((each) => all(each, inner, isField)))).flat(),
      { selector: `${inner} in ${selector}`, page, isBehind },
    );
  return {
    async click() {
      const element = await until(async () => {
        const [found] = await visible();
        return found && (await found.evaluate((each) => !each.matches(':disabled'))) ? found : undefined;
      }, `${selector}, enabled`);
      // A tab that is not drawn gets no input.
      if (isBehind) return element.evaluate((each) => (each as HTMLElement).click());
      await element.click();
    },
    async fill(text) {
      const element = await first();
      await element.evaluate((each) => {
        (each as HTMLInputElement).focus();
        (each as HTMLInputElement).select();
      });
      if (text === '') return press(page, 'Delete');
      await element.type(text);
    },
    async press(keys) {
      await (await first()).focus();
      await press(page, keys);
    },
    count: async () => (await visible()).length,
    run: async (script: unknown, argument?: unknown) =>
      (await first()).evaluate(script as never, argument as never),
    get: (role, name) => part(aria(name, role)),
    field: (label) => part(aria(label), true),
  };
}

const isShown = (element: ElementHandle): Promise<boolean> =>
  element.evaluate(
    (each) => each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length > 0,
  );

/** @param keys such as `Enter` or `Control+A` */
export async function press(page: Page, keys: string): Promise<void> {
  const names = (keys === '+' ? ['+'] : keys.split('+')) as KeyInput[];
  const key = names.pop() ?? 'Enter';
  for (const name of names) await page.keyboard.down(name);
  await page.keyboard.press(key);
  for (const name of names.reverse()) await page.keyboard.up(name);
}
